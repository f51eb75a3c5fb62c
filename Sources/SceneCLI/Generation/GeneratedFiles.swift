import Basics
import FileSystem
import Planning
import Projects
import Scenes
import TemplateSets
import Workspace

/// The files of all scenes of a list, compared with what is on disk.
struct GeneratedFiles {
    /// What becomes of a file.
    struct Item: Sendable {
        let operation: FileOperation
        /// What the book is to say of it; nil where it is no scene's own.
        var record: Record?
    }

    /// A file as the book has it.
    struct Record: Sendable {
        let entry: PathDigests.Entry
        /// Whether the book has it already.
        let isKnown: Bool
    }

    /// How files are compared with the disk.
    struct Comparison: Sendable {
        let policy: ExistingFilePolicy
        let last: ListManifest.LastDigests
    }

    /// Those of the scenes by their paths, then those that all share.
    private(set) var items: [Item] = []
    /// What was odd about the scenes, each thing once.
    private(set) var warnings: [Diagnostic] = []

    /// - Throws: what generating the files and looking at the disk throw.
    init(
        _ generation: SceneGeneration, _ comparison: Comparison, progress: Progress
    ) throws(Failure) {
        let results = Parallel.map(generation.items.indices) { range in
            GeneratedPart.compared(generation, range, comparison, progress)
        }
        var parts: [GeneratedPart] = []
        for result in results { parts.append(try result.get()) }
        items = GeneratedPart.merged(parts)
        for warning in parts.flatMap(\.warnings) where !warnings.contains(warning) {
            warnings.append(warning)
        }
        let shared = try generation.makeSharedFiles()
        try generation.checkPaths(
            parts.flatMap(\.claims) + PathClaims(shared.map(\.destination)).claims)
        let disk = DiskState()
        for file in shared {
            let entry = try disk.entry(at: file.destination)
            items.append(
                Item(operation: FileOperation(for: file.wanted(), comparison.policy, entry)))
        }
    }
}
