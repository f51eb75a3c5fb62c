import Basics

/// Undoes a run by its journal and the files on disk. A run that fails does it itself, and the next
/// run does it for one that was killed. Each step may have been done before.
///
/// Files that were edited in the meantime aren't changed.
struct Rollback {
    let journal: Journal
    /// Nil if the run hadn't created it.
    let folder: JournalFolder?

    struct Outcome {
        /// The errors of steps that failed. If there are any, the journal is kept.
        var problems: [SystemError] = []
        /// The paths of replaced files that were edited in the meantime.
        var edited: [String] = []
        /// The folder with the files that they replaced.
        var backups: String?
    }

    func run() -> Outcome {
        var outcome = Outcome()
        var walker = FolderWalker()
        if let folder, let phase = folder.phase {
            for index in journal.entries.indices.reversed() {
                let isEdited = outcome.problems.collect(
                    try undo(index, phase, folder.files, &walker))
                if isEdited == true {
                    outcome.edited.append(journal.entries[index].destination.path)
                }
            }
            let first = journal.isInNewFolder ? 1 : 0
            for index in journal.folders.indices.dropFirst(first).reversed() {
                outcome.problems.collect(try undoFolder(index, &walker))
            }
        }
        guard outcome.problems.isEmpty else { return outcome }
        if outcome.edited.isEmpty {
            outcome.problems.collect(try end(&walker))
        } else {
            outcome.backups = outcome.problems.collect(try folder?.setAside()) ?? nil
        }
        return outcome
    }

    /// Removes the journal and the folder that was created for it.
    private func end(_ walker: inout FolderWalker) throws(SystemError) {
        if !journal.isInNewFolder {
            try folder?.discard(upTo: nil)
        } else if try !undoFolder(0, &walker) {
            try folder?.discard(upTo: journal.folders[0].path)
        }
    }

    /// Removes a folder that was created. Returns whether it still had its temporary name.
    /// Otherwise, it is only removed if it is empty.
    private func undoFolder(
        _ index: Int, _ walker: inout FolderWalker
    ) throws(SystemError) -> Bool {
        let new = journal.folders[index]
        guard let parent = try open(new.parent, &walker) else { return false }
        let name = journal.names.folder(index)
        if parent.contains(name) {
            try parent.deleteTree(name)
            return true
        }
        try removeEmptyFolders(below: new, &walker)
        return false
    }

    /// Removes the empty folders of files that were created in a new folder.
    private func removeEmptyFolders(
        below new: Folder, _ walker: inout FolderWalker
    ) throws(SystemError) {
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
    private func undo(
        _ index: Int, _ phase: JournalFolder.Phase, _ backups: OpenFolder,
        _ walker: inout FolderWalker
    ) throws(SystemError) -> Bool {
        let entry = journal.entries[index]
        guard entry.action == .create || entry.action.hasBackup,
            let folder = try open(Folder(of: entry.destination), &walker)
        else { return false }
        let file = RolledBackFile(
            entry: entry, isStaged: phase != .staging, folder: folder, backups: backups,
            backup: Journal.backupName(index), temporaryName: journal.names.file(index),
            aside: journal.names.aside(index))
        do {
            return try file.undo()
        } catch {
            throw error.at(entry.destination.path)
        }
    }

    /// Opens a folder. Nil if it doesn't exist, so that it contains no file of the run.
    private func open(
        _ folder: Folder, _ walker: inout FolderWalker
    ) throws(SystemError) -> OpenFolder? {
        // The run changed nothing behind a link or below an entry that isn't a folder.
        try ignoring(ENOENT, ENOTDIR, ELOOP, call: try walker.open(folder))
    }
}

/// A file of a run that is undone.
private struct RolledBackFile {
    let entry: Journal.Entry
    /// Whether all files were staged, so that a temporary file with other bytes is the old file.
    let isStaged: Bool
    let folder: OpenFolder
    let backups: OpenFolder
    let backup: String
    let temporaryName: String
    /// The name of the old file where files can't be exchanged.
    let aside: String

    private var own: String { entry.destination.relative.fileName }

    /// - Returns: Whether the file was edited after it was replaced. If so, it and its backup are
    ///   kept.
    func undo() throws(SystemError) -> Bool {
        var isEdited = false
        if entry.action == .create {
            // Before all files are staged, a file with the final name belongs to another program.
            if isStaged { try removeCreated() }
        } else if backups.contains(backup) {
            isEdited = try !bringBack(backup, from: backups)
        } else if isStaged, folder.contains(aside) {
            isEdited = try !bringBack(aside, from: folder)
        } else if isStaged, folder.contains(temporaryName),
            try !contains(temporaryName, entry.new)
        {
            _ = try bringBack(temporaryName, from: folder)
        }
        // Checks first, because a read-only file system reports `EROFS` even if the file doesn't
        // exist.
        if folder.contains(temporaryName) { try folder.delete(temporaryName) }
        return isEdited
    }

    private func removeCreated() throws(SystemError) {
        let waiting = folder.number(of: temporaryName)
        // If both names exist and aren't the same file, the other one belongs to another program.
        if waiting == nil || waiting == folder.number(of: own), try contains(own, entry.new) {
            try folder.delete(own)
        }
    }

    /// - Returns: False if the file was edited.
    private func bringBack(_ name: String, from other: OpenFolder) throws(SystemError) -> Bool {
        guard let number = folder.number(of: own) else {
            try other.moveExclusively(name, to: own, in: folder)
            return true
        }
        if number == other.number(of: name) {
            try other.delete(name)
        } else if entry.old == entry.new, name == backup {
            return try bringBackAlike()
        } else if try contains(own, entry.new) {
            guard try other.exchange(name, with: own, in: folder) else {
                try other.move(name, to: own, in: folder, "put back")
                return true
            }
            // The file may have been edited before the exchange.
            if try checksum(of: name, in: other) != entry.new {
                return try !other.exchange(name, with: own, in: folder)
            }
            try other.delete(name)
        } else {
            // An earlier attempt may have exchanged the files.
            guard try contains(own, entry.old), try checksum(of: name, in: other) == entry.new
            else { return false }
            try other.delete(name)
        }
        return true
    }

    /// Restores a file that was replaced by one with the same bytes. The names show which steps are
    /// done: the new file gets its temporary name again, which is removed last. Returns false if
    /// the file was edited.
    private func bringBackAlike() throws(SystemError) -> Bool {
        // If the temporary file exists, this one belongs to another program.
        guard !folder.contains(temporaryName), try contains(own, entry.new) else { return false }
        try folder.moveExclusively(own, to: temporaryName)
        // The file may have been edited before the rename.
        guard try contains(temporaryName, entry.new) else {
            try folder.moveExclusively(temporaryName, to: own)
            return false
        }
        try backups.moveExclusively(backup, to: own, in: folder)
        return true
    }

    private func checksum(of name: String, in folder: OpenFolder) throws(SystemError) -> UInt64? {
        try folder.contents(of: name).map { UInt64(checksumOf: $0) }
    }

    /// Whether an entry of the folder is a file with a checksum, or doesn't exist if it is nil.
    private func contains(_ name: String, _ checksum: UInt64?) throws(SystemError) -> Bool {
        try ignoring(EEXIST, ELOOP, call: try self.checksum(of: name, in: folder) == checksum)
            ?? false
    }
}
