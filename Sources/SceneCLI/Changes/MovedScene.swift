import Basics
import FileSystem
import Planning
import Projects
import Workspace

/// What it takes to have a scene in another folder below the sources and tests: its files move as they
/// are, edited or not.
struct MovedScene {
    private(set) var operations: [FileOperation] = []
    private(set) var notes: [Diagnostic] = []

    /// - Parameter folder: nil for the sources and tests themselves.
    /// - Throws: what looking at the disk throws, and `Failure` with 65 for a path that becomes too long.
    init(
        _ record: SceneRecord, to folder: ProjectFolder?, in project: Project,
        _ records: RecordStore, _ policy: ExistingFilePolicy
    ) throws(Failure) {
        let disk = DiskState()
        var moved = record
        moved.entry.folder = folder
        for (index, file) in record.files.enumerated() {
            guard let path = try record.path(of: file, asIn: moved) else {
                notes.append(
                    Diagnostic(
                        .note, "the file lies outside the scene's folders and stays",
                        path: records.destination(of: file).path))
                continue
            }
            moved.files[index].path = path
            let (old, new) = (
                records.destination(of: file), records.destination(of: moved.files[index])
            )
            let entry = try disk.entry(at: old)
            if old != new, case .obstacle(let obstacle) = entry {
                operations.append(.unmovable(obstacle, at: old))
            }
            guard old != new, case .file(let contents) = entry else { continue }
            operations += FileOperation.move(
                contents, from: old, to: new, contents: contents, policy,
                over: try disk.entry(at: new))
        }
        moved.files = moved.files.sortedByPath
        let name = record.entry.name.text
        let old = try records.contents(of: name, on: disk)
        operations += [records.operation(forRecordOf: name, moved.contents, replacing: old)]
            .compactMap(\.self)
        if let list = record.list {
            let change = try ListChange(list, in: project) { editor in
                editor.setFolder(of: name, to: folder?.path)
            }
            operations += [change?.operation].compactMap(\.self)
        }
    }
}
