package import Basics
package import Planning

/// Writes all files of a plan or none. No other code writes files.
///
/// First it writes a journal of the changes. Then it stages everything under temporary names: new folders
/// with their contents, and files in existing folders. When all is staged, renames publish it. An error or
/// a signal undoes everything. After `kill -9`, the next command in the same place undoes it.
package struct Transaction {
    let operations: [FileOperation]
    let state: StateFolder
    let walker = FolderWalker()
    private(set) var journal: Journal
    private(set) var folder: JournalFolder?
    private var hasJournal = false
    private var phase = JournalFolder.Phase.staging

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
        do throws(TransactionFailure) {
            try transaction.perform()
            do throws(Failure) { try report() } catch { throw .report(error) }
            try transaction.commit()
        } catch {
            let cause = Signals.isPending ? TransactionFailure.signal : error
            throw cause.failure(transaction.rollBack())
        }
        return transaction.settle()
    }

    private init(_ operations: [FileOperation], _ state: StateFolder, _ run: TransactionRun) {
        (self.operations, self.state) = (operations, state)
        journal = Journal(of: operations, by: run)
    }

    private mutating func perform() throws(TransactionFailure) {
        try step { (transaction) throws(SystemError) in try transaction.planFolders() }
        try step { (transaction) throws(SystemError) in try transaction.writeJournal() }
        for new in walker.newFolders {
            try step { (transaction) throws(SystemError) in
                _ = try transaction.walker.open(new.folder, isMaking: true)
            }
        }
        try stage()
        try step { (transaction) throws(SystemError) in
            try transaction.folder?.move(to: .publishing, from: .staging)
            transaction.phase = .publishing
        }
        for new in walker.newFolders {
            try step { (transaction) throws(SystemError) in try transaction.publish(new) }
        }
        for index in operations.indices {
            try Signals.stopIfPending()
            try publish(index)
        }
        try Signals.stopIfPending()
    }

    private mutating func step(
        _ body: (inout Transaction) throws(SystemError) -> Void
    ) throws(TransactionFailure) {
        try Signals.stopIfPending()
        do throws(SystemError) {
            try body(&self)
        } catch {
            throw .system(error)
        }
    }

    /// Finds the missing folders. The folder of the journal comes first, so that the journal has its
    /// final path before anything else is published.
    private mutating func planFolders() throws(SystemError) {
        try walker.plan(state.parent(walker), journal.names)
        journal.isInNewFolder = !walker.newFolders.isEmpty
        var last: Folder?
        // Indices are used because copying the operations of a long list takes longer.
        for index in operations.indices where operations[index].verb != .remove {
            let folder = walker.parent(of: operations[index])
            guard folder != last else { continue }
            last = folder
            try walker.plan(folder, journal.names)
        }
        journal.folders = walker.newFolders.map(\.folder)
    }

    private mutating func writeJournal() throws(SystemError) {
        let made = try JournalFolder(making: state, walker)
        folder = made
        if journal.isInNewFolder, let new = walker.newFolders.first {
            // A process that waits for the folder above locks this one after it is published.
            FolderLock.take(try walker.open(new.folder), at: new.folder.path)
        }
        try made.write(journal)
        hasJournal = true
    }

    /// Writes the files, on several cores if there are many.
    private func stage() throws(TransactionFailure) {
        let worthSharing = 512
        let (operations, names, cache) = (operations, journal.names, walker.cache)
        var parts: [Staging]
        if operations.count < 2 * worthSharing {
            parts = [Staging(names)]
            parts[0].write(operations[...], walker)
        } else {
            parts = Parallel.map(operations.indices, worthSharing: worthSharing) { range in
                var staging = Staging(names)
                staging.write(operations[range], FolderWalker(cache: cache))
                return staging
            }
        }
        for part in parts {
            if let failure = part.failure { throw failure }
        }
    }

    private func commit() throws(TransactionFailure) {
        try TransactionFailure.wrapping { () throws(SystemError) in
            guard let folder else { return }
            // Try twice, because the transaction of another place may be finished.
            do throws(SystemError) {
                try folder.move(to: .done, from: .publishing)
            } catch {
                try folder.move(to: .done, from: .publishing)
            }
        }
    }

    private func rollBack() -> Rollback.Outcome {
        let rollback = Rollback(journal, folder, phase)
        let outcome = rollback.run(hasBegun: hasJournal)
        // Try twice, because the error may have been temporary.
        return outcome.problems.isEmpty ? outcome : rollback.run(hasBegun: hasJournal)
    }

    private func settle() -> [Diagnostic] {
        guard let folder else { return [] }
        let settlement = Settlement(journal, folder)
        guard !settlement.run().isEmpty, let problem = settlement.run().first else { return [] }
        return [
            Diagnostic.warning(
                "cannot \(problem.action) it: \(problem.reason)", path: problem.path,
                hint: "All files were written. The next scene-kit command here cleans up.")
        ]
    }
}

