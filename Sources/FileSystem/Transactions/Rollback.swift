import Basics

/// Undoes what a run has done, by its journal and by what is on disk: in the run itself when it fails,
/// and in the next one when it was killed. Each step may have been done already.
///
/// What somebody has edited since stays as it is.
struct Rollback {
    private let journal: Journal
    private let folder: JournalFolder?
    private let phase: JournalFolder.Phase
    private let walker = FolderWalker()

    /// - Parameter folder: nil where the run did not come as far as making it.
    init(_ journal: Journal, _ folder: JournalFolder?, _ phase: JournalFolder.Phase) {
        (self.journal, self.folder, self.phase) = (journal, folder, phase)
    }

    struct Outcome {
        /// What could not be undone. The journal stays then.
        var problems: [SystemError] = []
        /// The files that somebody has edited since they were replaced, and that stay so.
        var edited: [String] = []
        /// Where what they replaced is.
        var backups: String?
    }

    /// - Parameter hasBegun: whether the journal was written; before that there is nothing else to undo.
    func run(hasBegun: Bool = true) -> Outcome {
        var outcome = Outcome()
        func attempt(_ body: () throws(SystemError) -> Void) {
            do throws(SystemError) { try body() } catch { outcome.problems.append(error) }
        }
        guard hasBegun else {
            attempt(end)
            return outcome
        }
        for index in journal.entries.indices.reversed() {
            attempt { () throws(SystemError) in
                if try undo(index) {
                    outcome.edited.append(journal.entries[index].destination.path)
                }
            }
        }
        for index in journal.folders.indices.reversed() where index > 0 || !journal.isInNewFolder {
            attempt { () throws(SystemError) in try undoFolder(index) }
        }
        guard outcome.problems.isEmpty else { return outcome }
        attempt { () throws(SystemError) in
            if outcome.edited.isEmpty { return try end() }
            outcome.backups = try folder?.setAside()
        }
        return outcome
    }

    /// Removes the journal, with the folder that was made for it.
    private func end() throws(SystemError) {
        guard journal.isInNewFolder, let made = journal.folders.first else {
            try folder?.discard(upTo: nil, walker)
            return
        }
        let parent = try walker.open(made.parent)
        let name = journal.names.folder(0)
        if fileNumber(of: name, in: parent) != nil {
            try FolderRemoval.remove(name, in: parent, made.path)
        } else {
            try removeEmptyFolders(below: made)
            try folder?.discard(upTo: made.path, walker)
        }
    }

    /// A folder that was made.
    private func undoFolder(_ index: Int) throws(SystemError) {
        let new = journal.folders[index]
        guard let parent = try open(new.parent) else { return }
        let name = journal.names.folder(index)
        if fileNumber(of: name, in: parent) != nil {
            try FolderRemoval.remove(name, in: parent, new.path)
        } else {
            try removeEmptyFolders(below: new)
        }
    }

    /// Removes the folders of the files that were made in a new folder, as far as they are empty.
    private func removeEmptyFolders(below new: Folder) throws(SystemError) {
        let top = AbsolutePath(resolvingLinksOf: new.path).components
        var paths = ResolvedPaths()
        var folders: Set<Folder> = []
        for entry in journal.entries where entry.action == .create || entry.action == .makeFolder {
            var path = paths.components(of: entry.destination)
            if entry.action == .create { path.removeLast() }
            guard path.starts(with: top) else { continue }
            var folder = Folder(anchor: new.anchor, names: new.names + path.dropFirst(top.count))
            while folder.isAtOrBelow(new), folders.insert(folder).inserted {
                folder = folder.parent
            }
        }
        for folder in folders.sorted(by: { $0.names.count > $1.names.count }) {
            try walker.removeIfEmpty(folder)
        }
    }

    /// - Returns: whether the file was edited since it was replaced.
    private func undo(_ index: Int) throws(SystemError) -> Bool {
        let entry = journal.entries[index]
        guard entry.action == .create || entry.action.hasBackup,
            let descriptor = try open(walker.folder(of: entry.destination))
        else { return false }
        let file = RolledBackFile(
            entry: entry, isStaged: phase != .staging, folder: descriptor,
            backups: folder?.descriptor, backup: Journal.backupName(index),
            temporaryName: journal.names.file(index))
        return try file.undo()
    }

