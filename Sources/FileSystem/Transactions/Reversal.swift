import Basics
import Planning

/// The way back for each file of a command that is taken back.
struct Reversal {
    private let journal: Journal
    private let item: History.Item
    private let history: History
    /// The topmost folders that the command made, as the system follows their paths.
    private let made: Set<[String]>
    private var paths = ResolvedPaths()

    enum Step {
        case operation(FileOperation)
        /// Somebody changed it since.
        case changed(String)
        /// Somebody removed it since.
        case removed(String)
        /// What was there before was too much to keep.
        case notKept
    }

    init(of journal: Journal, item: History.Item, _ history: History) {
        (self.journal, self.item, self.history) = (journal, item, history)
        made = Set(
            journal.folders.map { folder in
                AbsolutePath(resolvingLinksOf: folder.anchor).components + folder.names
            })
    }

    mutating func step(_ index: Int) throws(SystemError) -> Step {
        let entry = journal.entries[index]
        let path = entry.destination.path
        let found = try FileSystem.contents(of: path)
        switch entry.action {
        case .removeFolder, .makeFolder:
            var operation = FileOperation(verb: .create, destination: entry.destination, new: [])
            operation.isEmptyFolder = true
            return found == nil ? .operation(operation) : .changed(path)
        case .create:
            if found == nil { return .removed(path) }
            guard let found, Self.isFile(found, entry.new) else { return .changed(path) }
            return .operation(
                FileOperation(
                    verb: .remove, destination: destination(of: entry), old: found.bytes, new: []))
        case .replace:
            if found == nil { return .removed(path) }
            guard let found, Self.isFile(found, entry.new) else { return .changed(path) }
            return try bringingBack(index, as: .update, over: found.bytes)
        case .remove:
            return found == nil ? try bringingBack(index, as: .create, over: nil) : .changed(path)
        }
    }

    private static func isFile(
        _ found: (kind: FileSystem.Kind, bytes: [UInt8]), _ sum: Checksum?
    ) -> Bool {
        found.kind == .file && Checksum(of: found.bytes) == sum
    }

    private func bringingBack(
        _ index: Int, as verb: FileOperation.Verb, over bytes: [UInt8]?
    ) throws(SystemError) -> Step {
        let source = history.path(of: item, index)
        guard let old = try FileSystem.contents(of: source),
            Self.isFile(old, journal.entries[index].old)
        else { return .notKept }
        var operation = FileOperation(
            verb: verb, destination: journal.entries[index].destination, old: bytes, new: old.bytes)
        operation.attributesSource = source
        return .operation(operation)
    }

    /// With a file go the folders that were made for it, and no others.
    private mutating func destination(of entry: Journal.Entry) -> Destination {
        let path = paths.components(of: entry.destination)
        let count = path.indices.dropFirst().first { made.contains(Array(path[..<$0])) }
        var top = AbsolutePath("/")
        top.components = Array(path[..<(count.map { $0 - 1 } ?? path.count - 1)])
        return Destination(
            base: top.relative(to: AbsolutePath(".")),
            relative: OutputPath(ofRecord: Array(path[top.components.count...])))
    }
}
