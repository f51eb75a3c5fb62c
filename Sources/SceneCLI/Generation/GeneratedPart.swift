import Basics
import FileSystem
import Planning
import Projects
import Scenes
import Workspace

/// The scenes of a list that one thread renders and compares with the disk.
struct GeneratedPart: Sendable {
    /// A file and the number of its scene.
    struct File: Sendable {
        let item: GeneratedFiles.Item
        let scene: Int
        /// That of the item; files are sorted by it.
        fileprivate let path: String
    }

    /// Sorted by their paths.
    private(set) var files: [File] = []
    private(set) var marks = PathMarks()
    /// What was odd about its scenes, and does no harm.
    private(set) var warnings: [Diagnostic] = []

    /// - Returns: what rendering and looking at the disk throw, in the place of a part.
    static func rendered(
        _ list: ListedScenes, _ range: Range<Int>, _ place: Place,
        _ surroundings: RenderEnvironment, _ comparison: GeneratedFiles.Comparison,
        _ progress: Progress
    ) -> Result<GeneratedPart, Failure> {
        do throws(Failure) {
            return .success(
                try Self(list, range, place, surroundings, comparison, progress))
        } catch {
            return .failure(error)
        }
    }

    private init(
        _ list: ListedScenes, _ range: Range<Int>, _ place: Place,
        _ surroundings: RenderEnvironment, _ comparison: GeneratedFiles.Comparison,
        _ progress: Progress
    ) throws(Failure) {
        // Each thread parses the templates for itself: what is shared is counted by all.
        var renderers: [SceneRenderer] = []
        for set in list.sets {
            renderers.append(try SceneRenderer(set: set, in: surroundings))
        }
        let disk = DiskState()
        files.reserveCapacity(range.count * 6)
        for index in range {
            let item = list.items[index]
            let rendered = try renderers[item.set].renderOwnFiles(of: item.scene)
            for placed in try place.placed(rendered, of: list.sets[item.set]) {
                let path = placed.destination.path
                marks.add(path)
                files.append(
                    File(
                        item: try Self.compared(placed, surroundings, comparison, disk),
                        scene: index, path: path))
            }
            if range.lowerBound == 0 {
                progress.report(index + 1, of: range.count, total: list.items.count)
            }
        }
        warnings = renderers.flatMap(\.warnings)
        sort()
    }

    /// Files are large, so they are moved once each.
    private mutating func sort() {
        let order = files.indices.sorted { files[$0].path < files[$1].path }
        files = order.map { files[$0] }
    }

    /// The files of all parts, sorted by their paths.
    static func merged(_ parts: [GeneratedPart]) -> [GeneratedFiles.Item] {
        var items: [GeneratedFiles.Item] = []
        items.reserveCapacity(parts.reduce(64) { $0 + $1.files.count })
        var places = Array(repeating: 0, count: parts.count)
        while true {
            var next: Int?
            for part in parts.indices where places[part] < parts[part].files.count {
                if let other = next,
                    parts[other].files[places[other]].path <= parts[part].files[places[part]].path
                {
                    continue
                }
                next = part
            }
            guard let next else { return items }
            items.append(parts[next].files[places[next]].item)
            places[next] += 1
        }
    }

    private static func compared(
        _ placed: PlacedFile, _ surroundings: RenderEnvironment,
        _ comparison: GeneratedFiles.Comparison, _ disk: DiskState
    ) throws(Failure) -> GeneratedFiles.Item {
        let entry = try disk.entry(at: placed.destination)
        var placed = placed
        if surroundings.hasFileHeader, case .file(let old) = entry {
            placed.file = try surroundings.keepingHeader(of: old, in: placed.file)
        }
        let path = comparison.last.path(of: placed.destination)
        let last = comparison.last[path]
        let wanted = placed.wanted(lastDigest: last)
        let operation = FileOperation(for: wanted, comparison.policy, entry)
        // Of what has not changed the digest is known. Were it wrong, the file would be taken for
        // one that somebody has changed, and left alone.
        let known = operation.verb == .identical ? last : nil
        let digest = known ?? SHA256.digest(of: wanted.contents)
        return GeneratedFiles.Item(
            operation: operation,
            record: .init(
                entry: PathDigests.Entry(path: path, digest: digest), isKnown: last != nil))
    }
}
