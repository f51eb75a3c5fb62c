package import Basics

/// A folder that only this user can look into, for files that another program reads or writes. It
/// goes, with all that is in it, when the value does.
///
/// From its making on signals are held back, so that none can leave it behind.
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
        Interruption.begin()
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
        Interruption.add(folder: path)
    }

    deinit {
        // All that was asked for is done by now, so what cannot be removed stays.
        try? FolderRemoval.remove(path, in: AT_FDCWD, path)
        Interruption.remove(folder: path)
    }

    /// Writes a new file into the folder.
    ///
    /// - Throws: `Failure` with 74.
    package func write(_ text: String, to name: String) throws(Failure) {
        let path = "\(path)/\(name)"
        do throws(SystemError) {
            let descriptor = try system("write", path) {
                open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
            }
            defer { close(descriptor) }
            try writeAll(Array(text.utf8), to: descriptor, path: path)
        } catch {
            throw error.whileWriting
        }
    }
}
