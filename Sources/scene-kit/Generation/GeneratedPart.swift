import Diagnostics
import SceneScaffold

/// The scenes of a list that one thread renders and compares with the disk.
struct GeneratedPart: Sendable {
    /// A file and the number of its scene.
    struct File: Sendable {
        let item: GeneratedFiles.Item
        let scene: Int
    }

    let files: Result<[File], Failure>

    init(
        _ list: ListedScenes, _ range: Range<Int>, _ place: Place,
        _ surroundings: SceneSurroundings, _ comparison: GeneratedFiles.Comparison,
        _ progress: Progress
    ) {
        do throws(Failure) {
            files = .success(
                try Self.render(list, range, place, surroundings, comparison, progress))
        } catch {
            files = .failure(error)
        }
    }

    private static func render(
        _ list: ListedScenes, _ range: Range<Int>, _ place: Place,
        _ surroundings: SceneSurroundings, _ comparison: GeneratedFiles.Comparison,
        _ progress: Progress
    ) throws(Failure) -> [File] {
        // Each thread parses the templates for itself: what is shared is counted by all.
        var renderers: [SceneRenderer] = []
        for set in list.sets {
            renderers.append(try SceneRenderer(set: set, in: surroundings))
        }
        let disk = DiskState()
        var files: [File] = []
        files.reserveCapacity(range.count * 6)
        for index in range {
            let item = list.items[index]
            let rendered = try renderers[item.set].renderOwnFiles(of: item.scene)
            for placed in try place.placed(rendered, of: list.sets[item.set]) {
                files.append(
                    File(item: try compared(placed, comparison, disk), scene: index))
            }
            if range.lowerBound == 0 {
                progress.report(index + 1, of: range.count, total: list.items.count)
            }
        }
        return files
    }

    private static func compared(
        _ placed: PlacedFile, _ comparison: GeneratedFiles.Comparison, _ disk: DiskState
    ) throws(Failure) -> GeneratedFiles.Item {
        let last = comparison.last[placed.destination]
        let wanted = placed.wanted(lastDigest: last)
        let entry = try disk.entry(at: placed.destination)
        let operation = FileOperation(for: wanted, comparison.policy, entry)
        // Of what has not changed the digest is known. Were it wrong, the file would be taken for
        // one that somebody has changed, and left alone.
        let known = operation.verb == .identical ? last : nil
        return GeneratedFiles.Item(
            operation: operation, digest: known ?? SHA256.digest(of: wanted.contents))
    }
}
