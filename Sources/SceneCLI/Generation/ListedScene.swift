import ArgumentParsing
import Basics
import FileSystem
import Planning
import Projects
import Scenes
import Workspace

/// What the scenes of a list are compared with: their records, and what is on disk.
struct ListComparison: Sendable {
    let project: Project
    let records: RecordStore
    let list: ListReference
    let scenes: ResolvedScenes
    /// One for each set.
    let recorders: [SceneRecorder]
    let policy: ExistingFilePolicy
    /// The scenes that go.
    let orphans: OrphanedScenes

    /// - Throws: `Failure` with 64 where the scenes lie outside the project, and what reading records
    ///   throws.
    init(
        _ scenes: ResolvedScenes, of list: ListReference, in project: Project,
        _ records: RecordStore, at place: ResolvedOutput, _ policy: ExistingFilePolicy
    ) throws(Failure) {
        (self.project, self.records, self.list) = (project, records, list)
        (self.scenes, self.policy) = (scenes, policy)
        recorders = scenes.sets.map { SceneRecorder(project: project, set: $0, place: place) }
        try project.checkHolds(place.layout.scene, option: .output)
        if let tests = place.layout.tests { try project.checkHolds(tests, option: .tests) }
        orphans = try OrphanedScenes(
            besides: scenes, of: list, in: project, records, recorders.first)
    }
}

extension Project {
    /// - Throws: `Failure` with 64 for a folder that records cannot name.
    fileprivate func checkHolds(
        _ root: OutputLayout.Root, option: Option
    ) throws(Failure) {
        do throws(OutputPathProblem) {
            if try checkedFolder(at: root) != nil { return }
        } catch {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "the folder '\(root.path)' \(error.reason)", path: option.name,
                    hint: "Choose another folder."))
        }
        throw Failure(
            .usage,
            Diagnostic(
                .error, "the folder '\(root.path)' lies outside the project", path: option.name,
                hint: "generate records what it makes in the project; its root is "
                    + "'\(self.root)'."))
    }
}

/// What becomes of one scene of a list: of its files and of its record.
struct ListedScene {
    private(set) var operations: [FileOperation] = []
    /// Files that the record names and that are made no more.
    private(set) var orphans: [OrphanedFile] = []
    /// Files that the list does not make, and that become the user's.
    private(set) var notes: [Diagnostic] = []

    /// - Throws: `Failure` with 65 for a scene that belongs to another list or lies elsewhere, and what
    ///   reading its record throws.
    init(
        _ number: Int, _ files: [OutputFile], in comparison: ListComparison, _ disk: DiskState,
        _ others: OtherLists
    ) throws(Failure) {
        let (item, records) = (comparison.scenes.items[number], comparison.records)
        let recorder = comparison.recorders[item.set]
        guard let recorded = try recorder.recorded(files),
            var record = recorder.record(item.scene, item.given, files: recorded)
        else { preconditionFailure("the folders were looked at before") }
        record.list = comparison.list.path
        let name = item.given.name
        let old =
            records.contains(name.text) ? try records.contents(of: name.text, on: disk) : nil
        var earlier: SceneRecord?
        // Most scenes are what they were, and then so is every base.
        var contents = record.contents
        let isUnchanged = old == contents
        if isUnchanged {
            earlier = record
        } else if let old {
            let read = try records.record(of: name.text, parsing: old)
            try Self.check(read, belongsTo: item, record, comparison, others)
            record.keepSource(of: read)
            contents = record.contents
            earlier = read
        }
        for (file, made) in zip(files, recorded) {
            let base = earlier?.base(of: made.path) ?? comparison.orphans.bases[made.path]
            let operation = FileOperation(
                for: file.wanted(base: base), comparison.policy,
                try disk.entry(at: file.destination))
            operations.append(operation)
            // What stays as the user left it has the base that it had, to be told apart next time too.
            if operation.verb == .skip {
                record.setBase(base, of: made.path)
                contents = record.contents
            }
        }
        if let change = records.operation(forRecordOf: name.text, contents, replacing: old) {
            operations.append(change)
        }
        if let earlier, !isUnchanged { release(earlier, staying: recorded, recorder, comparison) }
    }

    /// Lets the files go that an earlier record names and that are made no more. What `route` added to
    /// a scene of `new` is the user's once a list has taken that over.
    private mutating func release(
        _ earlier: SceneRecord, staying: [RecordedFile], _ recorder: SceneRecorder,
        _ comparison: ListComparison
    ) {
        let records = comparison.records
        let paths = comparison.orphans.ownedByOthers.union(staying.map(\.path))
        let released = earlier.files.filter { !paths.contains($0.path) }
        if earlier.list == nil {
            notes = released.map { file in
                Diagnostic(
                    .note,
                    "the list takes the scene '\(earlier.entry.name.text)' over and does not make this file, which "
                        + "is yours from now on",
                    path: recorder.destination(of: file, in: records).path,
                    hint: "If it is a route, add that to the scene's \"routes\" or \"present\".")
            }
        } else {
            orphans = released.map {
                OrphanedFile(destination: recorder.destination(of: $0, in: records), base: $0.base)
            }
        }
    }

    /// - Throws: `Failure` with 65 where the scene is in another list too, and where `new` made it in
    ///   another folder.
    private static func check(
        _ earlier: SceneRecord, belongsTo item: ResolvedScenes.Item, _ record: SceneRecord,
        _ comparison: ListComparison, _ others: OtherLists
    ) throws(Failure) {
        let name = item.given.name
        let message: String
        let hint: String
        if let list = earlier.list {
            if list == comparison.list.path { return }
            let path = comparison.project.shownPath(ofList: list)
            switch others.state(of: list) {
            case .gone: return
            case .names(let names) where !names.contains(name.text): return
            case .names: message = "the scene '\(name.text)' is in the list '\(path)', too"
            case .unreadable:
                message = "the scene '\(name.text)' is in the list '\(path)', which cannot be read"
            }
            hint = "Take it out of one of the two lists."
        } else {
            guard earlier.sources != record.sources, comparison.records.hasFiles(of: earlier)
            else { return }
            message =
                "the project has a scene '\(name.text)' already, in '\(earlier.sources.path)'"
            hint = "Choose another name."
        }
        throw Failure(
            .data,
            Diagnostic(
                .error, message, in: name, atUTF8Offset: 0, utf8Length: name.text.utf8.count,
                hint: hint))
    }
}

extension SceneRecord {
    fileprivate func base(of path: OutputPath) -> FileBase? {
        files.first { $0.path == path }?.base
    }

    /// - Parameter base: nil for a file that is the user's own.
    fileprivate mutating func setBase(_ base: FileBase?, of path: OutputPath) {
        guard let index = files.firstIndex(where: { $0.path == path }) else { return }
        if let base {
            files[index].base = base
        } else {
            files.remove(at: index)
        }
    }
}
