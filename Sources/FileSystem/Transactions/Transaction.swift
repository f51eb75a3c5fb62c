package import Basics
package import Planning
import Threads

/// Writes all files of a plan or none. Only `TemporaryFolder` also writes files.
///
/// First it writes a journal of the changes. Then it stages everything under temporary names: new
/// folders with their contents, and files in existing folders. When all is staged, renames publish
/// it. An error or a signal undoes everything. After `kill -9`, the next command in the same place
/// undoes it.
package struct Transaction: Sendable {
    private let operations: [FileOperation]
    private let state: StateFolder
    private var journal: Journal
    /// The folder of each file, and whether it is missing or in a missing folder.
    private var targets: [(folder: Folder, isNew: Bool)] = []
    /// Nil until it is created.
    private var folder: JournalFolder?

    /// Writes the files of a plan, calls `report`, and commits.
    ///
    /// - Parameter state: The place, which this process has locked.
    /// - Returns: Warnings about files that couldn't be cleaned up.
    /// - Throws: `Failure` with 73, 74, 77, or the status of a signal, after everything is undone.
    @discardableResult
    package static func apply(
        _ plan: Plan, in state: StateFolder, by run: TransactionRun,
        then report: () throws(Failure) -> Void
    ) throws(Failure) -> [Diagnostic] {
        let operations = plan.changes
        guard !operations.isEmpty || run.undone != nil else {
            try report()
            return []
        }
        Interruption.leaveToTransaction()
        var transaction = Transaction(operations, state, run)
        do {
            try transaction.perform()
            try report()
            try transaction.commit()
        } catch {
            throw transaction.rollBack(after: error)
        }
        return transaction.settle()
    }

    private init(_ operations: [FileOperation], _ state: StateFolder, _ run: TransactionRun) {
        self.state = state
        let renamed = operations.filter { $0.oldSpelling != nil }
        // A file that is renamed changes in place first.
        self.operations =
            renamed.isEmpty
            ? operations
            : operations.compactMap { operation in
                guard let old = operation.oldSpelling else { return operation }
                if operation.old == operation.new { return nil }
                var change = operation
                (change.verb, change.destination) = (.update, old)
                return change
            }
        journal = Journal(of: self.operations, by: run)
        journal.respellings = renamed.compactMap { operation in
            operation.oldSpelling.map { Respelling(from: $0, to: operation.destination) }
        }
    }

    private mutating func perform() throws {
        var walker = FolderWalker(journal.names)
        try Signals.throwIfPending()
        try planFolders(&walker)
        try Signals.throwIfPending()
        try writeJournal(&walker)
        for index in walker.newFolders.indices where index > 0 || !journal.isInNewFolder {
            try Signals.throwIfPending()
            try walker.make(index)
        }
        let parts = Parallel.map(operations.indices, worthSharing: 512) {
            [transaction = self, walker] range in Result { try transaction.stage(range, walker) }
        }
        for part in parts { try part.get() }
        try Signals.throwIfPending()
        try folder?.move(to: .publishing)
        for _ in walker.newFolders {
            try Signals.throwIfPending()
            try walker.publishNext()
        }
        for index in operations.indices {
            try Signals.throwIfPending()
            try publish(index, &walker)
        }
        try Signals.throwIfPending()
    }

    /// Finds the missing folders. The folder of the journal comes first, so that the journal has
    /// its final path before anything else is published.
    private mutating func planFolders(_ walker: inout FolderWalker) throws {
        let isJournalInNewFolder = try walker.plan(state.parent)
        var bases: [String: Folder] = [:]
        var last: (folder: Folder, isNew: Bool)?
        // Indices are used because copying the operations of a long list takes longer.
        for index in operations.indices {
            let destination = operations[index].destination
            let base = bases[destination.base] ?? Folder(nearestTo: destination.base)
            bases[destination.base] = base
            let names = destination.relative.components
            let isFolder = operations[index].isEmptyFolder
            let folder = Folder(
                anchor: base.anchor, names: base.names + (isFolder ? names[...] : names.dropLast()))
            if operations[index].verb == .remove {
                targets.append((folder, false))
                continue
            }
            let isNew =
                if let last, last.folder == folder { last.isNew } else { try walker.plan(folder) }
            last = (folder, isNew)
            targets.append((folder, isNew))
        }
        (journal.folders, journal.isInNewFolder) = (walker.newFolders, isJournalInNewFolder)
    }

    private mutating func writeJournal(_ walker: inout FolderWalker) throws {
        if journal.isInNewFolder { try walker.make(0) }
        folder = try JournalFolder(making: state, &walker)
        if journal.isInNewFolder, let new = walker.newFolders.first {
            // A process that waits for the folder above locks this one after it is published.
            FolderLock.take(try walker.open(new), at: new.path)
        }
        try folder?.write(journal)
    }

    private func commit() throws {
        guard var folder else { return }
        // Try twice, because the transaction of another place may be finished.
        if (try? folder.move(to: .done)) == nil { try folder.move(to: .done) }
    }

    /// Undoes everything, and returns the failure to report.
    private func rollBack(after error: any Error) -> Failure {
        var failure = Signals.isPending ? Signals.failure : Failure(error)
        let rollback = Rollback(journal: journal, folder: folder)
        var undone = rollback.run()
        // Try twice, because the error may have been temporary.
        if !undone.problems.isEmpty { undone = rollback.run() }
        if let backups = undone.backups, let path = undone.edited.first {
            failure.diagnostics.append(
                Diagnostic.note(
                    "this was edited in the meantime and is kept; the earlier contents are in "
                        + backups, path: path))
        }
        failure.diagnostics += undone.problems.prefix(10).map { leftover in
            Diagnostic(
                .error, "cannot \(leftover.action) it while undoing: \(leftover.reason)",
                path: leftover.path, hint: "The next scene-kit command here tries again.")
        }
        return failure
    }

    private func settle() -> [Diagnostic] {
        guard let folder else { return [] }
        let settlement = Settlement(journal: journal, folder: folder)
        guard !settlement.run().isEmpty, let problem = settlement.run().first else { return [] }
        return [
            Diagnostic.warning(
                "cannot \(problem.action) it: \(problem.reason)", path: problem.path,
                hint: "All files were written. The next scene-kit command here cleans up.")
        ]
    }

    /// Opens the folder of a file. Errors of `body` have the path of the file, because its
    /// temporary name means nothing to the user.
    private func inFolder(
        of index: Int, _ walker: inout FolderWalker,
        _ body: (OpenFolder) throws(SystemError) -> Void
    ) throws {
        let path = operations[index].path
        do throws(SystemError) {
            let folder = try walker.open(targets[index].folder)
            do throws(SystemError) { try body(folder) } catch { throw error.at(path) }
        } catch {
            // The file may have been created or removed after it was planned.
            throw error.code == EEXIST || error.code == ENOENT ? changed(index) : error
        }
    }

    private func changed(_ index: Int) -> Failure {
        Failure(
            .conflict, "this changed while scene-kit was about to write it; nothing was written",
            path: operations[index].path, hint: "Run the command again.")
    }
}

