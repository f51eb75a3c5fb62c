package import Basics

extension StateFolder {
    /// How long a run waits for another one, in seconds.
    private static let patience = 15.0

    /// Keeps every other scene-kit from writing here until this one ends, and undoes or finishes what a
    /// run that was killed has begun.
    ///
    /// Nothing that was read before holds after it.
    ///
    /// - Parameter say: is told what it waits for, and what was undone or finished.
    /// - Throws: `Failure` with 75 where another one does not end, and with 74 where what was begun can
    ///   be neither undone nor finished.
    package func lock(saying say: (String) -> Void) throws(Failure) {
        var place: String
        repeat {
            try wait(saying: say)
            place = FolderLock.existing(base)
            // What is undone may be the folder itself.
        } while try settleLeftovers(in: place, saying: say) && FolderLock.existing(base) != place
    }

    private func settleLeftovers(
        in place: String, saying say: (String) -> Void
    ) throws(Failure) -> Bool {
        do throws(SystemError) {
            let wasSwept = try sweep(place, saying: say)
            return try recover(saying: say) || wasSwept
        } catch {
            throw error.code == ELOOP ? ProjectFile.linkToOwn(error.path) : error.whileReading
        }
    }

    /// Does the same for a command that only reads, if a run was killed here.
    package func settle(saying say: (String) -> Void) throws(Failure) {
        // Where another one is at work, each file is whole before it is replaced and after.
        if holdsLeftovers, FolderLock.take(nearestTo: base) { try lock(saying: say) }
    }

    private var holdsLeftovers: Bool {
        if FileSystem.isFolder(Destination.join(path, JournalFolder.name)) { return true }
        let names = try? FileSystem.names(in: FolderLock.existing(base))
        return names?.contains(where: TemporaryNames.isFolderWithJournal) ?? false
    }

    private func wait(saying say: (String) -> Void) throws(Failure) {
        let start = Subprocess.now
        var hasSaid = false
        while !FolderLock.take(nearestTo: base) {
            let time = Subprocess.now - start
            if time > Self.patience { throw busy }
            if time > 1, !hasSaid {
                hasSaid = true
                say("waiting for \(holder), which writes in \(base)")
            }
            // At random, so that nobody waits in step with others.
            usleep(UInt32.random(in: 2_000...20_000))
        }
    }

    private var holder: String {
        FolderLock.holder(nearestTo: base).map { "another scene-kit (\($0))" }
            ?? "another scene-kit"
    }

    private var busy: Failure {
        Failure(
            .busy,
            Diagnostic(
                .error, "\(holder) is writing here", path: base,
                hint: "Try again when it has ended."))
    }

    /// Whether there was something to undo or to finish.
    private func recover(saying say: (String) -> Void) throws(SystemError) -> Bool {
        let walker = FolderWalker()
        guard let folder = try JournalFolder(opening: self, in: parent(walker), walker) else {
            return false
        }
        guard let (journal, phase) = try folder.read() else {
            if let kept = try folder.setAside() {
                say("an interrupted scene-kit left a journal that is not from here; see \(kept)")
            } else {
                try folder.discard(upTo: topmost(walker)?.path, walker)
            }
            return true
        }
        if phase == .done {
            if let first = Settlement(journal, folder).run().first { throw Self.unsettled(first) }
            say("finished '\(journal.command)', which was interrupted")
            return true
        }
        let outcome = Rollback(journal, folder, phase).run()
        if let first = outcome.problems.first { throw Self.unsettled(first) }
        say("undid '\(journal.command)', which was interrupted")
        if let backups = outcome.backups {
            let files = outcome.edited.sorted().joined(separator: ", ")
            say("you edited \(files) in the meantime; the earlier contents are in \(backups)")
        }
        return true
    }

    private static func unsettled(_ error: SystemError) -> SystemError {
        SystemError(
            code: error.code,
            action: "finish undoing an interrupted command: cannot \(error.action)",
            path: error.path)
    }

    /// Removes the folders of runs that were killed before they had shown anything, which have their
    /// temporary names.
    private func sweep(_ place: String, saying say: (String) -> Void) throws(SystemError) -> Bool {
        let walker = FolderWalker()
        let top = walker.folder(at: place)
        let descriptor = try walker.open(top)
        let names = try FileSystem.names(inOpenFolder: descriptor, path: place)
        var found = false
        for name in names where TemporaryNames.isFolderWithJournal(name) {
            let folder = try openFolder(name, in: descriptor, path: top.appending(name).path)
            defer { closeDescriptor(folder) }
            var status = stat()
            guard fstat(folder, &status) == 0, status.st_uid == geteuid(),
                FolderLock.isAbandoned(folder)
            else { continue }
            found = true
            try undoUnshown(top.appending(name), saying: say)
        }
        return found
    }

    private func undoUnshown(_ folder: Folder, saying say: (String) -> Void) throws(SystemError) {
        let walker = FolderWalker()
        var command: String?
        if let parent = try parentOfState(in: folder, walker, depth: 0),
            let run = try JournalFolder(opening: self, in: parent, walker),
            let (journal, phase) = try run.read(isInPlace: false), phase != .done
        {
            if let first = Rollback(journal, nil, phase).run().problems.first {
                throw Self.unsettled(first)
            }
            command = journal.command
        }
        let above = try walker.open(folder.parent)
        if fileNumber(of: folder.name, in: above) != nil {
            try FolderRemoval.remove(folder.name, in: above, folder.path)
        }
        if let command { say("undid '\(command)', which was interrupted") }
    }

    /// The folder in a new one that `.local` is in.
    private func parentOfState(
        in folder: Folder, _ walker: FolderWalker, depth: Int
    ) throws(SystemError) -> Folder? {
        let names = try FileSystem.names(
            inOpenFolder: try walker.open(folder), path: folder.path)
        if names.contains(Self.name) { return folder }
        guard depth < 16 else { return nil }
        for name in names {
            let inner = folder.appending(name)
            guard (try? FileSystem.kind(of: inner.path)) == .folder else { continue }
            if let found = try parentOfState(in: inner, walker, depth: depth + 1) { return found }
        }
        return nil
    }
}
