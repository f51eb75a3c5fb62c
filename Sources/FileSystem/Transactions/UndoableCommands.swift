package import Basics
package import Planning

/// The commands that a place remembers, for `undo`.
package struct UndoableCommands {
    /// One of them.
    package struct Command {
        fileprivate let item: History.Item
        fileprivate let journal: Journal

        package var number: Int { item.number }
        /// The command line as it was typed.
        package var words: String { journal.command }
        /// In seconds since 1970.
        package var time: Int { journal.time }
        /// How many files it wrote or removed.
        package var fileCount: Int { journal.entries.count }
    }

    /// The newest first.
    package let commands: [Command]
    private let state: StateFolder
    private let history: History?
    private let folder: OpenFolder?

    /// - Throws: `Failure` with 74 where they cannot be read.
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

    /// What it takes to have everything as it was before a command.
    ///
    /// - Throws: `Failure` with 73 and every file that somebody changed since, and 66 where what it
    ///   replaced was too much to keep.
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
            Diagnostic(
                .error,
                "the files that the last command replaced weren't kept, so it can't be undone",
                hint: "Up to \(History.maximumBytes >> 20) MB are kept. Use git instead."))
    }
}

/// The folder of the history, open as long as this lives.
private final class OpenFolder {
    let descriptor: Int32

    /// Nil where there is none.
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