// Staging: writing files in new folders, or under a temporary name in the folder of the
// destination.
extension Transaction {
    private func stage(_ range: Range<Int>, _ walker: FolderWalker) throws {
        var walker = walker
        for index in range where operations[index].verb != .remove {
            try Signals.throwIfPending()
            try inFolder(of: index, &walker) { (folder) throws(SystemError) in
                if !operations[index].isEmptyFolder { try stage(index, in: folder) }
            }
        }
    }

    private func stage(_ index: Int, in folder: OpenFolder) throws(SystemError) {
        let operation = operations[index]
        let own = operation.destination.relative.fileName
        let file = try folder.create(targets[index].isNew ? own : journal.names.file(index))
        if let source = operation.attributesSource {
            try file.takeAttributes(of: try OpenFile(source, path: source))
        } else if operation.verb.replaces {
            try file.takeAttributes(
                of: try folder.file(own), withoutExecutableBits: operation.losesExecutableBits)
        }
        try file.write(operation.new)
    }
}

// Publishing the staged files.
extension Transaction {
    private func publish(_ index: Int, _ walker: inout FolderWalker) throws {
        let operation = operations[index]
        guard !operation.isEmptyFolder, !targets[index].isNew, let backups = folder?.files else {
            return
        }
        let own = operation.destination.relative.fileName
        let (staged, backup) = (journal.names.file(index), Journal.backupName(index))
        var old: [UInt8]?
        try inFolder(of: index, &walker) { (folder) throws(SystemError) in
            if operation.verb == .remove {
                try folder.checkFile(own)
                // A file on another file system gets a temporary name.
                if try !folder.keep(own, as: backup, in: backups) {
                    try folder.move(own, to: staged)
                }
            } else if operation.verb.replaces {
                try replace(index, in: folder, backups)
            } else {
                try folder.moveExclusively(staged, to: own)
                return
            }
            old = try backups.contents(of: backup)
            if old == nil { old = try folder.contents(of: journal.names.aside(index)) }
            if old == nil { old = try folder.contents(of: staged) }
        }
        // The old file must be the one that was planned for, so that no edit is lost.
        if old != operation.old { throw changed(index) }
    }

    /// Replaces a file by its staged file. The old file becomes a backup, or gets the temporary
    /// name if the journal is on another file system.
    private func replace(
        _ index: Int, in folder: OpenFolder, _ backups: OpenFolder
    ) throws(SystemError) {
        let operation = operations[index]
        let own = operation.destination.relative.fileName
        let (staged, backup) = (journal.names.file(index), Journal.backupName(index))
        try folder.checkFile(own)
        // If only permissions change, the bytes don't show which file is which.
        if operation.old == operation.new, try folder.keep(own, as: backup, in: backups) {
            return try folder.moveExclusively(staged, to: own)
        }
        if try folder.exchange(staged, with: own, in: folder) {
            _ = try folder.keep(staged, as: backup, in: backups)
            return
        }
        // Otherwise, a hard link keeps the old file, or it gets another place or name.
        do {
            try folder.link(own, to: backup, in: backups)
        } catch {
            guard [EPERM, EOPNOTSUPP, ENOTSUP, EMLINK, EXDEV].contains(error.code) else {
                throw error
            }
            if try !folder.keep(own, as: backup, in: backups) {
                try folder.move(own, to: journal.names.aside(index))
            }
        }
        try folder.move(staged, to: own)
    }
}

extension OpenFolder {
    fileprivate func checkFile(_ name: String) throws(SystemError) {
        switch try kind(of: name) {
        case .file: break
        case .symbolicLink: throw SystemError(code: ELOOP, action: "open", path: path(of: name))
        case .folder, .special:
            throw SystemError(code: EEXIST, action: "replace", path: path(of: name))
        }
    }

    /// Moves a file to the backups. Returns false if they are on another file system.
    fileprivate func keep(
        _ name: String, as backup: String, in backups: OpenFolder
    ) throws(SystemError) -> Bool {
        try ignoring(EXDEV, call: try move(name, to: backup, in: backups)) != nil
    }
}

extension Failure {
    /// Creates the failure to report for an error of this module.
    fileprivate init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as SystemError: self = error.whileWriting
        default: self.init(.software, "\(error)")
        }
    }
}
