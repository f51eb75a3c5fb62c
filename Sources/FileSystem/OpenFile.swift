// Files that are opened, read and removed from the folder above them, so that no link leads elsewhere.

/// The bytes of a file in an open folder; nil where there is nothing.
///
/// - Throws: `EEXIST` for a folder or device, and `ELOOP` for a link.
func contents(
    of name: String, in folder: Int32, path: String
) throws(SystemError) -> [UInt8]? {
    guard let file = try openFileIfPresent(name, in: folder, path: path) else { return nil }
    defer { closeDescriptor(file) }
    return try FileSystem.bytes(ofOpenFile: file, path: path)
}

/// Opens a file for reading; nil where there is nothing of that name.
func openFileIfPresent(
    _ name: String, in folder: Int32, path: String
) throws(SystemError) -> Int32? {
    do {
        return try openFile(name, in: folder, path: path)
    } catch {
        if error.code == ENOENT { return nil }
        throw error
    }
}

/// Opens a file for reading.
func openFile(_ name: String, in folder: Int32, path: String) throws(SystemError) -> Int32 {
    // Pipes are not waited for.
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let file = try system("open", path) { openat(folder, name, flags) }
    var status = stat()
    guard fstat(file, &status) == 0, FileSystem.Kind(mode: status.st_mode) == .file else {
        closeDescriptor(file)
        throw SystemError(code: EEXIST, action: "replace", path: path)
    }
    return file
}

/// The number of what has a name in an open folder; nil where nothing has.
func fileNumber(of name: String, in folder: Int32) -> UInt64? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return UInt64(status.st_ino)
}

/// Removes a name, unless it has gone already.
func remove(
    _ name: String, in folder: Int32, path: String, isFolder: Bool = false
) throws(SystemError) {
    do {
        try system("remove", path) { unlinkat(folder, name, isFolder ? AT_REMOVEDIR : 0) }
    } catch {
        if error.code != ENOENT { throw error }
    }
}

/// Writes all bytes to an open file.
func writeAll(_ bytes: [UInt8], to file: Int32, path: String) throws(SystemError) {
    var written = 0
    while written < bytes.count {
        written += try system("write", path) {
            bytes.withUnsafeBytes {
                writeBytes(file, UnsafeRawBufferPointer(rebasing: $0[written...]))
            }
        }
    }
}
