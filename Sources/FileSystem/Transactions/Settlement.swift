import Basics

/// The steps after all files of a plan are published. If the run was killed, the next run does
/// them. Each step may have been done before.
struct Settlement {
    let journal: Journal
    let folder: JournalFolder

    /// - Returns: The errors. If there are any, the journal is kept.
    func run() -> [SystemError] {
        var problems: [SystemError] = []
        var walker = FolderWalker()
        for index in journal.respellings.indices { problems.collect(try respell(index, &walker)) }
        for (index, entry) in journal.entries.enumerated() where entry.action.hasBackup {
            problems.collect(try fetchBackup(index, entry, &walker))
        }
        for entry in journal.entries where entry.action.empties {
            problems.collect(try removeEmptiedFolders(above: entry, &walker))
        }
        if problems.isEmpty { problems.collect(try end()) }
        return problems
    }

    /// Renames what is spelled differently on the way to a file, and the file. Each goes by a third
    /// name, because some file systems do nothing if both names are those of one entry.
    private func respell(_ index: Int, _ walker: inout FolderWalker) throws(SystemError) {
        let respelling = journal.respellings[index]
        let aside = journal.names.respelled(index)
        var folder = Folder(nearestTo: respelling.base)
        for (old, new) in zip(respelling.old.components, respelling.new.components) {
            let above = folder
            folder = folder.appending(new)
            if old.isSpelled(like: new) { continue }
            let parent = try walker.open(above)
            let names = try parent.names()
            if names.contains(where: { $0.isSpelled(like: new) }) { continue }
            if !names.contains(aside) {
                // It may have been removed since.
                guard parent.contains(old) else { return }
                try parent.move(old, to: aside, "rename")
            }
            try parent.moveExclusively(aside, to: new)
        }
    }

    private func end() throws(SystemError) {
        if journal.run.undone == nil, folder.state.keepsHistory { return try History.add(folder) }
        if let undone = journal.run.undone { try History.remove(undone, in: folder.parent) }
        try folder.discard(upTo: limit)
    }

    /// The topmost folder that may be removed with the folder of the run.
    private var limit: String? {
        let own = AbsolutePath(resolvingLinksOf: folder.state.base).components
        let removed = Set(journal.entries.filter(\.action.empties).map(topmost))
        let above = removed.map(\.path).first { path in
            own.starts(with: AbsolutePath(resolvingLinksOf: path).components)
        }
        return above ?? folder.state.topmost?.path
    }

    /// Moves a replaced or removed file from another file system to the history.
    private func fetchBackup(
        _ index: Int, _ entry: Journal.Entry, _ walker: inout FolderWalker
    ) throws(SystemError) {
        let name = Journal.backupName(index)
        let names = [journal.names.aside(index), journal.names.file(index)]
        guard let parent = try? walker.open(Folder(of: entry.destination)),
            let aside = names.first(where: parent.contains)
        else { return }
        if folder.state.keepsHistory, journal.run.undone == nil, !folder.files.contains(name) {
            // If this fails, `undo` reports that the command can't be undone.
            try? copy(aside, in: parent, to: name)
        }
        try parent.delete(aside)
    }

    private func copy(_ name: String, in other: OpenFolder, to backup: String) throws(SystemError) {
        let old = try other.file(name)
        let part = backup + ".part"
        try folder.files.delete(part)
        let file = try folder.files.create(part, 0o600)
        try file.write(try old.bytes())
        try file.takeAttributes(of: old)
        try folder.files.move(part, to: backup, "keep")
    }

    /// Removes the folders that became empty, below the one that the user chose.
    private func removeEmptiedFolders(
        above entry: Journal.Entry, _ walker: inout FolderWalker
    ) throws(SystemError) {
        var folder = Folder(of: entry.destination)
        if entry.action == .removeFolder {
            folder = folder.appending(entry.destination.relative.fileName)
        }
        let top = topmost(of: entry)
        while folder.isAtOrBelow(top), try walker.removeIfEmpty(folder) { folder = folder.parent }
    }

    /// Returns the topmost folder that may be removed with a file: the first below the base.
    private func topmost(of entry: Journal.Entry) -> Folder {
        Folder(nearestTo: entry.destination.base, [entry.destination.relative.components[0]])
    }
}
