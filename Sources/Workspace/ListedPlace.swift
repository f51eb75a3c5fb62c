import Basics
import FileSystem
import Projects

/// Where the scenes of a list, or of one of its modules, are already.
package struct ListedPlace {
    private let names: [String]
    private let list: ListReference
    private let records: RecordStore

    package init(of names: [String], in list: ListReference, _ records: RecordStore) {
        (self.names, self.list, self.records) = (names, list, records)
    }

    /// The record that says where: of a scene of this list, under its name of today or an earlier one, or
    /// else of a scene that the list takes over.
    ///
    /// - Parameter module: the one that the list, or its part, belongs to; nil where none is named.
    func record(in module: String?) -> SceneRecord? {
        if records.names.isEmpty { return nil }
        let named = names.lazy.compactMap(record)
        let found =
            named.first { $0.list == list.path }
            ?? (try? records.all())?.first {
                $0.list == list.path && (module == nil || $0.module == module)
            }
            ?? named.first(where: records.hasFiles)
        return found.map(following)
    }

    /// Whether all scenes that are there lie in one folder and module.
    var isInOneFolder: Bool {
        let found = names.compactMap(record)
        let own = found.filter { $0.list == list.path }
        let counting = own.isEmpty ? found : own
        return counting.allSatisfy {
            $0.sources == counting[0].sources && $0.module == counting[0].module
        }
    }

    /// What is wrong with a record is said by whoever needs it.
    private func record(of name: String) -> SceneRecord? { try? records.record(of: name) }

    /// The record with the folders that its files are in now, where somebody has moved them.
    private func following(_ record: SceneRecord) -> SceneRecord {
        if records.hasFiles(of: record) { return record }
        let moved = MovedFiles(in: records.project, (try? records.all()) ?? [])
        var record = record
        record.sources = record.folder(record.sources, among: moved) ?? record.sources
        record.tests = record.tests.map { record.folder($0, among: moved) ?? $0 }
        return record
    }
}

extension SceneRecord {
    /// Where one of its folders is now, by the files that lay in it.
    fileprivate func folder(_ folder: ProjectFolder, among moved: MovedFiles) -> ProjectFolder? {
        for file in files where file.path.components.starts(with: folder.components) {
            let rest = file.path.components.dropFirst(folder.components.count)
            guard let place = moved.path(of: file.path.fileName)?.components,
                place.suffix(rest.count) == rest
            else { continue }
            return ProjectFolder(components: Array(place.dropLast(rest.count)))
        }
        return nil
    }
}
