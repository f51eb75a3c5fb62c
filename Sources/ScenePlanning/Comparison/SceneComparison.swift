import Basics
import JSONSource
import Planning
import ProjectReading
import Projects
import Scenes
import TemplateSets

/// The input of `ComparedScenes`, which several threads share.
final class SceneComparison: Sendable {
    let generation: SceneGeneration
    let group: DesiredProject.Group
    /// The scenes file that the group comes from.
    let list: String?
    let policy: PlanPolicy
    let state: ProjectState
    let recorders: [SceneRecorder]
    let removedBases: [OutputPath: FileBase]

    /// - Throws: `Failure` with 64 if scenes of a scenes file go to a folder outside the project.
    init(
        _ group: DesiredProject.Group, _ generation: SceneGeneration, _ desired: DesiredProject,
        _ policy: PlanPolicy, removedBases: [OutputPath: FileBase]
    ) throws(Failure) {
        (self.generation, self.policy, self.removedBases) = (generation, policy, removedBases)
        (self.group, list) = (group, desired.list)
        state = desired.state
        let project = desired.state.project
        recorders = group.scenes.sets.map {
            SceneRecorder(project: project, templateSet: $0, place: group.place)
        }
        guard list != nil else { return }
        let layout = group.place.layout
        try project.checkContains(layout.scene, option: "--output")
        if let tests = layout.tests { try project.checkContains(tests, option: "--tests") }
    }
}

extension Project {
    /// - Throws: `Failure` with 64 for a folder that records cannot name.
    fileprivate func checkContains(_ root: OutputLayout.Root, option: String) throws(Failure) {
        if folder(at: root) != nil { return }
        throw Failure(
            .usage, "the folder '\(root.path)' lies outside the project", path: option,
            hint: "generate records what it makes in the project; its root is "
                + "'\(self.root)'.")
    }
}

/// The scenes that one thread renders and compares.
struct ComparedScenes: Sendable {
    private(set) var operations: [FileOperation] = []
    private(set) var orphans: [OrphanedFile] = []
    private(set) var notes: [Diagnostic] = []
    /// Test values that the tests of changed scenes lack.
    private(set) var missing: MissingSamples
    private(set) var costs: [RunCost] = []
    /// The paths of the files, in the order of their scenes.
    private(set) var ownedPaths: [SceneGeneration.OwnedPath] = []
    private(set) var changed: [String] = []
    private(set) var movedPaths: [OutputPath: OutputPath] = [:]

    /// - Throws: `Failure` with everything that is wrong with the scenes.
    init(
        _ comparison: SceneComparison, _ range: Range<Int>, within budget: RunBudget
    ) throws(Failure) {
        let (generation, policy) = (comparison.generation, comparison.policy)
        let state = comparison.state
        missing = MissingSamples(in: generation)
        var paths = OwnedPaths(from: state.disk.currentFolder)
        var problems = Problems()
        // The first thread shows the progress of all, which take about as long.
        func report(_ done: Int) {
            guard range.lowerBound == 0, done > 0 else { return }
            policy.progress(done, range.count, generation.renderables.count)
        }
        let made = try generation.makeFiles(
            of: range, within: budget, replacing: state.disk.contents(at:)
        ) { files, number throws(Failure) in
            report(number)
            let scene = problems.collect { () throws(Failure) in
                try ComparedScene(files, of: number, comparison)
            }
            guard let scene else { return }
            for file in scene.files { paths.add(file.destination, ofRenderable: number) }
            operations += scene.operations
            orphans += scene.orphans
            notes += scene.notes
            movedPaths.merge(scene.movedPaths) { $1 }
            let isChanged = scene.operations.contains(where: \.isChange)
            if isChanged { changed.append(generation.renderables[number].name.text) }
            if isChanged || policy.rules.createsScenes { missing.add(renderable: number) }
        }
        costs = made.costs
        notes = made.warnings + notes
        report(range.count)
        try problems.check()
        ownedPaths = paths.all
    }
}

/// The changes to one scene: its files and its record.
private struct ComparedScene {
    private(set) var operations: [FileOperation] = []
    private(set) var orphans: [OrphanedFile] = []
    private(set) var notes: [Diagnostic] = []
    /// New paths of recorded files, by their old ones.
    private(set) var movedPaths: [OutputPath: OutputPath] = [:]
    /// The rendered files, at the places that the record has.
    private(set) var files: [OutputFile]
    /// The files as the record lists them.
    private var recorded: [RecordedFile] = []
    /// Whether the user moved a file of a listed scene.
    private var hasMovedFiles = false
    /// What changes files of the set that the user wrote; nil for another set.
    private var cause: String?

