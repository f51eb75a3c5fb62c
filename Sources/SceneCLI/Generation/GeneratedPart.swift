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
    /// What was odd about its scenes, and does no harm.
    private(set) var warnings: [Diagnostic] = []
    /// The paths of the files, in the order of their scenes.
    private(set) var claims: [SceneGeneration.Claim] = []

    /// - Returns: what rendering and looking at the disk throw, in the place of a part.
    static func compared(
        _ generation: SceneGeneration, _ range: Range<Int>,
        _ comparison: GeneratedFiles.Comparison, _ progress: Progress
    ) -> Result<GeneratedPart, Failure> {
        do throws(Failure) {
            return .success(try Self(generation, range, comparison, progress))
        } catch {
            return .failure(error)
        }
    }

    private init(
        _ generation: SceneGeneration, _ range: Range<Int>,
        _ comparison: GeneratedFiles.Comparison, _ progress: Progress
    ) throws(Failure) {
        let disk = DiskState()
        var files: [File] = []
        files.reserveCapacity(range.count * 6)
        var claims = PathClaims()
        // The first part stands for all, which take about as long.
        var done = 0
        func report(_ count: Int) {
            while range.lowerBound == 0, done < count {
                done += 1
                progress.report(done, of: range.count, total: generation.items.count)
            }
        }
        warnings = try generation.makeFiles(of: range) { destination throws(Failure) in
            try disk.contents(at: destination)
        } _: { file, scene throws(Failure) in
            report(scene)
            files.append(
                File(
                    item: try Self.compared(file, comparison, disk), scene: scene,
                    path: file.destination.path))
            claims.add(file.destination, item: scene)
        }
        report(range.count)
        self.files = files
        self.claims = claims.claims
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
        _ file: OutputFile, _ comparison: GeneratedFiles.Comparison, _ disk: DiskState
    ) throws(Failure) -> GeneratedFiles.Item {
        let path = comparison.last.path(of: file.destination)
        let last = comparison.last[path]
        let wanted = file.wanted(lastDigest: last)
        let operation = FileOperation(
            for: wanted, comparison.policy, try disk.entry(at: file.destination))
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