    /// Nil where the folder is not there: then nothing of ours is, either.
    private func open(_ folder: Folder) throws(SystemError) -> Int32? {
        do {
            return try walker.open(folder)
        } catch {
            // This run changed nothing behind a link or below something that is not a folder.
            if [ENOENT, ENOTDIR, ELOOP].contains(error.code) { return nil }
            throw error
        }
    }
}

/// One file of a run that is undone.
private struct RolledBackFile {
    let entry: Journal.Entry
    /// Whether all that was to be written lay ready, so that other bytes under the temporary name are
    /// what was there before.
    let isStaged: Bool
    /// The folder that it is in, open.
    let folder: Int32
    /// That with the backups, open.
    let backups: Int32?
    let backup: String
    let temporaryName: String

    private var own: String { entry.destination.relative.fileName }
    private var path: String { entry.destination.path }

    /// - Returns: whether the file was edited since it was replaced; then it stays, and its backup too.
    func undo() throws(SystemError) -> Bool {
        if entry.action != .create { return try bringBack() }
        try removeCreated()
        return false
    }

    private func removeCreated() throws(SystemError) {
        // Before all lies ready nothing has its name, and what has it is somebody else's.
        guard isStaged else { return try removeTemporaryFile() }
        let waiting = fileNumber(of: temporaryName, in: folder)
        // Where both names are there and are not one file, the other is somebody else's.
        if waiting == nil || waiting == fileNumber(of: own, in: folder), try holds(own, entry.new) {
            try remove(own, in: folder, path: path)
        }
        try removeTemporaryFile()
    }

    /// Looks first, since a file system that is read-only says so of what is not there, too.
    private func removeTemporaryFile() throws(SystemError) {
        guard fileNumber(of: temporaryName, in: folder) != nil else { return }
        try remove(temporaryName, in: folder, path: path)
    }

    private func bringBack() throws(SystemError) -> Bool {
        var isEdited = false
        if let backups, fileNumber(of: backup, in: backups) != nil {
            isEdited = try !bringBack(backup, from: backups)
        } else if isStaged, fileNumber(of: temporaryName, in: folder) != nil,
            try !holds(temporaryName, entry.new)
        {
            _ = try bringBack(temporaryName, from: folder)
        }
        try removeTemporaryFile()
        return isEdited
    }

    /// - Returns: false where somebody has edited the file.
    private func bringBack(_ name: String, from other: Int32) throws(SystemError) -> Bool {
        guard let number = fileNumber(of: own, in: folder) else {
            try moveExclusively(name, in: other, to: own, in: folder, path)
            return true
        }
        if number == fileNumber(of: name, in: other) {
            try remove(name, in: other, path: path)
        } else if entry.old == entry.new, name == backup {
            return try bringBackAlike(from: other)
        } else if try holds(own, entry.new) {
            guard try exchange(name, in: other, with: own, in: folder, path) else {
                try system("put back", path) { renameat(other, name, folder, own) }
                return true
            }
            // Somebody may have edited it at this very moment.
            if try contents(of: name, in: other, path: path).map(Checksum.init) != entry.new {
                return try !exchange(name, in: other, with: own, in: folder, path)
            }
            try remove(name, in: other, path: path)
        } else {
            // An earlier attempt may have come so far that the two changed places.
            guard try holds(own, entry.old),
                try contents(of: name, in: other, path: path).map(Checksum.init) == entry.new
            else { return false }
            try remove(name, in: other, path: path)
        }
        return true
    }

    /// Brings back a file whose bytes don't differ from those that replaced it, so that each step shows
    /// by the names that there are: the other file gets its temporary name again, which goes last.
    ///
    /// - Returns: false where somebody has edited the file.
    private func bringBackAlike(from backups: Int32) throws(SystemError) -> Bool {
        // With the other file under its temporary name, this one is somebody else's.
        guard fileNumber(of: temporaryName, in: folder) == nil, try holds(own, entry.new)
        else { return false }
        try moveExclusively(own, in: folder, to: temporaryName, in: folder, path)
        // Somebody may have edited it at this very moment.
        guard try holds(temporaryName, entry.new) else {
            try moveExclusively(temporaryName, in: folder, to: own, in: folder, path)
            return false
        }
        try moveExclusively(backup, in: backups, to: own, in: folder, path)
        return true
    }

    private func holds(_ name: String, _ sum: Checksum?) throws(SystemError) -> Bool {
        do {
            return try contents(of: name, in: folder, path: path).map(Checksum.init) == sum
        } catch {
            if error.code == EEXIST || error.code == ELOOP { return false }
            throw error
        }
    }
}
