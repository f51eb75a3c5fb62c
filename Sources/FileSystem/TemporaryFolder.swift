package import Basics

/// A folder that only this user can look into, for files that another program reads or writes. It
/// goes, with all that is in it, when the value does.
///
/// From its making on signals are held back, as in a transaction, so that none can leave it behind.
/// Whatever takes its time meanwhile asks `Signals` whether one came.
package struct TemporaryFolder: ~Copyable {
    /// Its absolute path.
    package let path: String

    /// Where the system wants temporary files: TMPDIR, or where that names no folder `/tmp`.
    static var usualPlace: String {
        let place = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        return place.hasPrefix("/") ? place : "/tmp"
    }

    /// Makes a folder.
    ///
    /// - Throws: `Failure` with 74 where none can be made.
    package init(in parent: String = TemporaryFolder.usualPlace) throws(Failure) {
        Signals.holdBack()
        var template = Array("\(parent)/scene-kit.XXXXXX".utf8CString)
        // It is made with the mode 0700.
        guard mkdtemp(&template) != nil else {
            throw Failure(
                .inputOutput,
                Diagnostic(
                    .error, "cannot make a temporary folder: \(String(cString: strerror(errno)))",
                    path: parent, hint: "Set TMPDIR to a folder that you may write to."))
        }
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    deinit {
        // All that was asked for is done by now, so what cannot be removed stays.
        try? Self.remove(path)
    }

    /// Writes a new file into the folder.
    ///
    /// - Throws: `Failure` with 74.
    package func write(_ text: String, to name: String) throws(Failure) {
        let path = "\(path)/\(name)"
        var text = text
        do throws(SystemError) {
            let descriptor = try system("write", path) {
                open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
            }
            defer { close(descriptor) }
            var failure: SystemError?
            text.withUTF8 { bytes in
                do throws(SystemError) {
                    try Self.write(UnsafeRawBufferPointer(bytes), to: descriptor, path)
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
        } catch {
            throw error.whileWriting
        }
    }

    private static func write(
        _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, _ path: String
    ) throws(SystemError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = try system("write", path) { writeBytes(descriptor, rest) }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }
}

// Removing it.
extension TemporaryFolder {
    /// A folder that is being emptied, and what is still in it.
    private struct Level {
        let name: String
        var names: [String]
    }

    fileprivate static func remove(_ path: String) throws(SystemError) {
        var folder = try openFolder(path, path: path)
        defer { close(folder) }
        var levels = [
            Level(name: "", names: try FileSystem.names(inOpenFolder: folder, path: path))
        ]
        while var level = levels.popLast() {
            if let name = level.names.popLast() {
                levels.append(level)
                if try removeFile(name, in: folder, path) { continue }
                // One descriptor for all levels: there may be more of them than of those.
                let inner = try enter(name, in: folder, path)
                close(folder)
                folder = inner
                let names = try FileSystem.names(inOpenFolder: folder, path: path)
                levels.append(Level(name: name, names: names))
            } else if !levels.isEmpty {
                let outer = try openFolder("..", in: folder, path: path)
                close(folder)
                folder = outer
                try system("remove", path) { unlinkat(folder, level.name, AT_REMOVEDIR) }
            }
        }
        try system("remove", path) { rmdir(path) }
    }

    /// Whether it was something other than a folder, and is gone. A link is, and not what it leads
    /// to.
    private static func removeFile(
        _ name: String, in folder: Int32, _ path: String
    ) throws(SystemError) -> Bool {
        var status = stat()
        try system("remove", path) { fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
        guard FileSystem.Kind(mode: status.st_mode) != .folder else { return false }
        try system("remove", path) { unlinkat(folder, name, 0) }
        return true
    }

    private static func enter(
        _ name: String, in folder: Int32, _ path: String
    ) throws(SystemError) -> Int32 {
        do throws(SystemError) {
            return try openFolder(name, in: folder, path: path)
        } catch {
            guard error.code == EACCES else { throw error }
            // A program left a folder that nobody may look into; it is ours all the same.
            try system("remove", path) { fchmodat(folder, name, 0o700, 0) }
            return try openFolder(name, in: folder, path: path)
        }
    }
}
