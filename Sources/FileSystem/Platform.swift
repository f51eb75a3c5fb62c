// The only file that imports a C library.
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Darwin)
@_exported import Darwin
#endif

/// Whether this is a system that Xcode runs on.
package var hasXcode: Bool {
    #if canImport(Darwin)
    true
    #else
    false
    #endif
}

/// `write`, for types that have a method with that name.
package func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    // Darwin refuses to write more than `INT_MAX` bytes at once.
    write(descriptor, bytes.baseAddress, min(bytes.count, 1 << 30))
}

func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void, for signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(signal, &action, nil)
}

/// Whether a signal is ignored, as SIGHUP is with `nohup`.
func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

/// Starts a program in its own session, with default signal handling.
///
/// - Parameter streams: The descriptors of its standard input, output, and error.
/// - Returns: An error number or 0.
func spawn(
    _ process: inout pid_t, _ words: [String], environment: [String], streams: [Int32]
) -> Int32 {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    let ownSession = Int(POSIX_SPAWN_SETSID)
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    // `POSIX_SPAWN_SETSID` of glibc and musl, which only define it for GNU programs.
    let ownSession = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in streams.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
        sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF) | ownSession
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    return posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
}

enum RenameFlag { case exclusive, exchanging }

#if canImport(Darwin)
/// The command that unlocks a file.
let unlockCommand = "chflags nouchg"

/// Copies the extended attributes of a file, whether it is hidden, its creation time, and its access
/// control list.
///
/// What the file system doesn't have or the system doesn't allow is ignored.
func copyMetadata(of old: Int32, to new: Int32) {
    _ = fcopyfile(old, new, nil, copyfile_flags_t(COPYFILE_XATTR))
    var status = stat()
    if fstat(old, &status) == 0 {
        // Other flags would keep the file from being renamed, or say how its contents are stored.
        let flags = status.st_flags & UInt32(UF_HIDDEN | UF_NODUMP)
        if flags != 0 { _ = fchflags(new, flags) }
        var attributes = attrlist()
        attributes.bitmapcount = u_short(ATTR_BIT_MAP_COUNT)
        attributes.commonattr = attrgroup_t(ATTR_CMN_CRTIME)
        let size = MemoryLayout<timespec>.size
        _ = fsetattrlist(new, &attributes, &status.st_birthtimespec, size, 0)
    }
    // The last one, because it may deny the others.
    _ = fcopyfile(old, new, nil, copyfile_flags_t(COPYFILE_ACL))
}

extension stat { var modified: timespec { st_mtimespec } }

func rename(
    _ name: String, _ folder: Int32, _ other: String, _ otherFolder: Int32, _ flag: RenameFlag
) -> Int32 {
    let flags = flag == .exclusive ? RENAME_EXCL : RENAME_SWAP
    return renameatx_np(folder, name, otherFolder, other, UInt32(flags))
}
#else
/// The command that unlocks a file.
let unlockCommand = "chattr -i"

/// Copies the extended attributes of an open file. Access control lists are among them.
///
/// What the file system doesn't have or the system doesn't allow is ignored.
func copyMetadata(of old: Int32, to new: Int32) {
    let size = flistxattr(old, nil, 0)
    guard size > 0 else { return }
    var names = [CChar](repeating: 0, count: size)
    guard flistxattr(old, &names, size) == size else { return }
    for name in names.split(separator: 0) {
        let name = Array(name) + [0]
        let size = fgetxattr(old, name, nil, 0)
        guard size >= 0 else { continue }
        var value = [UInt8](repeating: 0, count: size)
        if fgetxattr(old, name, &value, size) == size { _ = fsetxattr(new, name, value, size, 0) }
    }
}

// Every C library on Linux has these functions, but Swift's modules don't include <sys/xattr.h>.

@_silgen_name("flistxattr")
private func flistxattr(_ file: Int32, _ list: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int

@_silgen_name("fgetxattr")
private func fgetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
) -> Int

@_silgen_name("fsetxattr")
private func fsetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int,
    _ flags: Int32
) -> Int32

extension stat { var modified: timespec { st_mtim } }

/// `syscall` of the C library, for `renameat2` of Linux, which not every C library has.
///
/// Swift doesn't import functions with variable arguments, but up to six are passed like any
/// others.
@_silgen_name("syscall")
private func systemCall(
    _ number: Int, _ folder: Int, _ name: UnsafePointer<CChar>, _ otherFolder: Int,
    _ other: UnsafePointer<CChar>, _ flags: UInt
) -> Int

func rename(
    _ name: String, _ folder: Int32, _ other: String, _ otherFolder: Int32, _ flag: RenameFlag
) -> Int32 {
    #if arch(x86_64)
    let renameat2 = 316
    #elseif arch(arm64)
    let renameat2 = 276
    #else
    let renameat2 = -1
    #endif
    // RENAME_NOREPLACE and RENAME_EXCHANGE, which glibc only defines for GNU programs.
    let flags: UInt = flag == .exclusive ? 1 : 2
    return Int32(systemCall(renameat2, Int(folder), name, Int(otherFolder), other, flags))
}
#endif
