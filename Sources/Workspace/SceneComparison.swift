import Basics
import FileSystem
package import Planning
import Projects
package import Scenes
import TemplateSets

/// Compares the rendered scenes of a group with their records and the disk.
final class SceneComparison: Sendable {
    let generation: SceneGeneration
    let policy: PlanPolicy
    private let project: Project
    private let records: RecordStore
    private let scenes: ResolvedScenes
    private let earlier: [String: SceneRecord]
    private let list: ListReference?
    private let recorders: [SceneRecorder]
    /// The bases of files of removed scenes.
    private let removedBases: [OutputPath: FileBase]

    /// - Throws: `Failure` with 64 if scenes of a scenes file go to a folder outside the project.
    init(
        _ group: DesiredProject.Group, _ generation: SceneGeneration, _ desired: DesiredProject,
        _ policy: PlanPolicy, bases: [OutputPath: FileBase]
    ) throws(Failure) {
        (self.generation, self.policy, removedBases) = (generation, policy, bases)
        (project, records) = (desired.snapshot.project, desired.snapshot.records)
        (scenes, earlier, list) = (group.scenes, group.earlier, desired.list)
        let project = project
        recorders = group.scenes.sets.map {
            SceneRecorder(project: project, templateSet: $0, place: group.place)
        }
        guard list != nil else { return }
        try project.checkContains(group.place.layout.scene, option: "--output")
        if let tests = group.place.layout.tests {
            try project.checkContains(tests, option: "--tests")
        }
    }
}

extension Project {
    /// - Throws: `Failure` with 64 for a folder that records cannot name.
    fileprivate func checkContains(
        _ root: OutputLayout.Root, option: String
    ) throws(Failure) {
        do throws(OutputPathProblem) {
            if try checkedFolder(at: root) != nil { return }
        } catch {
            throw Failure(
                .usage, "the folder '\(root.path)' \(error.reason)", path: option,
                hint: "Choose another folder.")
        }
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

    static func compared(
        _ comparison: SceneComparison, _ range: Range<Int>, within budget: RunBudget,
        _ progress: @Sendable (Int, Int, Int) -> Void
    ) -> Result<ComparedScenes, Failure> {
        do throws(Failure) {
            return .success(try Self(comparison, range, within: budget, progress))
        } catch {
            return .failure(error)
        }
    }

    private init(
        _ comparison: SceneComparison, _ range: Range<Int>, within budget: RunBudget,
        _ progress: @Sendable (Int, Int, Int) -> Void
    ) throws(Failure) {
        let generation = comparison.generation
        missing = MissingSamples(in: generation)
        let lookup = SceneComparison.Lookup(comparison)
        var paths = OwnedPaths()
        var problems = Problems()
        // The first thread shows the progress of all, which take about as long.
        func report(_ done: Int) {
            guard range.lowerBound == 0, done > 0 else { return }
            progress(done, range.count, generation.items.count)
        }
        var notes: [Diagnostic] = []
        let made = try generation.makeFiles(
            of: range, within: budget, replacing: lookup.disk.contents
        ) { files, number throws(Failure) in
            report(number)
            let scene = problems.collect { () throws(Failure) in
                try comparison.compare(files, of: number, lookup)
            }
            guard let scene else { return }
            for file in scene.files { paths.add(file.destination, item: number) }
            operations += scene.operations
            orphans += scene.orphans
            notes += scene.notes
            if scene.isChanged { changed.append(generation.items[number].name.text) }
            if scene.isChanged || comparison.policy.isNew { missing.add(item: number) }
        }
        costs = made.costs
        self.notes = made.warnings + notes
        report(range.count)
        try problems.check()
        ownedPaths = paths.all
    }
}

extension SceneComparison {
    /// The lookups of one thread, each done once.
    struct Lookup {
        let disk = DiskState()
        let lists: ScenesFiles
        let moved: MovedFiles

        init(_ comparison: SceneComparison) {
            lists = ScenesFiles(of: comparison.project)
            moved = MovedFiles(in: comparison.project, comparison.records)
        }
    }