    private let resolved: ResolvedScene
    /// The record of a scene that keeps its place. Scenes of a scenes file have none.
    private let outline: SceneRecord?
    private let recorder: SceneRecorder
    private let comparison: SceneComparison

    private var name: String { resolved.given.name.text }
    private var list: String? { comparison.list }
    private var policy: PlanPolicy { comparison.policy }
    /// Whether the scene is created anew over an existing one, whose bases and places don't count.
    private var isRecreated: Bool {
        policy.rules.createsScenes && policy.existingFiles == .overwrite
    }
    private var state: ProjectState { comparison.state }
    private var records: RecordStore { state.records }

    /// - Throws: `Failure` with 65 for a scene that belongs to another scenes file or is elsewhere,
    ///   and what reading its record throws.
    init(
        _ rendered: [OutputFile], of number: Int, _ comparison: SceneComparison
    ) throws(Failure) {
        (self.comparison, files) = (comparison, rendered)
        resolved = comparison.group.scenes.all[number]
        outline = comparison.group.earlier[resolved.given.name.text]
        recorder = comparison.recorders[resolved.set]
        if let outline {
            files = outline.located(files, by: recorder, followsMoves: !isRecreated)
        }
        guard policy.rules.isRecorded, let recorded = try recorder.recorded(files) else {
            if outline != nil, !policy.rules.createsScenes { throw outside }
            try compareUnrecorded()
            return
        }
        self.recorded = recorded
        let old = records.contains(name) ? try records.contents(of: name) : nil
        try policy.rules.createsScenes ? compareNew(replacing: old) : compareAgain(replacing: old)
    }

    /// Compares files that no record mentions.
    private mutating func compareUnrecorded() throws(Failure) {
        for file in files {
            operations.append(
                ifAny: try file.operation(over: nil, policy.existingFiles, on: state.disk))
        }
        if policy.rules.isRecorded { notes.append(.sceneIsUnrecorded(at: state.project.root)) }
    }

    /// Compares a scene that is created, perhaps over an earlier one.
    private mutating func compareNew(replacing old: [UInt8]?) throws(Failure) {
        var known = outline
        if let outline, let whole = try records.record(of: name)?.present(in: recorder.templateSet)
        {
            known = whole
            known?.follow(outline)
        }
        try compareFiles(over: known)
        var record = try newRecord
        if let known {
            recorder.add(known, to: &record, keepsFiles: !policy.rules.replacesScenes)
            release(known, staying: record.files)
        }
        operations.append(ifAny: records.change(to: record, replacing: old))
    }

    /// Compares a scene with what its record says.
    private mutating func compareAgain(replacing old: [UInt8]?) throws(Failure) {
        var record = try newRecord
        if let outline { record.keepPlace(of: outline) } else { record.scenesFile = list }
        if let old, old.hasBytes(of: record.contents) {
            // Most scenes haven't changed, and then every base is the rendered text.
            try compareFiles(over: record)
            if !hasMovedFiles { return }
        } else if let old {
            var known = try records.record(of: name, parsing: old).present(in: recorder.templateSet)
            if let outline {
                for (file, now) in zip(known.files, outline.files) where file.path != now.path {
                    movedPaths[file.path] = now.path
                }
                known.follow(outline)
            }
            if policy.existingFiles != .overwrite {
                let sets = [known, record].map(\.entry.choices.template?.text)
                if sets[0] == sets[1] {
                    try known.checkIsNotNewer(
                        than: record.setVersion, at: records.destination(of: name).path)
                }
            }
            record.keepSource(of: known)
            if let old = known.setSource, let new = record.setSource, old.url != new.url,
                known.setDigest != record.setDigest
            {
                let set = recorder.templateSet.name
                notes.append(
                    .note(
                        "the set '\(set)' comes from '\(new.url.text)' now, not from "
                            + "'\(old.url.text)'",
                        hint: "'\(old.installCommand(for: set))' installs the other one."))
            }
            cause = known.change(to: record)
            var moved: [OutputPath: RecordedFile] = [:]
            if list != nil {
                try check(known, belongsWith: record)
                moved = try known.filesMoving(to: record)
                if !moved.isEmpty {
                    var left = known
                    left.files = Array(moved.values)
                    notes += state.notesOnFilesLeftBehind(by: left)
                }
                files = known.located(
                    files, by: recorder, followsMoves: known.isAtPlace(of: record))
                recorded = try recorder.recorded(files) ?? recorded
            }
            moved.merge(known.filesRenamed(to: recorded)) { one, _ in one }
            moved.merge(filesRespelled(from: known)) { one, _ in one }
            try compareFiles(over: known, moved)
            keepDanglingRoutes(of: known, besides: moved)
            release(known, staying: recorded + moved.values)
        } else {
            try compareFiles(over: nil)
        }
        record.files = recorded.sortedByPath
        operations.append(ifAny: records.change(to: record, replacing: old))
    }

