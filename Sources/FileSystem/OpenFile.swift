import Basics

// Functions that open, read, and remove files relative to their open folder, so that no link leads
// elsewhere.

/// Returns the bytes of a file in an open folder, or nil if it doesn't exist.
///
/// - Throws: `EEXIST` for a folder or device, and `ELOOP` for a link.
func contents(
    of name: String, in folder: Int32, path: String
) throws(SystemError) -> [UInt8]? {
    guard let file = try openFileIfPresent(name, in: folder, path: path) else { return nil }
    defer { closeDescriptor(file) }
    return try FileSystem.bytes(ofOpenFile: file, path: path)
}

/// Opens a file for reading. Returns nil if it doesn't exist.
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
    // Don't wait for pipes.
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let file = try system("open", path) { openat(folder, name, flags) }
    var status = stat()
    guard fstat(file, &status) == 0, FileSystem.Kind(mode: status.st_mode) == .file else {
        closeDescriptor(file)
        throw SystemError(code: EEXIST, action: "replace", path: path)
    }
    return file
}

/// Returns the inode number of an entry of an open folder, or nil if it doesn't exist.
func fileNumber(of name: String, in folder: Int32) -> UInt64? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return UInt64(status.st_ino)
}

/// Removes an entry if it exists.
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

/// Renames an entry unless the new name exists.
///
/// - Throws: `EEXIST` if the new name exists.
func moveExclusively(
    _ name: String, in folder: Int32, to other: String, in otherFolder: Int32, _ path: String
) throws(SystemError) {
    do {
        try system("create", path) { rename(name, folder, other, otherFolder, .exclusive) }
    } catch {
        guard error.isUnsupported else { throw error }
        // Another process could create the name before the rename, but this file system has no better way.
        if fileNumber(of: other, in: otherFolder) != nil {
            throw SystemError(code: EEXIST, action: "create", path: path)
        }
        try system("create", path) { renameat(folder, name, otherFolder, other) }
    }
}

/// Exchanges two entries atomically.
///
/// - Returns: False if the system or the file system doesn't support it.
func exchange(
    _ name: String, in folder: Int32, with other: String, in otherFolder: Int32, _ path: String
) throws(SystemError) -> Bool {
    do {
        try system("replace", path) { rename(name, folder, other, otherFolder, .exchanging) }
        return true
    } catch {
        if error.isUnsupported { return false }
        throw error
    }
}

extension SystemError {
    fileprivate var isUnsupported: Bool { [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) }
}

private enum RenameFlag {
    case exclusive, exchanging
}

#if canImport(Darwin)
private func rename(
    _ name: String, _ folder: Int32, _ other: String, _ otherFolder: Int32, _ flag: RenameFlag
) -> Int32 {
    let flags = flag == .exclusive ? RENAME_EXCL : RENAME_SWAP
    return renameatx_np(folder, name, otherFolder, other, UInt32(flags))
}
#elseif arch(x86_64) || arch(arm64)
/// `syscall` of the C library, for `renameat2` of Linux, which not every C library has.
///
/// Swift doesn't import functions with variable arguments, but up to six are passed like any others.
@_silgen_name("syscall")
private func systemCall(
    _ number: Int, _ folder: Int, _ name: UnsafePointer<CChar>, _ otherFolder: Int,
    _ other: UnsafePointer<CChar>, _ flags: UInt
) -> Int

private func rename(
    _ name: String, _ folder: Int32, _ other: String, _ otherFolder: Int32, _ flag: RenameFlag
) -> Int32 {
    #if arch(x86_64)
    let renameat2 = 316
    #else
    let renameat2 = 276
    #endif
    // RENAME_NOREPLACE and RENAME_EXCHANGE, which glibc only defines for GNU programs.
    let flags: UInt = flag == .exclusive ? 1 : 2
    return Int32(systemCall(renameat2, Int(folder), name, Int(otherFolder), other, flags))
}
#else
private func rename(
    _ name: String, _ folder: Int32, _ other: String, _ otherFolder: Int32, _ flag: RenameFlag
) -> Int32 {
    errno = ENOSYS
    return -1
}
#endif