    /// The changes to one scene: its files and its record.
    struct ComparedScene {
        fileprivate(set) var operations: [FileOperation] = []
        fileprivate(set) var orphans: [OrphanedFile] = []
        fileprivate(set) var notes: [Diagnostic] = []
        /// The files, at the places that the record has.
        fileprivate(set) var files: [OutputFile]

        var isChanged: Bool {
            operations.contains { $0.verb.writes || $0.verb == .conflict }
        }
    }

    /// - Throws: `Failure` with 65 for a scene that belongs to another scenes file or is elsewhere, and what
    ///   reading its record throws.
    func compare(
        _ rendered: [OutputFile], of number: Int, _ lookup: Lookup
    ) throws(Failure) -> ComparedScene {
        let item = scenes.items[number]
        let (name, recorder) = (item.given.name.text, recorders[item.set])
        let outline = earlier[name]
        var scene = ComparedScene(
            files: policy.isNew
                ? rendered
                : rendered.map { outline?.located($0, in: project, records) ?? $0 })
        guard policy.isRecorded, var recorded = try recorder.recorded(scene.files) else {
            if outline != nil, !policy.isNew { throw records.outside(name) }
            try compareUnrecorded(&scene, lookup)
            return scene
        }
        let old =
            records.contains(name) ? try records.contents(of: name, on: lookup.disk) : nil
        guard !policy.isNew else {
            let known = try outline.map(whole)
            _ = try compare(&scene, &recorded, over: known, [:], recorder, lookup)
            guard
                let record = recorder.record(
                    item.scene, item.given, files: recorded, over: known,
                    keepsFiles: !policy.replacesScenes)
            else { throw records.outside(name) }
            finish(&scene, record, replacing: old)
            if let known { release(known, staying: record.files, recorder, &scene) }
            return scene
        }
        guard var record = recorder.record(item.scene, item.given, files: recorded) else {
            throw records.outside(name)
        }
        if let outline { record.keepPlace(of: outline) } else { record.list = list?.path }
        if let old, old == record.contents {
            // Most scenes haven't changed, and then every base is the rendered text.
            if try compare(&scene, &recorded, over: record, [:], recorder, lookup) { return scene }
        } else {
            var known: SceneRecord?
            if let old {
                var read = try records.record(of: name, parsing: old)
                if let outline { read.follow(outline) }
                if list != nil { try check(read, belongsTo: item, record, lookup.lists) }
                record.keepSource(of: read)
                known = read
            }
            var moved: [OutputPath: RecordedFile] = [:]
            if let known {
                if list != nil { moved = try known.filesMoving(to: record) }
                moved.merge(known.filesRenamed(to: recorded)) { one, _ in one }
            }
            _ = try compare(&scene, &recorded, over: known, moved, recorder, lookup)
            if let known {
                release(known, staying: recorded + moved.values, recorder, &scene)
            }
        }
        record.files = recorded.sortedByPath
        finish(&scene, record, replacing: old)
        return scene
    }

    private func finish(
        _ scene: inout ComparedScene, _ record: SceneRecord, replacing old: [UInt8]?
    ) {
        let change = records.operation(
            forRecordOf: record.entry.name.text, record.contents, replacing: old)
        scene.operations += [change].compactMap(\.self)
    }

    /// The whole record of an outline.
    private func whole(_ outline: SceneRecord) throws(Failure) -> SceneRecord {
        var record = try records.record(of: outline.entry.name.text) ?? outline
        record.follow(outline)
        return record
    }

    /// Compares files that no record mentions.
    private func compareUnrecorded(
        _ scene: inout ComparedScene, _ lookup: Lookup
    ) throws(Failure) {
        for file in scene.files {
            let entry = try lookup.disk.entry(at: file.destination)
            let operation = FileOperation(for: file.wanted(), policy.existing, entry)
            scene.operations += [operation].compactMap(\.self)
        }
        guard policy.isRecorded else { return }
        scene.notes.append(.notRecorded(in: project))
    }

