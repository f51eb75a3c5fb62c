package import Basics
package import Planning

/// The commands that can be undone in a place. Each has a folder with its journal and the files
/// that it replaced or removed. The folder's name has the command's number and the size of these
/// files.
package struct History {
    package struct Command {
        package let number: Int
        fileprivate let journal: Journal
        fileprivate let path: String

        /// The command line.
        package var words: String { journal.run.command }
        /// The time in seconds since 1970.
        package var time: Int { journal.run.time }
        /// The number of files that it wrote or removed.
        package var fileCount: Int { journal.entries.count }
    }

    /// The commands, beginning with the newest. Those that this user's scene-kit didn't write are
    /// left out.
    package private(set) var commands: [Command] = []

    /// - Throws: `Failure` with 74 if they can't be read.
    package init(of state: StateFolder) throws(Failure) {
        do throws(SystemError) {
            var walker = FolderWalker()
            let parent = try walker.open(state.parent)
            let local = try OpenFolder(StateFolder.name, in: parent, path: state.path)
            guard let folder = try Self.folder(in: local) else { return }
            for item in try Self.commands(in: folder).reversed() {
                // A user can't undo what came before another user's command.
                guard try folder.status(of: item.name).st_uid == geteuid() else { break }
                let inner = try OpenFolder(item.name, in: folder)
                let done = JournalFolder.Phase.done.rawValue
                if let journal = try JournalFolder.journal(done, in: inner, state.base) {
                    commands.append(
                        Command(number: item.number, journal: journal, path: inner.path))
                }
            }
        } catch {
            if error.code != ENOENT, error.code != ENOTDIR { throw error.whileReading }
        }
    }

    /// Returns the plan that undoes a command. Throws a `Failure` with 73 and all files that were
    /// changed afterward, or with 66 if the replaced files were too large to keep.
    package func plan(takingBack command: Command) throws(Failure) -> Plan {
        var reversal = Reversal(of: command)
        for index in command.journal.entries.indices {
            do throws(SystemError) {
                if try reversal.undo(index) { continue }
            } catch {
                throw error.whileReading
            }
            throw Failure(
                .notFound,
                "the files that the last command replaced weren't kept, so it can't be undone",
                hint: "Up to \(Self.maximumBytes >> 20) MB are kept. Use git instead.")
        }
        for respelling in command.journal.respellings {
            do throws(SystemError) { try reversal.undo(respelling) } catch {
                throw error.whileReading
            }
        }
        if !reversal.changed.isEmpty {
            reversal.changed[reversal.changed.count - 1].hint =
                "Nothing was undone. Restore the files first, or use git."
            throw Failure(.conflict, reversal.changed)
        }
        return Plan(operations: reversal.operations)
    }
}

// The folders of the commands.
extension History {
    /// The maximum number of commands, and the maximum size of their files.
    private static let maximumCount = 10
    private static let maximumBytes = 20 << 20

    private struct StoredCommand {
        let number: Int
        let bytes: Int

        var name: String { "\(number)-\(bytes)" }
    }

    /// Opens the folder of the history. Nil if it doesn't exist.
    static func folder(in local: OpenFolder) throws(SystemError) -> OpenFolder? {
        guard local.contains(StateFolder.historyName) else { return nil }
        return try OpenFolder(StateFolder.historyName, in: local)
    }

    /// Returns the commands, beginning with the oldest.
    private static func commands(in folder: OpenFolder) throws(SystemError) -> [StoredCommand] {
        try folder.names().compactMap { name in
            let parts = name.split(separator: "-").compactMap { Int($0) }
            // A folder may have any name. This limit prevents an overflow.
            let isValid = parts.count == 2 && parts.allSatisfy { (0...1 << 40).contains($0) }
            return isValid ? StoredCommand(number: parts[0], bytes: parts[1]) : nil
        }.sorted { $0.number < $1.number }
    }

    /// Moves the folder of a finished run into the history.
    static func add(_ run: JournalFolder) throws(SystemError) {
        let folder = try run.parent.makeFolder(StateFolder.historyName)
        var bytes = 0
        for name in try run.files.names() { bytes += Int(try run.files.status(of: name).st_size) }
        if bytes > maximumBytes {
            // The command stays in the list but can't be undone.
            for name in try run.files.names() where Int(name) != nil { try run.files.delete(name) }
            bytes = 0
        }
        let last = try commands(in: folder).last?.number ?? 0
        let command = StoredCommand(number: last + 1, bytes: bytes)
        try run.parent.move(JournalFolder.name, to: command.name, in: folder, "keep")
        var stored = try commands(in: folder)
        var total = stored.reduce(0) { $0 + $1.bytes }
        while stored.count > maximumCount || total > maximumBytes {
            let oldest = stored.removeFirst()
            total -= oldest.bytes
            // A user can't remove another user's command, which stays until they run one.
            try ignoring(EACCES, EPERM, ENOTEMPTY, call: try folder.deleteTree(oldest.name))
        }
    }

