import Basics
import Planning

/// Names that nobody else uses: they hold the number of the process, and of the part of its work.
final class TemporaryNames {
    private let prefix: String
    private var count = 0

    package init(part: Int) {
        prefix = ".scene-kit-\(getpid())-\(part)-"
    }

    package func next() -> String {
        count += 1
        return prefix + String(count)
    }
}

/// Files that are written in full before any is shown: into folders that do not have their names
/// yet, or under a passing name beside the destination. One thread's share of a transaction.
struct Staging: Sendable {
    /// A file that lies beside its destination.
    struct Waiting: Sendable {
        package let operation: FileOperation
        package let folder: Folder
        package let name: String
    }

    /// Every file that was begun, in order.
    package private(set) var written: [(folder: Folder, name: String)] = []
    /// Every folder that was made in a new one.
    package private(set) var folders: [Folder] = []
    /// Those of them that have still to take their places.
    package private(set) var waiting: [Waiting] = []
    /// What stopped it.
    package private(set) var failure: Failure?

    /// Writes the new bytes of each, up to the first that cannot be written.
    ///
    /// - Parameter walker: knows the new folders, and that all others exist.
    package mutating func write(
        _ operations: ArraySlice<FileOperation>, _ walker: FolderWalker, _ names: TemporaryNames
    ) {
        written.reserveCapacity(operations.count)
        do throws(Failure) {
            for operation in operations {
                try Signals.throwIfPending()
                do throws(SystemError) {
                    try stage(operation, walker, names)
                } catch {
                    throw error.whileWriting
                }
            }
        } catch {
            failure = error
        }
    }

    private mutating func stage(
        _ operation: FileOperation, _ walker: FolderWalker, _ names: TemporaryNames
    ) throws(SystemError) {
        let folder = walker.folder(of: operation.destination)
        let isNew = walker.isNew(folder)
        let descriptor = try open(folder, isNew, walker)
        let name = isNew ? operation.destination.relative.fileName : names.next()
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = try system("write", operation.path) {
            openat(descriptor, name, flags, 0o666)
        }
        defer { closeDescriptor(file) }
        written.append((folder, name))
        if operation.verb.replaces {
            try keepMode(of: operation, in: descriptor, for: file)
        }
        try write(operation.new, to: file, path: operation.path)
        if !isNew { waiting.append(Waiting(operation: operation, folder: folder, name: name)) }
    }

    /// Opens a folder, and makes it where it lies in a new one.
    private mutating func open(
        _ folder: Folder, _ isNew: Bool, _ walker: FolderWalker
    ) throws(SystemError) -> Int32 {
        guard isNew else { return try walker.open(folder) }
        // What was made stands here also where the next one cannot be made.
        var made: [Folder] = []
        defer { folders += made }
        return try walker.open(folder) { folder, _ in made.append(folder) }
    }

    /// What replaces a file belongs to the same people, who may read and run it as before.
    ///
    /// Throws where something that is no file has taken its place since the plan was made.
    private func keepMode(
        of operation: FileOperation, in folder: Int32, for file: Int32
    ) throws(SystemError) {
        let status = try FileSystem.status(
            ofFile: operation.destination.relative.fileName, in: folder, path: operation.path)
        // Only the superuser can give files away; from others the file is theirs, and then it must
        // not run as somebody else.
        let isKept = fchown(file, status.st_uid, status.st_gid) == 0
        let lost: mode_t = operation.losesExecutableBits ? 0o111 : 0
        try system("set the mode of", operation.path) {
            fchmod(file, status.st_mode & (isKept ? 0o7777 : 0o1777) & ~lost)
        }
    }

    private func write(_ bytes: [UInt8], to file: Int32, path: String) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            written += try system("write", path) {
                bytes.withUnsafeBytes {
                    writeBytes(file, UnsafeRawBufferPointer(rebasing: $0[written...]))
                }
            }
        }
    }
}