    /// Decides about each file by its three texts.
    ///
    /// - Parameters:
    ///   - recorded: The files as they are recorded. A file that the user deleted keeps its base, and a
    ///     file that was there before scene-kit isn't recorded.
    ///   - moved: Recorded files whose paths change, by their new paths.
    /// - Returns: Whether `recorded` is unchanged.
    private func compare(
        _ scene: inout ComparedScene, _ recorded: inout [RecordedFile], over earlier: SceneRecord?,
        _ moved: [OutputPath: RecordedFile], _ recorder: SceneRecorder, _ lookup: Lookup
    ) throws(Failure) -> Bool {
        let ignoresBases = policy.isNew && policy.existing == .overwrite
        let known = Dictionary((earlier?.files ?? []).map { ($0.path, $0) }) { $1 }
        var unrecorded: Set<OutputPath> = []
        var isSame = true
        for (index, file) in scene.files.enumerated() {
            let path = recorded[index].path
            let old = known[path]
            if let from = moved[path] {
                let places = [recorder.destination(of: from, in: records), found(from, lookup)]
                if try move(from, from: places, to: file, lookup.disk, &scene) { continue }
            }
            let yours = try lookup.disk.entry(at: file.destination)
            if list != nil, let old, yours == .absent,
                try move(old, from: [found(old, lookup)], to: file, lookup.disk, &scene)
            {
                continue
            }
            let base = ignoresBases ? nil : (old ?? moved[path])?.base ?? removedBases[path]
            var wanted = file.wanted(base: base)
            wanted.respectsDeletion = old != nil && policy.respectsDeletion
            guard let operation = FileOperation(for: wanted, policy.existing, yours) else {
                recorded[index] = old ?? recorded[index]
                isSame = false
                scene.notes.append(deletionNote(file, earlier))
                continue
            }
            scene.operations.append(operation)
            if operation.verb == .skip, base == nil { unrecorded.insert(path) }
        }
        recorded.removeAll { unrecorded.contains($0.path) }
        return isSame && unrecorded.isEmpty
    }

    /// The new place of a file that was moved; nil if it wasn't found elsewhere.
    private func found(_ file: RecordedFile, _ lookup: Lookup) -> Destination? {
        lookup.moved.path(of: file.path.fileName).map {
            Destination(base: project.root, relative: $0)
        }
    }

    /// Moves a file with its edits from the first place that has it.
    ///
    /// - Returns: Whether there was a file to move.
    private func move(
        _ old: RecordedFile, from places: [Destination?], to file: OutputFile, _ disk: DiskState,
        _ scene: inout ComparedScene
    ) throws(Failure) -> Bool {
        for case let from? in places where from != file.destination {
            let entry = try disk.entry(at: from)
            if case .obstacle(let obstacle) = entry {
                scene.operations.append(.unmovable(obstacle, at: from))
                return true
            }
            guard case .file(let yours) = entry else { continue }
            scene.operations += FileOperation.move(
                file.wanted(base: old.base), yours, from: from, policy.existing,
                over: try disk.entry(at: file.destination))
            return true
        }
        return false
    }

    private func deletionNote(_ file: OutputFile, _ earlier: SceneRecord?) -> Diagnostic {
        let name = earlier?.entry.name.text ?? ""
        return Diagnostic.note(
            "the file was deleted, so scene-kit doesn't create it",
            path: file.destination.path,
            hint: "'\(project.command("update \(name) --restore"))' creates it again.")
    }

    /// Gives up recorded files that aren't generated anymore. A file that `route` added to a scene becomes the
    /// user's when a scenes file takes the scene over.
    private func release(
        _ earlier: SceneRecord, staying: [RecordedFile], _ recorder: SceneRecorder,
        _ scene: inout ComparedScene
    ) {
        let paths = Set(staying.map(\.path))
        for file in earlier.files where !paths.contains(file.path) {
            let destination = recorder.destination(of: file, in: records)
            guard list != nil, earlier.list == nil else {
                scene.orphans.append(OrphanedFile(destination: destination, base: file.base))
                continue
            }
            scene.notes.append(
                Diagnostic.note(
                    "the list takes the scene '\(earlier.entry.name.text)' over and does not make "
                        + "this file, which is yours from now on",
                    path: destination.path,
                    hint: "If it is a route, add that to the scene's \"routes\" or \"present\"."))
        }
    }

