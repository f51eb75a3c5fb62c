import Basics
import FileSystem
import Planning
import Projects
import Scenes
import Workspace

/// All that becomes of the files and records of a list, whose scenes may belong to several modules.
struct GeneratedList {
    /// The scenes of one module, and where they go.
    struct Part {
        var scenes: ResolvedScenes
        let place: ResolvedOutput
    }

    /// In no order.
    private(set) var operations: [FileOperation] = []
    /// What was odd about the scenes, each thing once.
    private(set) var notes: [Diagnostic] = []

    /// - Throws: what generating the files and looking at the disk throw.
    init(
        _ parts: [Part], _ names: [SourceText], of list: ListReference, in project: Project,
        _ records: RecordStore, _ policy: ExistingFilePolicy, progress: Progress
    ) throws(Failure) {
        var orphans: [OrphanedFile] = []
        var ownedPaths: [SceneGeneration.OwnedPath] = []
        var notes: [Diagnostic] = []
        var gone: OrphanedScenes?
        var shared: Set<FileOperation> = []
        let disk = DiskState()
        var budget = RunBudget()
        for part in parts {
            let comparison = try ListComparison(
                part.scenes, of: list, in: project, records, at: part.place, policy,
                besides: names)
            let files = try GeneratedFiles(
                part.scenes.generation(in: project, at: part.place), comparison,
                beside: part.place.packageFiles, spending: &budget, progress: progress)
            // Modules may share files.
            operations += files.operations.filter { !$0.isShared || shared.insert($0).inserted }
            notes += files.notes
            orphans += files.orphans
            ownedPaths += files.ownedPaths
            gone = gone ?? comparison.orphans
        }
        if let gone {
            notes += gone.notes
            orphans += gone.files
            operations += try gone.operations(on: disk)
        }
        let orphaned = Self.orphans(orphans, besides: ownedPaths, in: project)
        operations += try Plan(
            [], without: orphaned, policy: policy, whatIsAt: disk.entry
        ).operations
        let unused = try UnusedSharedFiles(
            Self.unusedSharedFiles(parts, beside: gone, in: project, records),
            beside: operations, in: records, on: disk)
        notes += unused.notes
        operations += unused.operations
        operations += try records.operationsBeside(
            operations, without: unused.paths, on: disk)
        for note in notes where !self.notes.contains(note) { self.notes.append(note) }
    }

    private static func unusedSharedFiles(
        _ parts: [Part], beside orphans: OrphanedScenes?, in project: Project,
        _ records: RecordStore
    ) throws(Failure) -> [RecordedFile] {
        let shared = try records.shared()
        if shared.files.isEmpty { return [] }
        var uses = SharedFileUses(in: project)
        for part in parts {
            for item in part.scenes.items {
                uses.add(item.scene.options, of: part.scenes.sets[item.set], at: part.place)
            }
        }
        let others = orphans?.others ?? []
        uses.add(
            others, TemplateStore(project, remembering: { others }),
            support: project.supportRoot)
        return uses.unused(of: shared)
    }

    /// The orphans among files of earlier scenes: nothing is made where they are.
    private static func orphans(
        _ orphans: [OrphanedFile], besides paths: [SceneGeneration.OwnedPath], in project: Project
    ) -> [OrphanedFile] {
        if orphans.isEmpty { return [] }
        let wanted = Set(paths.map(\.absolutePath))
        let folded = Set(wanted.map(\.caseFolded))
        return orphans.filter { orphan in
            let path = AbsolutePath(orphan.destination.path).text
            if wanted.contains(path) { return false }
            // Where case does not count, a file whose name changed only in that is the wanted one.
            return !folded.contains(path.caseFolded)
                || !isCaseBlind(at: orphan.destination.relative, in: project)
        }
    }

    /// Whether the file system takes a path for the same in other letters.
    private static func isCaseBlind(at path: OutputPath, in project: Project) -> Bool {
        let upper = Destination.join(project.root, path.description.uppercased())
        let lower = Destination.join(project.root, path.description.lowercased())
        return (try? FileSystem.kind(of: upper)) != nil && (try? FileSystem.kind(of: lower)) != nil
    }
}
