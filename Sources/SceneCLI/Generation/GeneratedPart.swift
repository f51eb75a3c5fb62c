import Basics
import FileSystem
import Planning
import Projects
import Scenes
import Workspace

/// The scenes of a list that one thread renders and compares with the disk.
struct GeneratedPart: Sendable {
    private(set) var operations: [FileOperation] = []
    private(set) var orphans: [OrphanedFile] = []
    /// What was odd about its scenes, and does no harm.
    private(set) var warnings: [Diagnostic] = []
    /// What the tests of its scenes leave out, as far as anything of these changes.
    private(set) var missing: MissingSamples
    /// What each of its scenes took.
    private(set) var costs: [RunCost] = []
    /// The paths of the files, in the order of their scenes.
    private(set) var ownedPaths: [SceneGeneration.OwnedPath] = []

    /// - Returns: what rendering and looking at the disk throw, in the place of a part.
    static func compared(
        _ generation: SceneGeneration, _ range: Range<Int>, within budget: RunBudget,
        _ comparison: ListComparison, _ progress: Progress
    ) -> Result<GeneratedPart, Failure> {
        do throws(Failure) {
            return .success(try Self(generation, range, within: budget, comparison, progress))
        } catch {
            return .failure(error)
        }
    }

    private init(
        _ generation: SceneGeneration, _ range: Range<Int>, within budget: RunBudget,
        _ comparison: ListComparison, _ progress: Progress
    ) throws(Failure) {
        missing = MissingSamples(in: generation)
        let lookup = ListLookup(comparison)
        var paths = OwnedPaths()
        var problems = Problems()
        // The first part stands for all, which take about as long.
        func report(_ done: Int) {
            guard range.lowerBound == 0, done > 0 else { return }
            progress.showScenes(done, of: range.count, total: generation.items.count)
        }
        var notes: [Diagnostic] = []
        let made = try generation.makeFiles(of: range, within: budget) {
            destination throws(Failure) in
            try lookup.disk.contents(at: destination)
        } _: { files, number throws(Failure) in
            report(number)
            for file in files { paths.add(file.destination, item: number) }
            let scene = problems.collect { () throws(Failure) in
                try ListedScene(number, files, in: comparison, lookup)
            }
            guard let scene else { return }
            operations += scene.operations
            orphans += scene.orphans
            notes += scene.notes
            if scene.operations.contains(where: \.verb.writes) { missing.add(item: number) }
        }
        costs = made.costs
        warnings = made.warnings + notes
        report(range.count)
        try problems.check()
        ownedPaths = paths.all
    }
}
