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
#elseif arch(x86_64) || arch(arm64)
/// `syscall` of the C library, for `renameat2` of Linux: not every C library has a function of that name,
/// and in a static program none can be looked up. Swift doesn't import a function with variable
/// arguments; six of them are passed like those of any other.
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
    // RENAME_NOREPLACE and RENAME_EXCHANGE, which glibc shows to GNU programs only.
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
