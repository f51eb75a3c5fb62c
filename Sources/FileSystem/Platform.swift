// The only file that imports a C library.
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Darwin)
@_exported import Darwin
#endif

/// `write`, for types that have a method with that name.
package func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
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

/// The process's environment, terminated by a null pointer.
var environmentPointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
    _NSGetEnviron().pointee
    #else
    environ
    #endif
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

/// Copies the extended attributes of an open file.
///
/// Not every file system has them, and some can only be set by the system. Attributes that can't be
/// read or set are ignored.
func copyExtendedAttributes(from old: Int32, to new: Int32) {
    let size = listAttributes(old, nil, 0)
    guard size > 0 else { return }
    var names = [CChar](repeating: 0, count: size)
    guard listAttributes(old, &names, size) == size else { return }
    for name in names.split(separator: 0) {
        let name = Array(name) + [0]
        let size = getAttribute(old, name, nil, 0)
        guard size >= 0 else { continue }
        var value = [UInt8](repeating: 0, count: size)
        if getAttribute(old, name, &value, size) == size { setAttribute(new, name, value, size) }
    }
}

#if canImport(Darwin)
private func listAttributes(_ file: Int32, _ list: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int
{
    flistxattr(file, list, size, 0)
}

private func getAttribute(
    _ file: Int32, _ name: [CChar], _ value: UnsafeMutableRawPointer?, _ size: Int
) -> Int {
    fgetxattr(file, name, value, size, 0, 0)
}

private func setAttribute(_ file: Int32, _ name: [CChar], _ value: [UInt8], _ size: Int) {
    _ = fsetxattr(file, name, value, size, 0, 0)
}
#else
// Every C library on Linux has these functions, but Swift's modules don't include <sys/xattr.h>.

@_silgen_name("flistxattr")
private func listAttributes(_ file: Int32, _ list: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int

@_silgen_name("fgetxattr")
private func getAttribute(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
) -> Int

@_silgen_name("fsetxattr")
private func setExtendedAttribute(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int,
    _ flags: Int32
) -> Int32

private func setAttribute(_ file: Int32, _ name: [CChar], _ value: [UInt8], _ size: Int) {
    _ = setExtendedAttribute(file, name, value, size, 0)
}
#endif
