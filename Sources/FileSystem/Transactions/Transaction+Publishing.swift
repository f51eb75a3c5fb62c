import Basics
import Planning

// Showing what lies ready.
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

    /// Lets a file and what lies ready for it change places.
    private func replace(_ index: Int, _ descriptor: Int32) throws(SystemError) {
        let operation = operations[index]
        let (own, name) = (operation.destination.relative.fileName, journal.names.file(index))
        _ = try FileSystem.status(ofFile: own, in: descriptor, path: operation.path)
        // Where only permissions change, the bytes don't tell which of the two files is where.
        if operation.old == operation.new, try replaceAlike(index, descriptor) { return }
        if try exchange(name, in: descriptor, with: own, in: descriptor, operation.path) {
            try keep(name, of: index, descriptor)
            return
        }
        // Without that, a second name keeps the file until the other has its place.
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

    /// Takes a file away before another with the same bytes gets its place.
    ///
    /// - Returns: false where the journal is on another file system.
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

    /// Takes a file away so that it can come back.
    ///
    /// Throws if a folder, link or device has taken its place since the plan was made.
    private func moveAside(_ index: Int, _ descriptor: Int32) throws(SystemError) {
        let operation = operations[index]
        let own = operation.destination.relative.fileName
        _ = try FileSystem.status(ofFile: own, in: descriptor, path: operation.path)
        try keep(own, of: index, descriptor)
    }

    /// Moves what was replaced or removed to the journal; to a temporary name where that is on another
    /// file system.
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

    /// What was put aside must be what the plan was made for, or somebody's edit would be lost.
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
