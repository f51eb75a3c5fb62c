import Basics
import FileSystem
import Projects
import Workspace

/// Recorded scenes whose files somebody has moved: a file follows where exactly one of its name is in the
/// project that no record has.
struct RelocatedScenes {
    private(set) var records: [SceneRecord]
    /// Says of each scene that it was found elsewhere.
    private(set) var notes: [Diagnostic] = []

    init(_ records: [SceneRecord], in project: Project, _ store: RecordStore) {
        self.records = records
        let places = records.map { record in
            record.files.indices.filter { index in
                let path = store.destination(of: record.files[index]).path
                return !record.files[index].isAbsent
                    && (try? FileSystem.kind(of: path)) == .some(nil)
            }
        }
        guard places.contains(where: { !$0.isEmpty }) else { return }
        let found = MovedFiles(in: project, records)
        for (number, missing) in places.enumerated() {
            for index in missing {
                let path = records[number].files[index].path
                guard let place = found.path(of: path.fileName) else { continue }
                self.records[number].files[index].path = place
            }
            if self.records[number].files != records[number].files {
                self.records[number].followFiles(of: records[number])
                notes.append(
                    Diagnostic(
                        .note,
                        "files of the scene '\(records[number].entry.name.text)' were moved, and its "
                            + "record follows",
                        path: store.destination(of: self.records[number].files[missing[0]]).path))
            }
        }
    }
}

extension SceneRecord {
    /// The folder below the sources, where all files of the scene lie in another one alike.
    fileprivate mutating func followFiles(of earlier: SceneRecord) {
        let before = sources.components + (earlier.entry.folder?.components ?? [])
        var folders: Set<[String]> = []
        for (old, new) in zip(earlier.files, files)
        where old.path.components.starts(with: before) {
            let rest = Array(old.path.components.dropFirst(before.count))
            let components = new.path.components
            guard components.starts(with: sources.components),
                components.count >= sources.components.count + rest.count,
                components.suffix(rest.count) == rest[...]
            else { return }
            folders.insert(
                Array(components.dropFirst(sources.components.count).dropLast(rest.count)))
        }
        guard folders.count == 1, let folder = folders.first else { return }
        entry.folder = folder.isEmpty ? nil : ProjectFolder(components: folder)
    }
}