// Publishing the staged files.
extension Transaction {
    func publish(_ new: FolderWalker.NewFolder) throws(SystemError) {
        try walker.publish(new)
    }

    func publish(_ index: Int) throws(TransactionFailure) {
        if operations[index].isEmptyFolder { return }
        let (verb, destination) = (operations[index].verb, operations[index].destination)
        do throws(SystemError) {
            let folder = walker.folder(of: destination)
            if verb == .remove {
                try moveAside(index, try walker.open(folder))
            } else if walker.isNew(folder) {
                return
            } else if verb.replaces {
                try replace(index, try walker.open(folder))
            } else {
                let descriptor = try walker.open(folder)
                try moveExclusively(
                    journal.names.file(index), in: descriptor,
                    to: destination.relative.fileName, in: descriptor, destination.path)
                return
            }
        } catch {
            throw TransactionFailure(error, at: destination.path)
        }
        try checkBackup(index)
    }

    /// Replaces a file by its staged file.
    private func replace(_ index: Int, _ descriptor: Int32) throws(SystemError) {
        let operation = operations[index]
        let (own, name) = (operation.destination.relative.fileName, journal.names.file(index))
        _ = try FileSystem.status(ofFile: own, in: descriptor, path: operation.path)
        // If only permissions change, the bytes don't show which file is which.
        if operation.old == operation.new, try replaceAlike(index, descriptor) { return }
        if try exchange(name, in: descriptor, with: own, in: descriptor, operation.path) {
            try keep(name, of: index, descriptor)
            return
        }
        // Otherwise, a hard link keeps the old file.
        guard let folder else { return }
        let backup = Journal.backupName(index)
        do {
            try system("replace", operation.path) {
                linkat(descriptor, own, folder.descriptor, backup, 0)
            }
        } catch {
            guard [EPERM, EOPNOTSUPP, ENOTSUP, EMLINK, EXDEV].contains(error.code) else {
                throw error
            }
            try moveAside(index, descriptor)
        }
        try system("replace", operation.path) { renameat(descriptor, name, descriptor, own) }
    }

    /// Moves a file away before a file with the same bytes replaces it.
    ///
    /// - Returns: False if the journal is on another file system.
    private func replaceAlike(_ index: Int, _ descriptor: Int32) throws(SystemError) -> Bool {
        guard let folder else { return false }
        let path = operations[index].path
        let own = operations[index].destination.relative.fileName
        do {
            try system("replace", path) {
                renameat(descriptor, own, folder.descriptor, Journal.backupName(index))
            }
        } catch {
            if error.code == EXDEV { return false }
            throw error
        }
        try moveExclusively(
            journal.names.file(index), in: descriptor, to: own, in: descriptor, path)
        return true
    }

    /// Moves a file away so that it can be restored.
    ///
    /// - Throws: An error if the file was replaced by a folder, link, or device after it was planned.
    private func moveAside(_ index: Int, _ descriptor: Int32) throws(SystemError) {
        let operation = operations[index]
        let own = operation.destination.relative.fileName
        _ = try FileSystem.status(ofFile: own, in: descriptor, path: operation.path)
        try keep(own, of: index, descriptor)
    }

    /// Moves a replaced or removed file to the journal, or to a temporary name if the journal is on
    /// another file system.
    private func keep(_ name: String, of index: Int, _ descriptor: Int32) throws(SystemError) {
        guard let folder else { return }
        let path = operations[index].path
        do {
            try system("replace", path) {
                renameat(descriptor, name, folder.descriptor, Journal.backupName(index))
            }
        } catch {
            guard error.code == EXDEV else { throw error }
            let aside = journal.names.file(index)
            if name == aside { return }
            try system("replace", path) { renameat(descriptor, name, descriptor, aside) }
        }
    }

    /// Checks that the old file is the one that was planned for, so that no edit is lost.
    private func checkBackup(_ index: Int) throws(TransactionFailure) {
        let operation = operations[index]
        let bytes = try TransactionFailure.wrapping { () throws(SystemError) -> [UInt8]? in
            guard let folder else { return nil }
            let kept = try contents(
                of: Journal.backupName(index), in: folder.descriptor, path: operation.path)
            if let kept { return kept }
            let descriptor = try walker.open(walker.folder(of: operation.destination))
            return try contents(
                of: journal.names.file(index), in: descriptor, path: operation.path)
        }
        if bytes != operation.old { throw .changed(operation.path) }
    }
}

