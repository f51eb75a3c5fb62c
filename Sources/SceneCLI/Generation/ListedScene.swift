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

    /// - Throws: `Failure` with 64 where the scenes lie outside the project.
    init(
        _ scenes: ResolvedScenes, of list: ListReference, in project: Project,
        _ records: RecordStore, at place: ResolvedOutput, _ policy: ExistingFilePolicy
    ) throws(Failure) {
        (self.project, self.records, self.list) = (project, records, list)
        (self.scenes, self.policy) = (scenes, policy)
        recorders = scenes.sets.map { SceneRecorder(project: project, set: $0, place: place) }
        for root in [place.layout.scene, place.layout.tests].compactMap(\.self)
        where project.folder(at: root) == nil {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "the folder '\(root.base)' lies outside the project", path: "--output",
                    hint: "generate records what it makes in the project; its root is "
                        + "'\(project.root)'."))
        }
    }
}

/// What becomes of one scene of a list: of its files and of its record.
struct ListedScene {
    private(set) var operations: [FileOperation] = []
    /// Files that the record names and that are made no more.
    private(set) var orphans: [OrphanedFile] = []

    /// - Throws: `Failure` with 65 for a scene that belongs to another list or lies elsewhere, and what
    ///   reading its record throws.
    init(
        _ number: Int, _ files: [OutputFile], in comparison: ListComparison, _ disk: DiskState,
        _ others: OtherLists
    ) throws(Failure) {
        let (item, records) = (comparison.scenes.items[number], comparison.records)
        let recorder = comparison.recorders[item.set]
        guard let recorded = recorder.recorded(files),
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
            let base = earlier?.files.first { $0.path == made.path }?.base
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
        // What `route` added to a scene of `new` is the user's once a list has taken that over.
        guard let earlier, earlier.list != nil, !isUnchanged else { return }
        let staying = Set(recorded.map(\.path))
        orphans = earlier.files.filter { !staying.contains($0.path) }.map {
            OrphanedFile(destination: records.destination(of: $0), base: $0.base)
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
