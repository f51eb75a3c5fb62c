package import Basics
package import Planning

/// The only code that writes files: all of a plan, or nothing of it.
///
/// Everything is first written in full under passing names beside its destination: a folder that
/// is new with all that is in it, and a file on its own where its folder exists. Only when all of
/// it lies ready do renames show it. A failure, Ctrl-C or SIGTERM at any point undoes what was
/// done: new files and folders go, and replaced files come back.
package struct Transaction {
    private let walker: FolderWalker
    private let names: TemporaryNames
    private var undo: [Undo] = []
    private var backups: [(folder: Folder, name: String)] = []
    /// The folders that files were removed from, and how many of them lie below the base.
    private var emptied: [(folder: Folder, depth: Int)] = []

    /// A step back.
    private enum Undo {
        case removeFile(Folder, String)
        /// The name is the one on disk, in the folder above.
        case removeFolder(Folder, String)
        case unpublish(FolderWalker.NewFolder)
        case restore(Folder, backup: String, name: String)
    }

    private init() {
        let names = TemporaryNames(part: 0)
        self.names = names
        walker = FolderWalker(passingNames: names.next)
    }

    /// Carries out a plan, then does `report`, then makes it final.
    ///
    /// - Throws: `Failure` with 74, 77, 130 or 143; then everything is as it was before.
    package static func apply(_ plan: Plan, then report: () throws(Failure) -> Void) throws(Failure)
    {
        var transaction = Transaction()
        Signals.holdBack()
        do throws(Failure) {
            try transaction.perform(plan.operations.filter(\.verb.writes))
            try report()
        } catch {
            transaction.rollBack()
            try Signals.throwIfPending()
            throw error
        }
        transaction.removeBackups()
        transaction.removeEmptiedFolders()
    }

    private mutating func perform(_ operations: [FileOperation]) throws(Failure) {
        let waiting = try stage(operations.filter { $0.verb != .remove })
        for new in walker.newFolders {
            try Self.step { () throws(SystemError) in try publish(new) }
        }
        for file in waiting {
            try Self.step { () throws(SystemError) in
                try publish(file.name, in: file.folder, as: file.operation)
            }
        }
        for operation in operations where operation.verb == .remove {
            try Self.step { () throws(SystemError) in try moveAside(operation) }
        }
        try Signals.throwIfPending()
    }

    private static func step(_ body: () throws(SystemError) -> Void) throws(Failure) {
        try Signals.throwIfPending()
        do throws(SystemError) {
            try body()
        } catch {
            throw error.whileWriting
        }
    }

    /// Makes the topmost of the folders that are missing, then writes the files, on several cores
    /// where there are many. Returns those that lie beside their destination.
    private mutating func stage(
        _ operations: [FileOperation]
    ) throws(Failure) -> [Staging.Waiting] {
        var last: Folder?
        for operation in operations {
            let folder = walker.folder(of: operation.destination)
            guard folder != last else { continue }
            last = folder
            // What lies in a new folder is made by the part that writes there first.
            if walker.isNew(folder) { continue }
            try Self.step { () throws(SystemError) in try make(folder) }
        }
        let parts = write(operations)
        // Files go first when all is undone, and then the innermost folders.
        let folders = parts.flatMap(\.folders).sorted { $0.names.count < $1.names.count }
        undo += folders.map { Undo.removeFolder($0, $0.name) }
        for part in parts {
            undo += part.written.map { Undo.removeFile($0.folder, $0.name) }
        }
        for part in parts {
            if let failure = part.failure { throw failure }
        }
        return parts.flatMap(\.waiting)
    }

    private func write(_ operations: [FileOperation]) -> [Staging] {
        let worthSharing = 512
        if operations.count < 2 * worthSharing {
            var staging = Staging()
            staging.write(operations[...], walker, names)
            return [staging]
        }
        let cache = walker.cache
        return Parallel.map(operations.indices, worthSharing: worthSharing) { range in
            let names = TemporaryNames(part: range.lowerBound + 1)
            var staging = Staging()
            staging.write(
                operations[range],
                FolderWalker(cache: cache, passingNames: names.next), names)
            return staging
        }
    }

    private mutating func make(_ folder: Folder) throws(SystemError) {
        var made: [Undo] = []
        defer { undo += made }
        _ = try walker.open(folder) { folder, name in made.append(.removeFolder(folder, name)) }
    }

    private mutating func publish(_ new: FolderWalker.NewFolder) throws(SystemError) {
        try walker.rename(new)
        undo.append(.unpublish(new))
    }

    private mutating func publish(
        _ name: String, in folder: Folder, as operation: FileOperation
    ) throws(SystemError) {
        let descriptor = try walker.open(folder)
        let own = operation.destination.relative.fileName
        if operation.verb.replaces {
            let backup = names.next()
            try link(own, as: backup, in: descriptor, path: operation.path)
            undo.append(.restore(folder, backup: backup, name: own))
            backups.append((folder, backup))
            try system("replace", operation.path) { renameat(descriptor, name, descriptor, own) }
        } else {
            // Unlike a rename, a link never replaces a file that has appeared meanwhile.
            try link(name, as: own, in: descriptor, path: operation.path)
            undo.append(.removeFile(folder, own))
            try remove(name, in: descriptor, path: operation.path)
        }
    }

    /// Gives a file that is to go a passing name, so that it can come back.
    ///
    /// Throws where something that is no file has taken its place since the plan was made.
    private mutating func moveAside(_ operation: FileOperation) throws(SystemError) {
        let folder = walker.folder(of: operation.destination)
        let own = operation.destination.relative.fileName
        if operation.isEmptyFolder {
            let depth = operation.destination.relative.components.count
            // Twice, since there is no other file whose removal would try again.
            emptied += [(folder.appending(own), depth), (folder.appending(own), depth)]
            return
        }
        let descriptor = try walker.open(folder)
        _ = try FileSystem.status(ofFile: own, in: descriptor, path: operation.path)
        let backup = names.next()
        try system("remove", operation.path) { renameat(descriptor, own, descriptor, backup) }
        undo.append(.restore(folder, backup: backup, name: own))
        backups.append((folder, backup))
        emptied.append((folder, operation.destination.relative.components.count - 1))
    }

    /// Removes the folders that removed files have left empty, up to the one the user chose. One
    /// that holds something else stays.
    private func removeEmptiedFolders() {
        for (folder, depth) in emptied {
            var folder = folder
            for _ in 0..<depth {
                tryToRemove(folder.name, in: folder.parent, flags: AT_REMOVEDIR)
                folder = folder.parent
            }
        }
    }

    /// Gives a file a second name, or moves it there on file systems that have no links.
    private func link(
        _ name: String, as other: String, in folder: Int32, path: String
    ) throws(SystemError) {
        do {
            try system("create", path) { linkat(folder, name, folder, other, 0) }
        } catch {
            guard [EPERM, EOPNOTSUPP, ENOTSUP, EMLINK].contains(error.code),
                faccessat(folder, other, F_OK, AT_SYMLINK_NOFOLLOW) != 0
            else { throw error }
            try system("create", path) { renameat(folder, name, folder, other) }
        }
    }

    /// Removes a name, unless it has gone by being moved.
    private func remove(
        _ name: String, in folder: Int32, path: String, flags: Int32 = 0
    ) throws(SystemError) {
        do {
            try system("remove", path) { unlinkat(folder, name, flags) }
        } catch {
            if error.code != ENOENT { throw error }
        }
    }

    /// Removes the files that were replaced. All that was asked for is done by now, so one that
    /// cannot be removed is tried again once and then left.
    private func removeBackups() {
        for (folder, name) in backups + backups { tryToRemove(name, in: folder) }
    }

    private func tryToRemove(_ name: String, in folder: Folder, flags: Int32 = 0) {
        guard let descriptor = try? walker.open(folder) else { return }
        try? remove(name, in: descriptor, path: folder.path, flags: flags)
    }

    /// Undoes everything, last thing first. What cannot be undone any more is left.
    private func rollBack() {
        for step in undo.reversed() {
            switch step {
            case .removeFile(let folder, let name): tryToRemove(name, in: folder)
            case .removeFolder(let folder, let name):
                tryToRemove(name, in: folder.parent, flags: AT_REMOVEDIR)
            case .unpublish(let new): try? walker.rename(new, back: true)
            case .restore(let folder, let backup, let name):
                try? restore(backup, as: name, in: folder)
            }
        }
    }

    /// If a step fails here, the old file stays under its second name.
    private func restore(
        _ backup: String, as name: String, in folder: Folder
    ) throws(SystemError) {
        let descriptor = try walker.open(folder)
        try system("put back", folder.path) { renameat(descriptor, backup, descriptor, name) }
        // Where nothing has replaced the file yet, both names are links to it, and renaming one to
        // the other does nothing.
        try remove(backup, in: descriptor, path: folder.path)
    }
}
