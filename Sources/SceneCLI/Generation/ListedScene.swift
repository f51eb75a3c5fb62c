import Basics
import FileSystem
import Planning
import Projects
import Scenes
import Workspace

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
        _ number: Int, _ files: [OutputFile], in comparison: ListComparison, _ lookup: ListLookup
    ) throws(Failure) {
        let (item, records) = (comparison.scenes.items[number], comparison.records)
        let recorder = comparison.recorders[item.set]
        guard let recorded = try recorder.recorded(files),
            var record = recorder.record(item.scene, item.given, files: recorded)
        else { preconditionFailure("the folders were looked at before") }
        record.list = comparison.list.path
        let name = item.given.name
        let old =
            records.contains(name.text) ? try records.contents(of: name.text, on: lookup.disk) : nil
        var earlier: SceneRecord?
        // Most scenes are what they were, and then so is every base.
        var contents = record.contents
        let isUnchanged = old == contents
        if isUnchanged {
            earlier = record
        } else if let old {
            let read = try records.record(of: name.text, parsing: old)
            try Self.check(read, belongsTo: item, record, comparison, lookup.others)
            record.keepSource(of: read)
            contents = record.contents
            earlier = read
        }
        var moved: [OutputPath: RecordedFile] = [:]
        if let earlier, !isUnchanged {
            moved = try earlier.filesMoving(to: record)
            moved.merge(earlier.filesRenamed(to: recorded)) { one, _ in one }
        }
        let unrecorded = try compare(
            files, recorded, with: earlier, moved, comparison, recorder, lookup)
        if !unrecorded.isEmpty {
            record.files.removeAll { unrecorded.contains($0.path) }
            contents = record.contents
        }
        if let change = records.operation(forRecordOf: name.text, contents, replacing: old) {
            operations.append(change)
        }
        if let earlier, !isUnchanged {
            let moving = recorded.compactMap { moved[$0.path] }
            release(earlier, staying: recorded + moving, recorder, comparison)
        }
    }

    /// - Parameter moved: files that were elsewhere, by their new paths.
    /// - Returns: files that were there before scene-kit made anything, and stay the user's.
    private mutating func compare(
        _ files: [OutputFile], _ recorded: [RecordedFile], with earlier: SceneRecord?,
        _ moved: [OutputPath: RecordedFile], _ comparison: ListComparison,
        _ recorder: SceneRecorder, _ lookup: ListLookup
    ) throws(Failure) -> Set<OutputPath> {
        var unrecorded: Set<OutputPath> = []
        for (file, made) in zip(files, recorded) {
            if let old = moved[made.path] {
                let from = recorder.destination(of: old, in: comparison.records)
                if try move(old, from: from, to: file, comparison.policy, lookup.disk) { continue }
                if let place = lookup.moved.path(of: old.path.fileName), place != made.path {
                    // Somebody has moved it elsewhere.
                    let from = Destination(base: comparison.project.root, relative: place)
                    if try move(old, from: from, to: file, comparison.policy, lookup.disk) {
                        continue
                    }
                }
            }
            let old = earlier?.files.first { $0.path == made.path }
            let yours = try lookup.disk.entry(at: file.destination)
            if let old, yours == .absent, let place = lookup.moved.path(of: made.path.fileName) {
                // Somebody has moved it; the list says where it is to be.
                let from = Destination(base: comparison.project.root, relative: place)
                if try move(old, from: from, to: file, comparison.policy, lookup.disk) { continue }
            }
            // What is at the new path of a file that is gone from its old one was moved there.
            let base =
                (old ?? moved[made.path])?.base ?? comparison.orphans.bases[made.path]
            let operation = FileOperation(
                for: file.wanted(base: base), comparison.policy, yours)
            operations += [operation].compactMap(\.self)
            if operation?.verb == .skip, base == nil { unrecorded.insert(made.path) }
        }
        return unrecorded
    }

    /// Moves a file of a scene whose folder changed, with its edits.
    ///
    /// - Returns: false where there is nothing to move.
    private mutating func move(
        _ old: RecordedFile, from: Destination, to file: OutputFile,
        _ policy: ExistingFilePolicy, _ disk: DiskState
    ) throws(Failure) -> Bool {
        let entry = try disk.entry(at: from)
        if case .obstacle(let obstacle) = entry {
            operations.append(.unmovable(obstacle, at: from))
            return true
        }
        guard case .file(let yours) = entry else { return false }
        operations += FileOperation.move(
            file.wanted(base: old.base), yours, from: from, policy,
            over: try disk.entry(at: file.destination))
        return true
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
    /// The files that lie elsewhere once the scene lies in another folder or module, by their new paths.
    fileprivate func filesMoving(
        to record: SceneRecord
    ) throws(Failure) -> [OutputPath: RecordedFile] {
        guard record.list == list else { return [:] }
        let isThere =
            record.entry.folder == entry.folder && record.sources == sources
            && record.tests == tests
        if isThere { return [:] }
        var moving: [OutputPath: RecordedFile] = [:]
        for file in files {
            if let path = try path(of: file, asIn: record), path != file.path {
                moving[path] = file
            }
        }
        return moving
    }
}
