import Basics
import Planning

/// Files that are written in full before any is shown: into folders that do not have their names
/// yet, or under a temporary name beside the destination. One thread's share of a transaction.
struct Staging: Sendable {
    private let names: TemporaryNames
    /// What stopped it.
    private(set) var failure: TransactionFailure?

    init(_ names: TemporaryNames) {
        self.names = names
    }

    /// Writes the new bytes of each, up to the first that cannot be written.
    ///
    /// - Parameter walker: knows the new folders, and that all others exist.
    mutating func write(_ operations: ArraySlice<FileOperation>, _ walker: FolderWalker) {
        do throws(TransactionFailure) {
            for index in operations.indices where operations[index].verb != .remove {
                try Signals.stopIfPending()
                do throws(SystemError) {
                    try stage(index, operations[index], walker)
                } catch {
                    throw TransactionFailure(error, at: operations[index].path)
                }
            }
        } catch {
            failure = error
        }
    }

    private func stage(
        _ index: Int, _ operation: FileOperation, _ walker: FolderWalker
    ) throws(SystemError) {
        let folder = walker.parent(of: operation)
        let isNew = walker.isNew(folder)
        let descriptor = try walker.open(folder, isMaking: isNew)
        if operation.isEmptyFolder { return }
        let name = isNew ? operation.destination.relative.fileName : names.file(index)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = try system("write", operation.path) {
            openat(descriptor, name, flags, 0o666)
        }
        defer { closeDescriptor(file) }
        try keepAttributes(of: operation, in: descriptor, for: file)
        try writeAll(operation.new, to: file, path: operation.path)
    }

    /// What replaces a file, or brings one back, belongs to the same people, who may read and run it as
    /// before.
    ///
    /// Throws if a folder, link or device has taken its place since the plan was made.
    private func keepAttributes(
        of operation: FileOperation, in folder: Int32, for file: Int32
    ) throws(SystemError) {
        let old: Int32
        if let source = operation.attributesSource {
            old = try openFile(source, in: AT_FDCWD, path: source)
        } else if operation.verb.replaces {
            let own = operation.destination.relative.fileName
            _ = try FileSystem.status(ofFile: own, in: folder, path: operation.path)
            old = try openFile(own, in: folder, path: operation.path)
        } else {
            return
        }
        defer { closeDescriptor(old) }
        try FileAttributes(of: old, path: operation.path).apply(
            to: file, withoutExecutableBits: operation.losesExecutableBits, path: operation.path)
    }
}

extension FolderWalker {
    /// The folder that has to be there for an operation: of a folder that is made, itself.
    func parent(of operation: FileOperation) -> Folder {
        let folder = folder(of: operation.destination)
        return operation.isEmptyFolder
            ? folder.appending(operation.destination.relative.fileName) : folder
    }
}
