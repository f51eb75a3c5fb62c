package import Basics

/// A private folder for files that another program reads or writes. It is removed with the value.
///
/// Signals are held back while it exists, so that they can't leave it behind.
package struct TemporaryFolder: ~Copyable {
    /// The absolute path.
    package let path: String

    /// The parent folder: TMPDIR, or `/tmp` if that isn't an absolute path.
    static var usualPlace: String {
        let place = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        return place.hasPrefix("/") ? place : "/tmp"
    }

    /// - Throws: `Failure` with 74 if the folder can't be created.
    package init(in parent: String = TemporaryFolder.usualPlace) throws(Failure) {
        Interruption.begin()
        var template = Array("\(parent)/scene-kit.XXXXXX".utf8CString)
        // Its mode is 0700.
        guard mkdtemp(&template) != nil else {
            throw Failure(
                .inputOutput, "cannot make a temporary folder: \(String(cString: strerror(errno)))",
                path: parent, hint: "Set TMPDIR to a folder that you may write to.")
        }
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        Interruption.update { [path] in $0.folders.insert(path) }
    }

    deinit {
        Self.remove(path)
        Interruption.update { [path] in $0.folders.remove(path) }
    }

    /// Removes a folder. The command is done, so an error is ignored.
    static func remove(_ path: String) {
        let (parent, name) = path.splitAtLastSlash
        try? OpenFolder(following: parent).deleteTree(name)
    }

    /// Writes a new file to the folder. Throws a `Failure` with 74.
    package func write(_ text: String, to name: String) throws(Failure) {
        try write(Array(text.utf8), to: name)
    }

    /// Writes a new file, in new folders if necessary. Throws a `Failure` with 74.
    package func write(_ bytes: [UInt8], to name: String) throws(Failure) {
        var folder = path
        for part in name.pathComponents.dropLast() {
            folder += "/" + part
            _ = mkdir(folder, 0o700)
        }
        let path = "\(path)/\(name)"
        do throws(SystemError) {
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
            try OpenFile(path, path: path, flags, 0o600).write(bytes)
        } catch {
            throw error.whileWriting
        }
    }
}
