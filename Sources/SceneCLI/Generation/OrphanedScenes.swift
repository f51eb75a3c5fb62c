import Basics
import FileSystem
import Planning
import Projects
import Workspace

/// The scenes that are recorded and that no list names any more.
struct OrphanedScenes: Sendable {
    /// Those of the list that is generated: their files and records are to go.
    private let ours: [SceneRecord]
    /// Those of lists that have gone, by these.
    private let unlisted: [String: [String]]
    /// The project's scenes that are not in the list, without those that go.
    let others: [SceneRecord]
    private let records: RecordStore
    private let recorder: SceneRecorder?
    /// Files that scenes of other lists, or of none, have too: these are no orphans.
    let ownedByOthers: Set<OutputPath>

    /// - Parameter recorder: that of any scene of the list; nil for a list without scenes.
    /// - Throws: what reading records throws.
    init(
        besides names: [SourceText], of list: ListReference, in project: Project,
        _ records: RecordStore, _ recorder: SceneRecorder?
    ) throws(Failure) {
        (self.records, self.recorder) = (records, recorder)
        let listed = Set(names.map(\.text))
        let recorded = try records.records(of: records.names.filter { !listed.contains($0) })
        ours = recorded.filter { $0.list == list.path }
        bases = Dictionary(
            ours.flatMap(\.files).map { ($0.path, $0.base) }, uniquingKeysWith: { $1 })
        others = recorded.filter { $0.list != list.path }
        ownedByOthers = Set(others.flatMap(\.files).map(\.path))
        let lists = OtherLists(of: project)
        var unlisted: [String: [String]] = [:]
        for record in recorded {
            guard let other = record.list, other != list.path, case .gone = lists.state(of: other)
            else { continue }
            unlisted[project.shownPath(ofList: other), default: []].append(record.entry.name.text)
        }
        self.unlisted = unlisted
    }

    /// The files that go with the scenes.
    var files: [OrphanedFile] {
        ours.flatMap(\.files).filter { !ownedByOthers.contains($0.path) }.map { file in
            OrphanedFile(
                destination: recorder?.destination(of: file, in: records)
                    ?? records.destination(of: file),
                base: file.base)
        }
    }

    /// What scene-kit wrote to them, where another scene of the list may make one of them now.
    let bases: [OutputPath: FileBase]

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
        unlisted.sorted { $0.key < $1.key }.map { list, names in
            let scenes = names.map { "'\($0)'" }.joinedAsAlternatives("and")
            return Diagnostic(
                .note,
                "the list '\(list)' no longer exists, so nothing updates or removes "
                    + (names.count == 1 ? "its scene " : "its scenes ") + scenes,
                path: list,
                hint: "Name them in another list to keep them up to date. If they are not wanted, "
                    + "delete their files, and their records in .scene-kit/scenes.")
        }
    }
}