    /// Keeps the files of routes to scenes that no longer exist, although the set may give them other
    /// paths.
    private mutating func keepDanglingRoutes(
        of earlier: SceneRecord, besides moved: [OutputPath: RecordedFile]
    ) {
        let ids = Set(files.filter(\.file.isDangling).map(\.file.id))
        if ids.isEmpty { return }
        let known = Set(recorded.map(\.path)).union(moved.values.map(\.path))
        recorded += earlier.files.filter { file in
            file.id.map(ids.contains) == true && !known.contains(file.path)
        }
    }

    /// Recorded files that are at their new paths already, in another spelling.
    private func filesRespelled(from earlier: SceneRecord) -> [OutputPath: RecordedFile] {
        let known = Set(earlier.files.map(\.path))
        let new = recorded.map(\.path).filter { !known.contains($0) }
        if new.isEmpty { return [:] }
        let old = Dictionary(earlier.files.map { ($0.path.collisionKey, $0) }) { $1 }
        var respelled: [OutputPath: RecordedFile] = [:]
        for path in new {
            guard let file = old[path.collisionKey] else { continue }
            let places = [file.path, path].map { recorder.destination(of: $0).path }
            if state.disk.isOneFile(places[0], places[1]) { respelled[path] = file }
        }
        return respelled
    }

    /// The record of the scene as it is rendered.
    private var newRecord: SceneRecord {
        get throws(Failure) {
            guard let record = recorder.record(of: resolved, files: recorded) else { throw outside }
            return record
        }
    }

    private var outside: Failure {
        Failure(
            .data, "the scene '\(name)' lies outside the project",
            path: records.destination(of: name).path,
            hint: "Restore the record from version control.")
    }
}

extension ComparedScene {
    /// Decides about each file by its three texts. A file that the user deleted keeps its recorded
    /// base, and a file that existed before scene-kit isn't recorded. For others, the new base is
    /// the rendered text, so a change that the user skipped isn't offered again.
    ///
    /// - Parameter moved: Recorded files whose paths change, by their new paths.
    private mutating func compareFiles(
        over earlier: SceneRecord?, _ moved: [OutputPath: RecordedFile] = [:]
    ) throws(Failure) {
        let known = Dictionary((earlier?.files ?? []).map { ($0.path, $0) }) { $1 }
        var unrecorded: Set<OutputPath> = []
        for (index, rendered) in files.enumerated() {
            var file = rendered
            let path = recorded[index].path
            let old = known[path]
            if rendered.file.isDangling {
                if let old = old ?? moved[path] {
                    recorded[index] = old
                } else {
                    unrecorded.insert(path)
                }
                continue
            }
            if let from = moved[path], try move(from, to: file, at: index) { continue }
            var yours = try state.disk.entry(at: file.destination)
            if list != nil, let old, yours == .absent,
                let path = state.movedFile(old, of: name)
            {
                file = OutputFile(
                    file: file.file, destination: recorder.destination(of: path),
                    isAdopted: file.isAdopted)
                movedPaths[recorded[index].path] = path
                follow(file, at: index, path)
                yours = try state.disk.entry(at: file.destination)
            }
            // The rendering is the base of a file that the user wrote before.
            let first = rendered.isAdopted ? FileBase(rendered.file.contents) : nil
            let base =
                isRecreated
                ? nil : (old ?? moved[path])?.base ?? comparison.removedBases[path] ?? first
            var wanted = file.wanted(base: base)
            let earlier = old ?? moved[path]
            wanted.respectsDeletion = earlier != nil && policy.rules.respectsDeletion
            guard
                var operation = FileOperation(
                    for: wanted, policy: policy.existingFiles, over: yours)
            else {
                recorded[index].base = earlier?.base ?? recorded[index].base
                noteDeletion(of: file)
                continue
            }
            if let cause, rendered.isAdopted, !operation.mergeConflicts.isEmpty,
                operation.verb == .conflict
            {
                notes.append(
                    .fileStays(
                        because: cause, path: file.destination.path,
                        hint: operation.changedLines(since: base)))
                (operation.verb, operation.mergeConflicts) = (.skip, [])
            }
            operations.append(operation)
            if operation.verb == .skip, base == nil { unrecorded.insert(path) }
        }
        recorded.removeAll { unrecorded.contains($0.path) }
    }

