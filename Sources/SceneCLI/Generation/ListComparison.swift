import Basics
import FileSystem
import Planning
import Projects
import Scenes
import Workspace

/// What the scenes of a list are compared with: their records, and what is on disk.
final class ListComparison: Sendable {
    let project: Project
    let records: RecordStore
    let list: ListReference
    let scenes: ResolvedScenes
    /// One for each set.
    let recorders: [SceneRecorder]
    let policy: ExistingFilePolicy
    /// The scenes that go.
    let orphans: OrphanedScenes
    private let names: Set<String>

    /// - Parameter names: those of all scenes of the list.
    /// - Throws: `Failure` with 64 where the scenes lie outside the project, and what reading records
    ///   throws.
    init(
        _ scenes: ResolvedScenes, of list: ListReference, in project: Project,
        _ records: RecordStore, at place: ResolvedOutput, _ policy: ExistingFilePolicy,
        besides names: [SourceText]
    ) throws(Failure) {
        (self.project, self.records, self.list) = (project, records, list)
        (self.scenes, self.policy) = (scenes, policy)
        self.names = Set(names.map(\.text))
        recorders = scenes.sets.map {
            SceneRecorder(project: project, templateSet: $0, place: place)
        }
        try project.checkHolds(place.layout.scene, option: "--output")
        if let tests = place.layout.tests { try project.checkHolds(tests, option: "--tests") }
        orphans = try OrphanedScenes(
            besides: names, of: list, in: project, records, recorders.first)
    }
}

extension ListComparison {
    /// Whether a scene is changed in this list or in another one.
    func isListed(_ name: String) -> Bool {
        names.contains(name) || records.isListed(name)
    }
}

extension Project {
    /// - Throws: `Failure` with 64 for a folder that records cannot name.
    fileprivate func checkHolds(
        _ root: OutputLayout.Root, option: String
    ) throws(Failure) {
        do throws(OutputPathProblem) {
            if try checkedFolder(at: root) != nil { return }
        } catch {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "the folder '\(root.path)' \(error.reason)", path: option,
                    hint: "Choose another folder."))
        }
        throw Failure(
            .usage,
            Diagnostic(
                .error, "the folder '\(root.path)' lies outside the project", path: option,
                hint: "generate records what it makes in the project; its root is "
                    + "'\(self.root)'."))
    }
}

/// What one thread looks up for the scenes of a list, each thing once.
struct ListLookup {
    let disk = DiskState()
    let others: OtherLists
    let moved: MovedFiles

    init(_ comparison: ListComparison) {
        others = OtherLists(of: comparison.project)
        moved = MovedFiles(in: comparison.project, (try? comparison.records.all()) ?? [])
    }
}
