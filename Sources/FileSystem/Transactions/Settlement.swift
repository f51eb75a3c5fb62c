import Basics

/// The steps after all files of a plan are published. If the run was killed, the next run does them. Each
/// step may have been done before.
struct Settlement {
    private let journal: Journal
    private let folder: JournalFolder
    private let walker = FolderWalker()

    init(_ journal: Journal, _ folder: JournalFolder) {
        (self.journal, self.folder) = (journal, folder)
    }

    /// - Returns: The errors. If there are any, the journal is kept.
    func run() -> [SystemError] {
        var problems: [SystemError] = []
        func attempt(_ body: () throws(SystemError) -> Void) {
            do throws(SystemError) { try body() } catch { problems.append(error) }
        }
        for (index, entry) in journal.entries.enumerated() where entry.action.hasBackup {
            attempt { () throws(SystemError) in try fetchBackup(index, entry) }
        }
        for entry in journal.entries where entry.action.empties {
            attempt { () throws(SystemError) in try removeEmptiedFolders(above: entry) }
        }
        if problems.isEmpty { attempt(end) }
        return problems
    }

    private func end() throws(SystemError) {
        if let undone = journal.undone {
            try History(folder.state, in: folder.parent).remove(undone)
            try folder.discard(upTo: limit, walker)
        } else if folder.state.keepsHistory {
            try History(folder.state, in: folder.parent).add(folder)
        } else {
            try folder.discard(upTo: limit, walker)
        }
    }

    /// The topmost folder that may be removed with the folder of the run.
    private var limit: String? {
        let own = AbsolutePath(resolvingLinksOf: folder.state.base).components
        let removed = Set(journal.entries.filter(\.action.empties).map { topmost(of: $0) })
        let above = removed.map(\.path).first { path in
            own.starts(with: AbsolutePath(resolvingLinksOf: path).components)
        }
        return above ?? folder.state.topmost(walker)?.path
    }

    /// Moves a replaced or removed file from another file system to the history.
    private func fetchBackup(_ index: Int, _ entry: Journal.Entry) throws(SystemError) {
        let (name, aside) = (Journal.backupName(index), journal.names.file(index))
        let path = entry.destination.path
        guard let descriptor = try? walker.open(walker.folder(of: entry.destination)),
            fileNumber(of: aside, in: descriptor) != nil
        else { return }
        if folder.state.keepsHistory, journal.undone == nil,
            fileNumber(of: name, in: folder.descriptor) == nil
        {
            // If this fails, `undo` reports that the command can't be undone.
            try? copy(aside, in: descriptor, to: name, path)
        }
        try remove(aside, in: descriptor, path: path)
    }

    private func copy(
        _ name: String, in other: Int32, to backup: String, _ path: String
    ) throws(SystemError) {
        let old = try openFile(name, in: other, path: path)
        defer { closeDescriptor(old) }
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
        let part = backup + ".part"
        let file = try system("write", path) { openat(folder.descriptor, part, flags, 0o600) }
        defer { closeDescriptor(file) }
        try writeAll(try FileSystem.bytes(ofOpenFile: old, path: path), to: file, path: path)
        try FileAttributes(of: old, path: path).apply(
            to: file, withoutExecutableBits: false, path: path)
        try system("keep", path) { renameat(folder.descriptor, part, folder.descriptor, backup) }
    }

    /// Removes the folders that became empty, below the one that the user chose.
    private func removeEmptiedFolders(above entry: Journal.Entry) throws(SystemError) {
        var folder = walker.folder(of: entry.destination)
        if entry.action == .removeFolder {
            folder = folder.appending(entry.destination.relative.fileName)
        }
        let top = topmost(of: entry)
        while folder.isAtOrBelow(top), try walker.removeIfEmpty(folder) { folder = folder.parent }
    }

    /// Returns the topmost folder that may be removed with a file: the first below the base.
    private func topmost(of entry: Journal.Entry) -> Folder {
        walker.folder(at: entry.destination.base).appending(
            entry.destination.relative.components[0])
    }
}
