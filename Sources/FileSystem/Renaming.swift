import Basics

// Renames that lose nothing, on systems and file systems that have them.

/// Gives something another name where nothing has that name.
///
/// - Throws: `SystemError` with `EEXIST` where something has it.
func moveExclusively(
    _ name: String, in folder: Int32, to other: String, in otherFolder: Int32, _ path: String
) throws(SystemError) {
    do {
        try system("create", path) { rename(name, folder, other, otherFolder, .exclusive) }
    } catch {
        guard error.isUnsupported else { throw error }
        // There is a moment between looking and renaming, and no better way here.
        if fileNumber(of: other, in: otherFolder) != nil {
            throw SystemError(code: EEXIST, action: "create", path: path)
        }
        try system("create", path) { renameat(folder, name, otherFolder, other) }
    }
}

/// Lets two names change places, so that neither is missing at any moment.
///
/// - Returns: false where that cannot be done here, and nothing was.
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
#else
/// `renameat2` of Linux. It is looked up, since not every C library has it.
private typealias Rename =
    @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
    ) -> Int32

private let renameWithFlags = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }

private func rename(
    _ name: String, _ folder: Int32, _ other: String, _ otherFolder: Int32, _ flag: RenameFlag
) -> Int32 {
    guard let renameWithFlags else {
        errno = ENOSYS
        return -1
    }
    // RENAME_NOREPLACE and RENAME_EXCHANGE, which glibc shows to GNU programs only.
    return renameWithFlags(folder, name, otherFolder, other, flag == .exclusive ? 1 : 2)
}
#endif