/// Writes a part of the files of a transaction before any is published: into folders with temporary
/// names, or under a temporary name in the folder of the destination.
struct Staging: Sendable {
    private let names: TemporaryNames
    /// The error that stopped it.
    private(set) var failure: TransactionFailure?

    init(_ names: TemporaryNames) {
        self.names = names
    }

    /// Writes the new files until one fails.
    ///
    /// - Parameter walker: A walker that knows the new folders.
    mutating func write(_ operations: ArraySlice<FileOperation>, _ walker: FolderWalker) {
        do throws(TransactionFailure) {
            for index in operations.indices where operations[index].verb != .remove {
                try Signals.stopIfPending()
                do throws(SystemError) {
                    try stage(index, operations[index], walker)
                } catch {
                    throw TransactionFailure(error, at: operations[index].path)
                }
            }
        } catch {
            failure = error
        }
    }

    private func stage(
        _ index: Int, _ operation: FileOperation, _ walker: FolderWalker
    ) throws(SystemError) {
        let folder = walker.parent(of: operation)
        let isNew = walker.isNew(folder)
        let descriptor = try walker.open(folder, isMaking: isNew)
        if operation.isEmptyFolder { return }
        let name = isNew ? operation.destination.relative.fileName : names.file(index)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = try system("write", operation.path) {
            openat(descriptor, name, flags, 0o666)
        }
        defer { closeDescriptor(file) }
        try keepAttributes(of: operation, in: descriptor, for: file)
        try writeAll(operation.new, to: file, path: operation.path)
    }

    /// Copies the owner, mode, and extended attributes of the file that is replaced or restored.
    ///
    /// - Throws: An error if the file was replaced by a folder, link, or device after it was planned.
    private func keepAttributes(
        of operation: FileOperation, in folder: Int32, for file: Int32
    ) throws(SystemError) {
        let old: Int32
        if let source = operation.attributesSource {
            old = try openFile(source, in: AT_FDCWD, path: source)
        } else if operation.verb.replaces {
            let own = operation.destination.relative.fileName
            _ = try FileSystem.status(ofFile: own, in: folder, path: operation.path)
            old = try openFile(own, in: folder, path: operation.path)
        } else {
            return
        }
        defer { closeDescriptor(old) }
        try FileAttributes(of: old, path: operation.path).apply(
            to: file, withoutExecutableBits: operation.losesExecutableBits, path: operation.path)
    }
}

extension FolderWalker {
    /// Returns the folder that an operation needs: the folder of a file, or an empty folder itself.
    func parent(of operation: FileOperation) -> Folder {
        let folder = folder(of: operation.destination)
        return operation.isEmptyFolder
            ? folder.appending(operation.destination.relative.fileName) : folder
    }
}

/// The reason why a transaction failed.
enum TransactionFailure: Error {
    case system(SystemError)
    /// A file was changed after it was planned.
    case changed(String)
    /// A signal was received.
    case signal
    /// The report couldn't be printed.
    case report(Failure)

    /// Creates the failure for a file that is about to be written. It may have been created or removed.
    init(_ error: SystemError, at path: String) {
        self = [EEXIST, ENOENT].contains(error.code) ? .changed(path) : .system(error)
    }

    static func wrapping<Result>(
        _ body: () throws(SystemError) -> Result
    ) throws(TransactionFailure) -> Result {
        do throws(SystemError) {
            return try body()
        } catch {
            throw .system(error)
        }
    }

    /// Returns the failure to report, including the outcome of the rollback.
    func failure(_ undone: Rollback.Outcome) -> Failure {
        var failure = failure
        if let backups = undone.backups, let path = undone.edited.first {
            failure.diagnostics.append(
                Diagnostic.note(
                    "this was edited in the meantime and is kept; the earlier contents are in "
                        + backups,
                    path: path))
        }
        failure.diagnostics += undone.problems.prefix(10).map { leftover in
            Diagnostic(
                .error, "cannot \(leftover.action) it while undoing: \(leftover.reason)",
                path: leftover.path, hint: "The next scene-kit command here tries again.")
        }
        return failure
    }

    private var failure: Failure {
        switch self {
        case .system(let error): error.whileWriting
        case .signal: Signals.failure
        case .report(let failure): failure
        case .changed(let path):
            Failure(
                .conflict,
                "this changed while scene-kit was about to write it; nothing was written",
                path: path, hint: "Run the command again.")
        }
    }
}

extension Signals {
    /// Throws if a signal was received.
    static func stopIfPending() throws(TransactionFailure) {
        if isPending { throw .signal }
    }
}
