package import Basics
package import Planning

/// The commands that can be undone in a place.
package struct UndoableCommands {
    package struct Command {
        fileprivate let item: History.Item
        fileprivate let journal: Journal

        package var number: Int { item.number }
        /// The command line.
        package var words: String { journal.command }
        /// The time in seconds since 1970.
        package var time: Int { journal.time }
        /// The number of files that it wrote or removed.
        package var fileCount: Int { journal.entries.count }
    }

    /// The commands, beginning with the newest.
    package let commands: [Command]
    private let state: StateFolder
    private let history: History?
    private let folder: OpenFolder?

    /// - Throws: `Failure` with 74 if they can't be read.
    package init(of state: StateFolder) throws(Failure) {
        self.state = state
        do throws(SystemError) {
            folder = try OpenFolder(state)
            history = folder.map { History(state, in: $0.descriptor) }
            commands = try history.map(Self.commands) ?? []
        } catch {
            throw error.whileReading
        }
    }

    private static func commands(of history: History) throws(SystemError) -> [Command] {
        var commands: [Command] = []
        for item in try history.items.reversed() {
            guard let journal = try history.journal(of: item) else { continue }
            commands.append(Command(item: item, journal: journal))
        }
        return commands
    }

    /// Returns the plan that undoes a command.
    ///
    /// - Throws: `Failure` with 73 and all files that were changed afterward, or with 66 if the replaced
    ///   files were too large to keep.
    package func plan(takingBack command: Command) throws(Failure) -> Plan {
        guard let history else { return Plan(operations: []) }
        var reversal = Reversal(of: command.journal, item: command.item, history)
        var operations: [FileOperation] = []
        var changed: [Diagnostic] = []
        for index in command.journal.entries.indices {
            switch try Self.step(index, &reversal) {
            case .operation(let operation): operations.append(operation)
            case .changed(let path):
                changed.append(
                    Diagnostic(.error, "this was changed after that command", path: path))
            case .removed(let path):
                changed.append(
                    Diagnostic(.error, "this was removed after that command", path: path))
            case .notKept: throw Self.notKept
            }
        }
        if !changed.isEmpty {
            changed[changed.count - 1].hint =
                "Nothing was undone. Restore the files first, or use git."
            throw Failure(.conflict, changed)
        }
        return Plan(operations: operations)
    }

    private static func step(
        _ index: Int, _ reversal: inout Reversal
    ) throws(Failure) -> Reversal.Step {
        do throws(SystemError) {
            return try reversal.step(index)
        } catch {
            throw error.whileReading
        }
    }

    private static var notKept: Failure {
        Failure(
            .notFound,
            "the files that the last command replaced weren't kept, so it can't be undone",
            hint: "Up to \(History.maximumBytes >> 20) MB are kept. Use git instead.")
    }
}

/// The open folder of the history. It is closed with the object.
private final class OpenFolder {
    let descriptor: Int32

    /// Nil if it doesn't exist.
    init?(_ state: StateFolder) throws(SystemError) {
        let walker = FolderWalker()
        do {
            let parent = try walker.open(state.parent(walker))
            descriptor = try openFolder(StateFolder.name, in: parent, path: state.path)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return nil }
            throw error
        }
    }

    deinit {
        closeDescriptor(descriptor)
    }
}

/// The operations that undo a command.
struct Reversal {
    private let journal: Journal
    private let item: History.Item
    private let history: History
    /// The topmost folders that the command created, with links resolved.
    private let made: Set<[String]>
    private var paths = ResolvedPaths()

    enum Step {
        case operation(FileOperation)
        /// The file was changed after the command.
        case changed(String)
        /// The file was removed after the command.
        case removed(String)
        /// The old file was too large to keep.
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
        _ found: (kind: FileSystem.Kind, bytes: [UInt8]), _ digest: Digest?
    ) -> Bool {
        found.kind == .file && SHA256.digest(of: found.bytes) == digest
    }

    private func bringingBack(
        _ index: Int, as verb: FileOperation.Verb, over bytes: [UInt8]?
    ) throws(SystemError) -> Step {
        let source = history.path(of: item, index)
        guard let old = try FileSystem.contents(of: source),
            Self.isFile(old, journal.entries[index].old)
        else { return .notKept }
        let recorded = journal.entries[index].destination
        // The journal names a folder outside the project by its whole path.
        let base =
            recorded.base.hasPrefix("/")
            ? AbsolutePath(recorded.base).relative(to: AbsolutePath(".")) : recorded.base
        var operation = FileOperation(
            verb: verb, destination: Destination(base: base, relative: recorded.relative),
            old: bytes, new: old.bytes)
        operation.attributesSource = source
        return .operation(operation)
    }

    /// Returns the destination of a created file, with a base such that only folders which the command
    /// created are removed.
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
