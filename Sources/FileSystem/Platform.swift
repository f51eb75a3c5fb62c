// The only file that imports a C library.
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Darwin)
@_exported import Darwin
#endif

// C functions, for types that have methods with the same names.

func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

func writeBytes(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}

package func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

func closeDescriptor(_ descriptor: Int32) {
    close(descriptor)
}

/// Opens a folder for calls such as `openat`.
///
/// - Throws: `ELOOP` for a symbolic link that isn't followed.
func openFolder(
    _ name: String, in parent: Int32 = AT_FDCWD, path: String, followingLinks: Bool = false
) throws(SystemError) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    do {
        return try system("open", path) { openat(parent, name, flags) }
    } catch {
        // Linux reports `ENOTDIR` for a link as well as for a file.
        var status = stat()
        guard error.code == ENOTDIR, !followingLinks,
            fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
            FileSystem.Kind(mode: status.st_mode) == .symbolicLink
        else { throw error }
        throw SystemError(code: ELOOP, action: "open", path: path)
    }
}

/// Sets the handler of a signal.
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
package var environmentPointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
    _NSGetEnviron().pointee
    #else
    environ
    #endif
}

func openPipe(_ ends: inout [Int32]) -> Int32 {
    pipe(&ends)
}

/// The settings of a subprocess: its own session, the standard streams, and default signal handling.
struct Spawning {
    #if canImport(Darwin)
    typealias Actions = posix_spawn_file_actions_t?
    package typealias Attributes = posix_spawnattr_t?
    #else
    typealias Actions = posix_spawn_file_actions_t
    package typealias Attributes = posix_spawnattr_t
    #endif
    #if canImport(Darwin)
    private static let ownSession = Int(POSIX_SPAWN_SETSID)
    #else
    /// `POSIX_SPAWN_SETSID` of glibc and musl, which only define it for GNU programs.
    private static let ownSession = 0x80
    #endif
    private let actions = UnsafeMutablePointer<Actions>.allocate(capacity: 1)
    private let attributes = UnsafeMutablePointer<Attributes>.allocate(capacity: 1)

    package init(input: Int32, output: Int32, errors: Int32) {
        posix_spawn_file_actions_init(actions)
        posix_spawn_file_actions_adddup2(actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(actions, errors, STDERR_FILENO)
        posix_spawnattr_init(attributes)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(attributes, &signals)
        for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
            sigaddset(&signals, signal)
        }
        posix_spawnattr_setsigdefault(attributes, &signals)
        let flags = Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF) | Self.ownSession
        posix_spawnattr_setflags(attributes, Int16(flags))
    }

    /// Starts the subprocess. Returns an error number or 0.
    func spawn(
        _ process: inout pid_t, _ program: String, _ words: inout [UnsafeMutablePointer<CChar>?],
        _ settings: inout [UnsafeMutablePointer<CChar>?]
    ) -> Int32 {
        posix_spawn(&process, program, actions, attributes, &words, &settings)
    }

    package func end() {
        posix_spawn_file_actions_destroy(actions)
        posix_spawnattr_destroy(attributes)
        actions.deallocate()
        attributes.deallocate()
    }
}
