import Diagnostics

/// A folder of our own in the system's folder for temporary files. It goes, with all that is in it,
/// when the value does.
///
/// From its making on signals are held back, so that none can leave it behind.
struct TemporaryFolder: ~Copyable {
    let path: String

    /// - Throws: `Failure` with 74 where none can be made.
    init() throws(Failure) {
        Signals.holdBack()
        let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let template = (place.isEmpty ? "/tmp" : place) + "/scene-kit-XXXXXX"
        var bytes = template.utf8CString
        let isMade = bytes.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) != nil }
        guard isMade else {
            throw Failure(
                .inputOutput,
                Diagnostic(
                    .error, "cannot make a temporary folder: \(String(cString: strerror(errno)))",
                    path: place, hint: "Set TMPDIR to a folder that you may write to."))
        }
        path = bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    deinit {
        Self.removeContents(of: path, in: AT_FDCWD)
        rmdir(path)
    }

    /// Removes what is in a folder; links are removed and not followed. What cannot be removed stays.
    private static func removeContents(of name: String, in parent: Int32) {
        guard let folder = try? openFolder(name, in: parent, path: name),
            let stream = fdopendir(folder)
        else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = FileSystem.name(of: entry)
            guard name != ".", name != ".." else { continue }
            if unlinkat(folder, name, 0) == 0 { continue }
            removeContents(of: name, in: folder)
            unlinkat(folder, name, AT_REMOVEDIR)
        }
    }
}