    /// Lets the record follow a file that the user moved.
    private mutating func follow(_ file: OutputFile, at index: Int, _ path: OutputPath) {
        files[index] = file
        recorded[index].path = path
        noteMove(to: file.destination)
    }

    private mutating func noteMove(to destination: Destination) {
        if !hasMovedFiles { notes.append(state.noteOnMove(of: name, to: destination.path)) }
        hasMovedFiles = true
    }

    /// Moves a file with its edits from its recorded place, or from where the user moved it.
    ///
    /// - Returns: Whether there was a file to move.
    private mutating func move(
        _ old: RecordedFile, to file: OutputFile, at index: Int
    ) throws(Failure) -> Bool {
        let found = state.movedFile(old, of: name)
        for path in [old.path, found].compactMap(\.self) {
            let place = recorder.destination(of: path)
            if place == file.destination { continue }
            let move = FileMove(
                from: place, to: file.destination, theirs: file.file.contents, base: old.base)
            guard let moving = try move.operations(policy.existingFiles, on: state.disk) else {
                continue
            }
            operations += moving
            if moving.leaveTheFile {
                // It stays there as if the user had written it.
                files[index] = OutputFile(file: file.file, destination: place, isAdopted: true)
                (recorded[index].path, recorded[index].isAdopted) = (path, true)
            } else {
                movedPaths[old.path] = recorder.project.file(at: file.destination)
            }
            return true
        }
        return false
    }

    private mutating func noteDeletion(of file: OutputFile) {
        notes.append(
            .note(
                "the file was deleted, so scene-kit doesn't create it", path: file.destination.path,
                hint: "'\(state.project.command("update \(name) --restore"))' creates it again."))
    }

    /// Gives up recorded files that aren't generated anymore. A file that `route` added to a scene
    /// becomes the user's when a scenes file takes the scene over.
    private mutating func release(_ earlier: SceneRecord, staying: [RecordedFile]) {
        let paths = Set(staying.map(\.path))
        let isTakenOver = list != nil && earlier.scenesFile == nil
        let oldSet = isTakenOver ? try? state.sets.set(earlier.entry.choices.template) : nil
        let routes = Set(
            (oldSet?.files ?? []).filter { $0.repetition == .forEachRoute }.map(\.id))
        for file in earlier.files where !paths.contains(file.path) {
            var destination = recorder.destination(of: file.path)
            if list != nil, !state.disk.exists(destination.path),
                let path = state.movedFile(file, of: name)
            {
                destination = recorder.destination(of: path)
                noteMove(to: destination)
            }
            guard isTakenOver, oldSet == nil || file.id.map(routes.contains) ?? true else {
                orphans.append(OrphanedFile(destination: destination, base: file.base))
                continue
            }
            notes.append(
                .note(
                    "the scenes file takes the scene '\(name)' over and does not make this file, which is "
                        + "yours from now on",
                    path: destination.path,
                    hint: "If it is a route, add that to the scene's \"routes\" or \"present\"."))
        }
    }

    /// - Throws: `Failure` with 65 if another scenes file has the scene, too, or if `new` created
    ///   it in another folder, or with something that the entry doesn't mention.
    private func check(_ earlier: SceneRecord, belongsWith record: SceneRecord) throws(Failure) {
        let message: String
        var hint = "Take it out of one of the two files."
        if let other = earlier.scenesFile {
            if other == list { return }
            let path = state.project.shownPath(ofList: other)
            switch state.lists.state(of: other) {
            case .gone: return
            case .names(let names) where !names.contains(name): return
            case .names: message = "the scene '\(name)' is in the scenes file '\(path)', too"
            case .unreadable:
                message =
                    "the scene '\(name)' is in the scenes file '\(path)', which cannot be read"
            }
        } else {
            let missing = earlier.values(missingIn: resolved.given, generatedAs: record)
            let isElsewhere = earlier.sources != record.sources
            guard isElsewhere || missing != nil, records.hasFiles(of: earlier) else { return }
            message =
                "the project has a scene '\(name)' already, "
                + (isElsewhere
                    ? "in '\(earlier.sources.path)'" : "with values that this entry would remove")
            hint =
                isElsewhere
                ? "Choose another name. To move the scene, list it at that place first."
                : "Add to the entry: \(missing ?? "")"
        }
        throw Failure(
            .data,
            resolved.given.name.diagnostic(message, atUTF8: 0..<name.utf8.count, hint: hint))
    }
}

