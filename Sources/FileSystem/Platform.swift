// The one place that knows which C library the platform has.
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Darwin)
@_exported import Darwin
#endif

/// A system call that failed: what was being done, to what, and the error number it gave.
package struct SystemError: Error, Hashable {
    package let code: Int32
    /// What was being done, as a verb that fits after "cannot": `write`, `open`.
    package let action: String
    package let path: String

    package init(code: Int32, action: String, path: String) {
        self.code = code
        self.action = action
        self.path = path
    }

    /// The system's own words for the error.
    package var reason: String { String(cString: strerror(code)) }
}

/// Repeats a call that a signal interrupted, and throws what else goes wrong.
@discardableResult
package func system<Result: SignedInteger>(
    _ action: String, _ path: String, _ call: () -> Result
) throws(SystemError) -> Result {
    while true {
        let result = call()
        if result != -1 { return result }
        if errno != EINTR { throw SystemError(code: errno, action: action, path: path) }
    }
}

// The C functions, for use in types that have functions of the same name.

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

/// Opens a folder for use with the calls that end in `at`.
///
/// Throws with `ELOOP` where a symbolic link is and none is followed.
func openFolder(
    _ name: String, in parent: Int32 = AT_FDCWD, path: String, followingLinks: Bool = false
) throws(SystemError) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    do {
        return try system("open", path) { openat(parent, name, flags) }
    } catch {
        // Linux says of a link what it says of a file: that it is no folder.
        var status = stat()
        guard error.code == ENOTDIR, !followingLinks,
            fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
            FileSystem.Kind(mode: status.st_mode) == .symbolicLink
        else { throw error }
        throw SystemError(code: ELOOP, action: "open", path: path)
    }
}

/// Sets what happens on a signal.
func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void, for signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(signal, &action, nil)
}

/// Whether a signal does nothing, as `nohup` has it for SIGHUP.
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

/// Starts a thread on an object that is retained for it; nil where no thread can be had.
func startThread(_ object: UnsafeMutableRawPointer, stackSize: Int) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(
        &thread, &attributes,
        { pointer in
            ThreadJob.run(pointer)
            return nil
        }, object)
    return status == 0 ? thread : nil
    #else
    var thread = pthread_t()
    let status = pthread_create(
        &thread, &attributes,
        { pointer in
            if let pointer { ThreadJob.run(pointer) }
            return nil
        }, object)
    return status == 0 ? thread : nil
    #endif
}

/// The process's environment, ended by a null pointer.
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

/// The settings of a program that is about to be started: a session of its own, the standard
/// streams, and signals as if scene-kit had never touched them.
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
    /// `POSIX_SPAWN_SETSID` of glibc and musl, which show it to GNU programs only.
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

    /// Starts it; an error number, or 0.
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
