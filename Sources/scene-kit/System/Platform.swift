// The one place that knows which C library the platform has.
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Darwin)
@_exported import Darwin
#endif

/// A system call that failed: what was being done, to what, and the error number it gave.
struct SystemError: Error, Hashable {
    let code: Int32
    /// What was being done, as a verb that fits after "cannot": `write`, `open`.
    let action: String
    let path: String

    /// The system's own words for the error.
    var reason: String { String(cString: strerror(code)) }
}

/// Repeats a call that a signal interrupted, and throws what else goes wrong.
@discardableResult
func system<Result: SignedInteger>(
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

func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
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

/// Lets writes to a closed pipe fail with an error instead of ending the process.
func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
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