extension Diagnostic {
    /// A note on a file that a user wrote, and that the set would change.
    static func fileStays(
        because cause: String, path: String, hint: String? = nil
    ) -> Diagnostic {
        .note(
            "\(cause) changes lines that you wrote, so the file stays as it is", path: path,
            hint: hint)
    }

    static func sceneIsUnrecorded(at root: String) -> Diagnostic {
        .note(
            "the scene lies outside the project, so it is not recorded", path: root,
            hint: "--no-record says so on purpose.")
    }
}

extension SceneRecord {
    /// Rendered files at their recorded places, if they were moved there or the user wrote them. A
    /// new file of a scene that the user wrote goes beside the others.
    ///
    /// - Parameter followsMoves: Whether files that were moved keep their recorded places.
    func located(
        _ rendered: [OutputFile], by recorder: SceneRecorder, followsMoves: Bool = true
    ) -> [OutputFile] {
        let adopted = files.filter(\.isAdopted)
        return rendered.map { file in
            if let own = adopted.first(where: { $0.id == file.file.id }) {
                return OutputFile(
                    file: file.file, destination: recorder.destination(of: own.path),
                    isAdopted: true)
            }
            let path = recorder.project.file(at: file.destination)
            if files.contains(where: { $0.path == path }) { return file }
            let moved = files.filter {
                $0.id == file.file.id && $0.path.fileName == file.destination.relative.fileName
            }
            if moved.count == 1, followsMoves || !adopted.isEmpty {
                return OutputFile(
                    file: file.file, destination: recorder.destination(of: moved[0].path))
            }
            guard let path, let place = recorder.path(of: file.file, at: path, beside: adopted)
            else { return file }
            return OutputFile(file: file.file, destination: recorder.destination(of: place))
        }
    }

    /// Keeps what doesn't follow from rendering the scene again.
    mutating func keepPlace(of earlier: SceneRecord) {
        (scenesFile, module, support) = (earlier.scenesFile, earlier.module, earlier.support)
        (sources, tests) = (earlier.sources, earlier.tests ?? tests)
        keepSource(of: earlier)
    }

    /// The values of this scene that an entry of a scenes file doesn't mention, and would replace,
    /// as they are written in the entry. Nil without any.
    fileprivate func values(
        missingIn given: SceneEntry, generatedAs other: SceneRecord
    ) -> String? {
        var missing = entry.choices
        let sets = [missing, other.entry.choices].map(\.template?.text)
        let set = given.choices.template == nil && sets[0] != sets[1] ? sets[0] : nil
        let folder = given.folder == nil && entry.folder != other.entry.folder ? entry.folder : nil
        if given.choices.parameters != nil { missing.parameters = nil }
        if given.choices.dependencies != nil { missing.dependencies = nil }
        missing.options = missing.options.filter { key, value in
            given.choices.options[key] == nil
                && other.resolved.options[key]?.texts.map(\.text) != value.texts.map(\.text)
        }
        let keys = ["params", "dependencies", "options"]
        let members =
            [JSONMember("template", text: set), JSONMember("folder", text: folder?.path)]
            .compactMap(\.self) + missing.members.filter { keys.contains($0.key) }
        if members.isEmpty { return nil }
        let lines = JSONValue.object(members).text().split(separator: "\n")
        return lines.dropFirst().dropLast().map { $0.drop { $0 == " " } }.joined(separator: " ")
    }

    /// Takes the places that the files were moved to.
    mutating func follow(_ outline: SceneRecord) {
        for (index, file) in outline.files.enumerated() where index < files.count {
            files[index].path = file.path
        }
        entry.folder = outline.entry.folder
    }

