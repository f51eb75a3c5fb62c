import Basics

/// Undoes a run by its journal and the files on disk. A run that fails does it itself, and the next run
/// does it for one that was killed. Each step may have been done before.
///
/// Files that were edited in the meantime aren't changed.
struct Rollback {
    private let journal: Journal
    private let folder: JournalFolder?
    private let phase: JournalFolder.Phase
    private let walker = FolderWalker()

    /// - Parameter folder: Nil if the run hadn't created it.
    init(_ journal: Journal, _ folder: JournalFolder?, _ phase: JournalFolder.Phase) {
        (self.journal, self.folder, self.phase) = (journal, folder, phase)
    }

    struct Outcome {
        /// The errors of steps that failed. If there are any, the journal is kept.
        var problems: [SystemError] = []
        /// The paths of replaced files that were edited in the meantime.
        var edited: [String] = []
        /// The folder with the files that they replaced.
        var backups: String?
    }

    /// - Parameter hasBegun: Whether the journal was written. Nothing else was written before it.
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

    /// Removes the journal and the folder that was created for it.
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

    /// Removes a folder that was created.
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

    /// Removes the empty folders of files that were created in a new folder.
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

    /// - Returns: Whether the file was edited after it was replaced.
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

    /// Opens a folder. Nil if it doesn't exist, so that it contains no file of the run.
    private func open(_ folder: Folder) throws(SystemError) -> Int32? {
        do {
            return try walker.open(folder)
        } catch {
            // The run changed nothing behind a link or below an entry that isn't a folder.
            if [ENOENT, ENOTDIR, ELOOP].contains(error.code) { return nil }
            throw error
        }
    }
}

/// A file of a run that is undone.
private struct RolledBackFile {
    let entry: Journal.Entry
    /// Whether all files were staged, so that a temporary file with other bytes is the old file.
    let isStaged: Bool
    /// The descriptor of the file's folder.
    let folder: Int32
    /// The descriptor of the folder with the backups.
    let backups: Int32?
    let backup: String
    let temporaryName: String

    private var own: String { entry.destination.relative.fileName }
    private var path: String { entry.destination.path }

    /// - Returns: Whether the file was edited after it was replaced. If so, it and its backup are kept.
    func undo() throws(SystemError) -> Bool {
        if entry.action != .create { return try bringBack() }
        try removeCreated()
        return false
    }

    private func removeCreated() throws(SystemError) {
        // Before all files are staged, a file with the final name belongs to another program.
        guard isStaged else { return try removeTemporaryFile() }
        let waiting = fileNumber(of: temporaryName, in: folder)
        // If both names exist and aren't the same file, the other one belongs to another program.
        if waiting == nil || waiting == fileNumber(of: own, in: folder), try holds(own, entry.new) {
            try remove(own, in: folder, path: path)
        }
        try removeTemporaryFile()
    }

    /// Checks first, because a read-only file system reports `EROFS` even if the file doesn't exist.
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

    /// - Returns: False if the file was edited.
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
            // The file may have been edited before the exchange.
            if try contents(of: name, in: other, path: path).map(digest) != entry.new {
                return try !exchange(name, in: other, with: own, in: folder, path)
            }
            try remove(name, in: other, path: path)
        } else {
            // An earlier attempt may have exchanged the files.
            guard try holds(own, entry.old),
                try contents(of: name, in: other, path: path).map(digest) == entry.new
            else { return false }
            try remove(name, in: other, path: path)
        }
        return true
    }

    /// Restores a file that was replaced by one with the same bytes. The names show which steps are done:
    /// the new file gets its temporary name again, which is removed last.
    ///
    /// - Returns: False if the file was edited.
    private func bringBackAlike(from backups: Int32) throws(SystemError) -> Bool {
        // If the temporary file exists, this one belongs to another program.
        guard fileNumber(of: temporaryName, in: folder) == nil, try holds(own, entry.new)
        else { return false }
        try moveExclusively(own, in: folder, to: temporaryName, in: folder, path)
        // The file may have been edited before the rename.
        guard try holds(temporaryName, entry.new) else {
            try moveExclusively(temporaryName, in: folder, to: own, in: folder, path)
            return false
        }
        try moveExclusively(backup, in: backups, to: own, in: folder, path)
        return true
    }

    private func digest(_ bytes: [UInt8]) -> Digest { SHA256.digest(of: bytes) }

    private func holds(_ name: String, _ digest: Digest?) throws(SystemError) -> Bool {
        do {
            return try contents(of: name, in: folder, path: path).map(self.digest) == digest
        } catch {
            if error.code == EEXIST || error.code == ELOOP { return false }
            throw error
        }
    }
}
