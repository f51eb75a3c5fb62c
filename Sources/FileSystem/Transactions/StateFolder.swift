package import Basics

/// The folder with the data to undo commands: the journal of a running command, and the history of
/// finished ones.
///
/// It is `.local` in the folder of the records. It is useless on other machines, so it contains a
/// `.gitignore`.
package struct StateFolder: Hashable, Sendable {
    /// The folder that commands write to: a project's root, a store of packs, or any other folder.
    package let base: String
    /// The names of the folders from `base` to `.local`.
    private let parents: [String]
    /// Whether finished commands can be undone.
    package let keepsHistory: Bool

    /// The name of the folder.
    package static let name = ".local"
    /// The name of the folder in it with the commands that can be undone.
    package static let historyName = "undo"

    /// Creates the state folder in `parent` below a base.
    package init(of base: String, in parent: String?, keepsHistory: Bool) {
        self.base = base
        parents = parent.map { [$0] } ?? []
        self.keepsHistory = keepsHistory
    }

    package var path: String {
        Destination.join(base, (parents + [Self.name]).joined(separator: "/"))
    }

    /// Returns the folder that contains `.local`.
    func parent(_ walker: FolderWalker) -> Folder {
        let base = walker.folder(at: base)
        return Folder(anchor: base.anchor, names: base.names + parents)
    }

    /// Returns the topmost folder that is removed if it contains nothing else.
    func topmost(_ walker: FolderWalker) -> Folder? {
        parents.isEmpty ? nil : parent(walker)
    }
}

extension StateFolder {
    /// The time to wait for another process, in seconds.
    private static let patience = 15.0

    /// Prevents other processes from writing here until this one ends, and undoes or finishes a run that
    /// was killed.
    ///
    /// Files that were read before may have changed afterward.
    ///
    /// - Parameter say: Reports what it waits for, undoes, or finishes.
    /// - Throws: `Failure` with 75 if another process doesn't end, and with 74 if a run can be neither
    ///   undone nor finished.
    package func lock(saying say: (String) -> Void) throws(Failure) {
        var place: String
        repeat {
            try wait(saying: say)
            place = FolderLock.existing(base)
            // The folder itself may have been undone.
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

    /// Undoes or finishes a killed run before a command that only reads.
    package func settle(saying say: (String) -> Void) throws(Failure) {
        // If another process is writing, each file is complete before and after it is replaced.
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
            // A random time, so that several processes don't wait in step.
            usleep(UInt32.random(in: 2_000...20_000))
        }
    }

    private var holder: String {
        FolderLock.holder(nearestTo: base).map { "another scene-kit (\($0))" }
            ?? "another scene-kit"
    }

    private var busy: Failure {
        Failure(
            .busy, "\(holder) is writing here", path: base,
            hint: "Try again when it has ended.")
    }

    /// Undoes or finishes a killed run. Returns false if there was none.
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

    /// Removes the temporary folders of runs that were killed before they published anything.
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

    /// Returns the folder that contains `.local`, in a new folder.
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
