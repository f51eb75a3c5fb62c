import Basics
import FileSystem
import Projects

/// Where the scenes of a list, or of one of its modules, are already.
package struct ListedPlace {
    /// The scenes of the module, and those of the whole list.
    private let (names, allNames): ([String], Set<String>)
    private let list: ListReference
    private let snapshot: ProjectSnapshot

    package init(
        of names: [String], among allNames: [String], in list: ListReference,
        _ snapshot: ProjectSnapshot
    ) {
        (self.names, self.allNames) = (names, Set(allNames))
        (self.list, self.snapshot) = (list, snapshot)
    }

    private var records: RecordStore { snapshot.records }

    var isEmpty: Bool { names.isEmpty }

    /// The record that says where; nil where the list is new.
    ///
    /// - Parameter module: the one that the list, or its part, belongs to; nil where none is named.
    func record(in module: String?) -> SceneRecord? {
        if records.names.isEmpty { return nil }
        let found =
            names.lazy.compactMap(record).first(where: isOwn)
            ?? renamed.first { module == nil || $0.module == module }
            ?? names.lazy.compactMap(record).first(where: isThere)
        return found.map(following)
    }

    /// Whether all scenes that are there lie in one folder and module.
    var isInOneFolder: Bool {
        let names = Set(names)
        let found = everything.filter { names.contains($0.entry.name.text) }
        var counting = found.filter(isOwn)
        if counting.isEmpty { counting = renamed }
        if counting.isEmpty { counting = found.filter(isThere) }
        return counting.allSatisfy {
            $0.sources == counting[0].sources && $0.module == counting[0].module
        }
    }

    /// Scenes of the list that it names no more: they may have got other names.
    private var renamed: [SceneRecord] {
        everything.filter { isOwn($0) && !allNames.contains($0.entry.name.text) }
    }

    private var everything: [SceneRecord] { (try? snapshot.scenes()) ?? [] }

    private func isOwn(_ record: SceneRecord) -> Bool { record.list == list.path }

    /// A record of `new` whose files have all gone is one of a scene that was removed.
    private func isThere(_ record: SceneRecord) -> Bool {
        record.list != nil || records.hasFiles(of: record)
    }

    /// What is wrong with a record is said by whoever needs it.
    private func record(of name: String) -> SceneRecord? { try? records.record(of: name) }

    /// The record with the folders that somebody has moved, with all scenes in them.
    private func following(_ record: SceneRecord) -> SceneRecord {
        var followed = record
        if let sources = moved(record.sources, of: record) {
            followed.sources = sources
            let old = record.sources.components
            if let support = record.support?.components, support.starts(with: old) {
                followed.support = ProjectFolder(
                    components: sources.components + support.dropFirst(old.count))
            }
        }
        if let tests = record.tests, let place = moved(tests, of: record) { followed.tests = place }
        return followed
    }

    /// Where a folder is now, if nothing that is recorded is left in it.
    private func moved(_ folder: ProjectFolder, of record: SceneRecord) -> ProjectFolder? {
        let isLeft = { (record: SceneRecord) in
            record.files.contains { file in
                file.path.components.starts(with: folder.components)
                    && (try? FileSystem.kind(of: records.destination(of: file).path)) != .some(nil)
            }
        }
        if isLeft(record) { return nil }
        let everything = everything
        if everything.contains(where: isLeft) { return nil }
        let moved = snapshot.movedFiles
        for file in record.files where file.path.components.starts(with: folder.components) {
            let rest = file.path.components.dropFirst(folder.components.count)
            guard let place = moved.path(of: file.path.fileName)?.components,
                place.suffix(rest.count) == rest
            else { continue }
            return ProjectFolder(components: Array(place.dropLast(rest.count)))
        }
        return nil
    }
}
