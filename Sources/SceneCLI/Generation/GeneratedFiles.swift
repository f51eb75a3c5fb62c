import Basics
import FileSystem
import Planning
import Projects
import Scenes
import Workspace

/// What becomes of the files and records of a list's scenes that lie in one place.
struct GeneratedFiles {
    /// In no order.
    private(set) var operations: [FileOperation] = []
    /// What was odd about the scenes.
    private(set) var notes: [Diagnostic] = []
    /// Files of these scenes that are made no more.
    private(set) var orphans: [OrphanedFile] = []
    private(set) var ownedPaths: [SceneGeneration.OwnedPath] = []

    /// - Throws: what generating the files and looking at the disk throw.
    init(
        _ generation: SceneGeneration, _ comparison: ListComparison, beside files: [WantedFile],
        spending budget: inout RunBudget, progress: Progress
    ) throws(Failure) {
        let left = budget
        let results = Parallel.map(generation.items.indices) { range in
            GeneratedPart.compared(generation, range, within: left, comparison, progress)
        }
        let parts = try mapCollectingErrors(results) { (result) throws(Failure) in
            try result.get()
        }
        try generation.spend(parts.flatMap(\.costs), from: &budget)
        var missing = MissingSamples(in: generation)
        for part in parts { missing.add(part.missing) }
        notes =
            parts.flatMap(\.warnings)
            + missing.notes(
                isListed: comparison.isListed, command: comparison.project.command)
        orphans = parts.flatMap(\.orphans)
        let shared = try generation.makeSharedFiles(spending: &budget)
        ownedPaths = parts.flatMap(\.ownedPaths) + OwnedPaths(shared.map(\.destination)).all
        try generation.checkPaths(ownedPaths)
        let disk = DiskState()
        let bases = try SharedFileBases(generation, in: comparison.records, on: disk)
        let others = try Plan(
            files + shared.map { $0.wanted(base: bases[$0]) }, policy: comparison.policy,
            whatIsAt: disk.entry)
        operations.reserveCapacity(
            parts.reduce(others.operations.count) { $0 + $1.operations.count })
        for part in parts { operations += part.operations }
        operations += others.operations
    }
}