    /// - Throws: `Failure` with 73 if the scene was generated with a newer version of its set.
    func checkIsNotNewer(than version: String?, at path: String) throws(Failure) {
        guard let old = SemanticVersion(setVersion ?? ""),
            let new = SemanticVersion(version ?? ""), new < old
        else { return }
        let set = entry.choices.template?.text ?? ""
        throw Failure(
            .conflict,
            "the scene '\(entry.name.text)' has version \(old) of the set '\(set)', and here is "
                + "only \(new)",
            path: path,
            hint:
                "Upgrade the set. --on-conflict overwrite goes back to the older version, without "
                + "what you changed in the scene's files.")
    }

    fileprivate func isAtPlace(of record: SceneRecord) -> Bool {
        record.entry.folder == entry.folder && record.sources == sources && record.tests == tests
    }

    /// The files whose paths change with the scene's folder or module, by their new paths.
    fileprivate func filesMoving(
        to record: SceneRecord
    ) throws(Failure) -> [OutputPath: RecordedFile] {
        if record.scenesFile != scenesFile || isAtPlace(of: record) { return [:] }
        var moving: [OutputPath: RecordedFile] = [:]
        for file in files {
            if let path = try path(of: file, asIn: record), path != file.path {
                moving[path] = file
            }
        }
        return moving
    }
}

extension SceneRecorder {
    /// The path of a new file beside the files with its role that the user wrote or, if there are
    /// none, beside all that the user wrote. Nil if these are in several folders, or if the file is
    /// beside one of them already.
    fileprivate func path(
        of file: RenderedFile, at path: OutputPath, beside adopted: [RecordedFile]
    ) -> OutputPath? {
        if adopted.isEmpty || file.isShared { return nil }
        let known = adopted.compactMap { recorded in
            templateSet.files.first { $0.id == recorded.id }.map {
                (role: $0.role, root: $0.root, folder: Array(recorded.path.components.dropLast()))
            }
        }.filter { $0.root == file.root }
        let alike = known.filter { $0.role == file.role }
        let folders = Set((alike.isEmpty ? known : alike).map(\.folder))
        guard folders.count == 1, let folder = folders.first,
            !known.contains(where: { $0.folder == path.components.dropLast() })
        else { return nil }
        return try? OutputPath((folder + [path.fileName]).joined(separator: "/"))
    }
}

extension SceneRecord {
    /// What makes the set generate other files for another record of the scene; nil for another set.
    fileprivate func change(to record: SceneRecord) -> String? {
        let (old, new) = (entry.choices, record.entry.choices)
        if old.template?.text != new.template?.text { return nil }
        if setDigest != record.setDigest { return "a new version of the set" }
        if old.initialData[0] != new.initialData[0] { return "a parameter" }
        return old.initialData[1] != new.initialData[1] ? "a dependency" : "an option"
    }
}

extension FileOperation {
    /// The lines that the base and the file on disk don't have; without such lines, those that only
    /// the base has.
    fileprivate func changedLines(since base: FileBase?) -> String? {
        guard case .text(let base)? = base else { return nil }
        func lines(_ text: String) -> [String] {
            text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.trimmed.isEmpty }
        }
        let known = Set(lines(String(decoding: old ?? [], as: UTF8.self)).map(\.trimmed))
        let (before, after) = (lines(base), lines(String(decoding: new, as: UTF8.self)))
        let changes = LineChanges(from: before, to: after).changes
        let missing = changes.flatMap { after[$0.new] }.filter { !known.contains($0.trimmed) }
        let list = missing.isEmpty ? changes.flatMap { before[$0.old] } : missing
        if list.isEmpty { return nil }
        return
            (missing.isEmpty
            ? "The set no longer has these lines:" : "The set has these lines, which yours lacks:")
            + (list.prefix(8) + (list.count > 8 ? ["…"] : [])).map { "\n    \($0)" }.joined()
    }
}

extension OutputFile {
    /// The file as a plan's input.
    ///
    /// - Parameter base: The text that scene-kit last wrote there, if it is known.
    func wanted(base: FileBase?) -> WantedFile {
        WantedFile(
            destination: destination, contents: file.contents,
            owner: file.isShared ? .team : .user, base: base)
    }

    /// The operation for the file; nil if it stays deleted.
    func operation(
        over base: FileBase?, _ policy: ExistingFilePolicy, on disk: any Disk,
        respectsDeletion: Bool = false
    ) throws(Failure) -> FileOperation? {
        var file = wanted(base: base)
        file.respectsDeletion = respectsDeletion
        return FileOperation(for: file, policy: policy, over: try disk.entry(at: destination))
    }
}
