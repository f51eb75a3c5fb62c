import Basics
import FileSystem
import Planning
import Projects
import Workspace

/// The scenes that are recorded and that no list names any more.
struct OrphanedScenes {
    /// Those of the list that is generated: their files and records are to go.
    private let ours: [SceneRecord]
    /// Those of lists that have gone, by these.
    private let others: [String: [String]]
    private let records: RecordStore

    /// - Throws: what reading records throws.
    init(_ comparison: ListComparison) throws(Failure) {
        records = comparison.records
        let listed = Set(comparison.scenes.items.map(\.given.name.text))
        let recorded = try records.records(of: records.names.filter { !listed.contains($0) })
        ours = recorded.filter { $0.list == comparison.list.path }
        let lists = OtherLists(of: comparison.project)
        var others: [String: [String]] = [:]
        for record in recorded {
            guard let list = record.list, list != comparison.list.path,
                case .gone = lists.state(of: list)
            else { continue }
            others[comparison.project.shownPath(ofList: list), default: []].append(
                record.entry.name.text)
        }
        self.others = others
    }

    /// The files that go with the scenes.
    var files: [OrphanedFile] {
        ours.flatMap(\.files).map {
            OrphanedFile(destination: records.destination(of: $0), base: $0.base)
        }
    }

    /// What removes the records.
    ///
    /// - Throws: what looking at the disk throws.
    func operations(on disk: DiskState) throws(Failure) -> [FileOperation] {
        var operations: [FileOperation] = []
        for record in ours {
            if let removal = try records.removal(of: record.entry.name.text, on: disk) {
                operations.append(removal)
            }
        }
        return operations
    }

    /// Says of each list that has gone that nobody looks after its scenes.
    var notes: [Diagnostic] {
        others.sorted { $0.key < $1.key }.map { list, names in
            let scenes = names.map { "'\($0)'" }.joinedAsAlternatives("and")
            return Diagnostic(
                .note,
                "the list '\(list)' has gone, so nothing updates or removes "
                    + (names.count == 1 ? "its scene " : "its scenes ") + scenes,
                path: list,
                hint: "Name them in another list to keep them up to date. If they are not wanted, "
                    + "delete their files, and their records in .scene-kit/scenes.")
        }
    }
}