    /// Removes a command that was undone.
    static func remove(_ number: Int, in local: OpenFolder) throws(SystemError) {
        guard let folder = try folder(in: local) else { return }
        for item in try commands(in: folder) where item.number == number {
            try folder.deleteTree(item.name)
        }
        if try folder.names().isEmpty { try local.delete(StateFolder.historyName, isFolder: true) }
    }
}

/// The operations that undo a command.
private struct Reversal {
    private(set) var operations: [FileOperation] = []
    /// An error for each file that was changed after the command.
    var changed: [Diagnostic] = []
    private let command: History.Command
    /// The topmost folders that the command created, with links resolved.
    private let made: Set<[String]>
    private var paths = ResolvedPaths()
    /// The present spellings of paths, by their old ones.
    private var respelled: [[String]: Destination] = [:]

    init(of command: History.Command) {
        self.command = command
        made = Set(
            command.journal.folders.map { folder in
                AbsolutePath(resolvingLinksOf: folder.anchor).components + folder.names
            })
        for respelling in command.journal.respellings {
            let old = Destination(base: respelling.base, relative: respelling.old)
            respelled[paths.components(of: old)] = Destination(
                base: respelling.base, relative: respelling.new)
        }
    }

    /// Undoes one change. Returns false if the old file was too large to keep.
    mutating func undo(_ index: Int) throws(SystemError) -> Bool {
        let entry = command.journal.entries[index]
        let respelling = respelled.removeValue(forKey: paths.components(of: entry.destination))
        let path = (respelling ?? entry.destination).path
        var operation: FileOperation
        switch (entry.action, try FileSystem.entry(at: path)) {
        case (.removeFolder, .absent), (.makeFolder, .absent):
            operation = FileOperation(verb: .create, destination: entry.destination, new: [])
            operation.isEmptyFolder = true
        case (.create, .file(let bytes)) where UInt64(checksumOf: bytes) == entry.new:
            operation = FileOperation(
                verb: .remove, destination: destination(of: entry), old: bytes, new: [])
        case (.replace, .file(let bytes)) where UInt64(checksumOf: bytes) == entry.new:
            operation = FileOperation(
                verb: .update, destination: oldDestination(of: entry), old: bytes, new: [])
        case (.remove, .absent):
            operation = FileOperation(
                verb: .create, destination: oldDestination(of: entry), new: [])
        case (_, let found):
            let word = found == .absent ? "removed" : "changed"
            changed.append(
                Diagnostic(.error, "this was \(word) after '\(command.words)'", path: path))
            return true
        }
        if entry.action.hasBackup {
            let source = "\(command.path)/\(Journal.backupName(index))"
            guard case .file(let old) = try FileSystem.entry(at: source),
                UInt64(checksumOf: old) == entry.old
            else { return false }
            (operation.new, operation.attributesSource) = (old, source)
        }
        if let respelling { (operation.verb, operation.oldSpelling) = (.rename, respelling) }
        operations.append(operation)
        return true
    }

    /// Gives a file its old spelling again.
    mutating func undo(_ respelling: Respelling) throws(SystemError) {
        let old = Destination(base: respelling.base, relative: respelling.old)
        let new = Destination(base: respelling.base, relative: respelling.new)
        // If its contents changed, too, another operation restores them.
        guard respelled.removeValue(forKey: paths.components(of: old)) != nil else { return }
        if case .file(let bytes) = try FileSystem.entry(at: new.path) {
            var operation = FileOperation(verb: .rename, destination: old, old: bytes, new: bytes)
            operation.oldSpelling = new
            operations.append(operation)
        } else {
            changed.append(
                Diagnostic(.error, "this was removed after '\(command.words)'", path: new.path))
        }
    }

    private func oldDestination(of entry: Journal.Entry) -> Destination {
        let base = entry.destination.base
        // The journal names a folder outside the project by its whole path.
        guard base.hasPrefix("/") else { return entry.destination }
        return Destination(
            base: AbsolutePath(base).relative(to: AbsolutePath(".")),
            relative: entry.destination.relative)
    }

    /// Returns the destination of a created file, with a base such that only folders which the
    /// command created are removed.
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
