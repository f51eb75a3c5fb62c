import Basics
import FileSystem
import Planning
import Projects
import Scenes
import Workspace

/// All that becomes of the files and records of a list.
struct GeneratedFiles {
    /// In no order.
    private(set) var operations: [FileOperation] = []
    /// What was odd about the scenes, each thing once.
    private(set) var notes: [Diagnostic] = []

    /// - Throws: what generating the files and looking at the disk throw.
    init(
        _ generation: SceneGeneration, _ comparison: ListComparison, beside files: [WantedFile],
        progress: Progress
    ) throws(Failure) {
        let results = Parallel.map(generation.items.indices) { range in
            GeneratedPart.compared(generation, range, comparison, progress)
        }
        let parts = try mapCollectingErrors(results) { (result) throws(Failure) in
            try result.get()
        }
        for note in parts.flatMap(\.warnings) where !notes.contains(note) { notes.append(note) }
        let shared = try generation.makeSharedFiles()
        let claims = parts.flatMap(\.claims) + PathClaims(shared.map(\.destination)).claims
        try generation.checkPaths(claims)
        let disk = DiskState()
        let scenes = comparison.orphans
        notes += scenes.notes
        let orphans = Self.orphans(
            parts.flatMap(\.orphans) + scenes.files, besides: claims, in: comparison.project)
        let others = try Plan(
            files + shared.map { $0.wanted() }, without: orphans, policy: comparison.policy,
            whatIsAt: disk.entry)
        operations = parts.flatMap(\.operations) + others.operations
        operations += try scenes.operations(on: disk)
        operations += try comparison.records.operationsBeside(operations, on: disk)
    }

    /// The orphans among files of earlier scenes: nothing is made where they are.
    private static func orphans(
        _ orphans: [OrphanedFile], besides claims: [SceneGeneration.Claim], in project: Project
    ) -> [OrphanedFile] {
        if orphans.isEmpty { return [] }
        let wanted = Set(claims.map(\.absolutePath))
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