    /// - Throws: `Failure` with 65 if another scenes file has the scene, too, or if `new` created it in
    ///   another folder.
    private func check(
        _ earlier: SceneRecord, belongsTo item: ResolvedScenes.Item, _ record: SceneRecord,
        _ lists: ScenesFiles
    ) throws(Failure) {
        let name = item.given.name
        let message: String
        let hint: String
        if let other = earlier.list {
            if other == list?.path { return }
            let path = project.shownPath(ofList: other)
            switch lists.state(of: other) {
            case .gone: return
            case .names(let names) where !names.contains(name.text): return
            case .names: message = "the scene '\(name.text)' is in the list '\(path)', too"
            case .unreadable:
                message = "the scene '\(name.text)' is in the list '\(path)', which cannot be read"
            }
            hint = "Take it out of one of the two lists."
        } else {
            guard earlier.sources != record.sources, records.hasFiles(of: earlier) else { return }
            message =
                "the project has a scene '\(name.text)' already, in '\(earlier.sources.path)'"
            hint = "Choose another name."
        }
        throw Failure(
            .data, message, in: name, atUTF8Offset: 0, utf8Length: name.text.utf8.count,
            hint: hint)
    }
}

extension Diagnostic {
    static func notRecorded(in project: Project) -> Diagnostic {
        Diagnostic.note(
            "the scene lies outside the project, so it is not recorded", path: project.root,
            hint: "--no-record says so on purpose.")
    }
}

extension RecordStore {
    fileprivate func outside(_ name: String) -> Failure {
        Failure(
            .data, "the scene '\(name)' lies outside the project",
            path: destination(of: name).path, hint: "Restore the record from version control.")
    }
}

extension SceneRecord {
    /// A rendered file at its recorded place, if it was moved there.
    fileprivate func located(
        _ file: OutputFile, in project: Project, _ records: RecordStore
    ) -> OutputFile {
        let path = project.file(at: file.destination)
        if files.contains(where: { $0.path == path }) { return file }
        let moved = files.filter {
            $0.id == file.file.id && $0.path.fileName == file.destination.relative.fileName
        }
        guard moved.count == 1 else { return file }
        return OutputFile(file: file.file, destination: records.destination(of: moved[0]))
    }

    /// Keeps what doesn't follow from rendering the scene again.
    mutating func keepPlace(of earlier: SceneRecord) {
        (list, module, support) = (earlier.list, earlier.module, earlier.support)
        (sources, tests) = (earlier.sources, earlier.tests)
        keepSource(of: earlier)
    }

    /// Takes the places that the files were moved to.
    mutating func follow(_ outline: SceneRecord) {
        for (index, file) in outline.files.enumerated() where index < files.count {
            files[index].path = file.path
        }
        entry.folder = outline.entry.folder
    }

    /// The files whose paths change with the scene's folder or module, by their new paths.
    fileprivate func filesMoving(
        to record: SceneRecord
    ) throws(Failure) -> [OutputPath: RecordedFile] {
        guard record.list == list else { return [:] }
        let stays =
            record.entry.folder == entry.folder && record.sources == sources
            && record.tests == tests
        if stays { return [:] }
        var moving: [OutputPath: RecordedFile] = [:]
        for file in files {
            if let path = try path(of: file, asIn: record), path != file.path {
                moving[path] = file
            }
        }
        return moving
    }
}

extension OutputFile {
    /// The file as a plan's input.
    ///
    /// - Parameter base: The text that scene-kit last wrote there, if it is known.
    package func wanted(base: FileBase? = nil) -> WantedFile {
        WantedFile(
            destination: destination, contents: file.contents,
            owner: file.isShared ? .team : .user, base: base)
    }
}
