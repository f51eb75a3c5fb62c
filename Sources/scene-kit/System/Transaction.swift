import Diagnostics
import SceneScaffold

/// The only code that writes files: all of a plan, or nothing of it.
///
/// Every file is first written in full under a passing name beside its destination. Only when all
/// of them lie ready do they take their names. A failure, Ctrl-C or SIGTERM at any point undoes
/// what was done: new files and folders go, and replaced files come back.
struct Transaction {
    private let walker = FolderWalker()
    private var undo: [Undo] = []
    private var backups: [PassingFile] = []
    private var count = 0

    private enum Undo {
        case removeFile(PassingFile)
        case removeFolder(String)
        case moveBack(PassingFile)
    }

    /// A file under a passing name, in the folder of the destination it belongs to.
    private struct PassingFile {
        let destination: Destination
        let name: String
    }

    /// Carries out a plan, then does `report`, then makes it final.
    ///
    /// - Throws: `Failure` with 74, 77, 130 or 143; then everything is as it was before.
    static func apply(_ plan: Plan, then report: () throws(Failure) -> Void) throws(Failure) {
        var transaction = Transaction()
        Signals.holdBack()
        do throws(Failure) {
            try transaction.perform(plan.operations.filter(\.verb.writes))
            try report()
        } catch {
            transaction.rollBack()
            throw error
        }
        transaction.removeBackups()
    }

    private mutating func perform(_ operations: [FileOperation]) throws(Failure) {
        var staged: [(FileOperation, PassingFile)] = []
        for operation in operations {
            try Signals.throwIfPending()
            do throws(SystemError) {
                staged.append((operation, try stage(operation)))
            } catch {
                throw error.whileWriting
            }
        }
        for (operation, file) in staged {
            try Signals.throwIfPending()
            do throws(SystemError) {
                try give(file, itsNameIn: operation)
            } catch {
                throw error.whileWriting
            }
        }
        try Signals.throwIfPending()
    }

    /// Writes the new bytes beside the destination.
    private mutating func stage(_ operation: FileOperation) throws(SystemError) -> PassingFile {
        let folder = try makeFolder(of: operation.destination)
        let file = passingFile(beside: operation.destination)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = try system("write", operation.path) {
            openat(folder, file.name, flags, 0o666)
        }
        defer { close(descriptor) }
        undo.append(.removeFile(file))
        if operation.verb == .overwrite {
            try keepMode(of: operation.destination, in: folder, for: descriptor)
        }
        try writeAll(operation.new, to: descriptor, path: operation.path)
        return file
    }

    private mutating func makeFolder(of destination: Destination) throws(SystemError) -> Int32 {
        var made: [String] = []
        defer { undo += made.map(Undo.removeFolder) }
        return try walker.folder(of: destination) { made.append($0) }
    }

    /// What replaces a file may be read and run by the same people.
    private func keepMode(
        of destination: Destination, in folder: Int32, for descriptor: Int32
    ) throws(SystemError) {
        var status = stat()
        try system("look at", destination.path) {
            fstatat(folder, destination.relative.fileName, &status, AT_SYMLINK_NOFOLLOW)
        }
        try system("set the mode of", destination.path) {
            fchmod(descriptor, status.st_mode & 0o7777)
        }
    }

    private func writeAll(
        _ bytes: [UInt8], to descriptor: Int32, path: String
    ) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            written += try system("write", path) {
                bytes.withUnsafeBytes {
                    write(
                        descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written)
                }
            }
        }
    }

    private mutating func give(
        _ file: PassingFile, itsNameIn operation: FileOperation
    ) throws(SystemError) {
        let destination = operation.destination
        let folder = try walker.folder(of: destination)
        let name = destination.relative.fileName
        if operation.verb == .overwrite {
            let backup = passingFile(beside: destination)
            try link(name, as: backup.name, in: folder, path: operation.path)
            undo.append(.moveBack(backup))
            backups.append(backup)
            try system("replace", operation.path) {
                renameat(folder, file.name, folder, name)
            }
        } else {
            // Unlike a rename, a link never replaces a file that has appeared meanwhile.
            try link(file.name, as: name, in: folder, path: operation.path)
            undo.append(.removeFile(PassingFile(destination: destination, name: name)))
            unlinkat(folder, file.name, 0)
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

    private mutating func passingFile(beside destination: Destination) -> PassingFile {
        count += 1
        return PassingFile(destination: destination, name: ".scene-kit-\(getpid())-\(count)")
    }

    private func removeBackups() {
        for backup in backups {
            guard let folder = try? walker.folder(of: backup.destination) else { continue }
            unlinkat(folder, backup.name, 0)
        }
    }

    /// Undoes everything, last thing first. What cannot be undone any more is left.
    private func rollBack() {
        for step in undo.reversed() {
            switch step {
            case .removeFolder(let path): rmdir(path)
            case .removeFile(let file):
                guard let folder = try? walker.folder(of: file.destination) else { continue }
                unlinkat(folder, file.name, 0)
            case .moveBack(let backup):
                guard let folder = try? walker.folder(of: backup.destination) else { continue }
                renameat(folder, backup.name, folder, backup.destination.relative.fileName)
            }
        }
    }
}
