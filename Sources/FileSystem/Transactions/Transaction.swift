package import Basics
package import Planning

/// The only code that writes files: all of a plan, or nothing of it.
///
/// A journal says what is about to be done. Then everything is written in full under temporary names
/// beside its destination: a folder that is new with all that is in it, and a file on its own where
/// its folder exists. Only when all of it lies ready do renames show it. A failure or a signal at any
/// point undoes what was done; after `kill -9` the next command in that place does, by the journal.
package struct Transaction {
    let operations: [FileOperation]
    let state: StateFolder
    let walker = FolderWalker()
    private(set) var journal: Journal
    private(set) var folder: JournalFolder?
    private var hasJournal = false
    private var phase = JournalFolder.Phase.staging

    /// Carries out a plan, then does `report`, then makes it final.
    ///
    /// - Parameter state: the place, which this process has locked.
    /// - Returns: what is worth knowing about files that could not be cleaned up.
    /// - Throws: `Failure` with 73, 74, 77 or that of a signal; then everything is as it was before.
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

    /// Finds out which folders are missing. That of the journal comes first, so that the journal is
    /// where it is looked for before anything else is shown.
    private mutating func planFolders() throws(SystemError) {
        try walker.plan(state.parent(walker), journal.names)
        journal.isInNewFolder = !walker.newFolders.isEmpty
        var last: Folder?
        // By index: to copy all operations of a long list takes longer than to look at them.
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
            // Whoever waits for the place above goes on in here as soon as it is shown.
            FolderLock.take(try walker.open(new.folder), at: new.folder.path)
        }
        try made.write(journal)
        hasJournal = true
    }

    /// Writes the files, on several cores where there are many.
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
            // Where two places are written to, the other one may be done already.
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
        // What failed once may have been a whim of the disk.
        return outcome.problems.isEmpty ? outcome : rollback.run(hasBegun: hasJournal)
    }

    private func settle() -> [Diagnostic] {
        guard let folder else { return [] }
        let settlement = Settlement(journal, folder)
        guard !settlement.run().isEmpty, let problem = settlement.run().first else { return [] }
        return [
            Diagnostic(
                .warning, "cannot \(problem.action) it: \(problem.reason)", path: problem.path,
                hint: "All files were written. The next scene-kit command here cleans up.")
        ]
    }
}
