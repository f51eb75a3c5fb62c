package import Basics
import Threads

/// Signals such as Ctrl-C, for code that must undo or clean up something before the process ends.
///
/// Until `holdBack` is called, signals have their default effect.
package enum Signals {
    /// The received signal, or 0. The handler writes it atomically, so it needs no lock.
    nonisolated(unsafe) private static var received: sig_atomic_t = 0

    /// The descriptor that the handler writes the number of a signal to, or -1.
    nonisolated(unsafe) private static var numbers: Int32 = -1

    /// The signals that ask a process to end, and the exit status of each.
    private static let statuses: [(signal: Int32, status: ExitStatus, word: String)] = [
        (SIGHUP, .hungUp, "hung up"), (SIGINT, .interrupted, "interrupted"),
        (SIGQUIT, .quit, "quit"), (SIGTERM, .terminated, "terminated"),
    ]

    /// Starts to store signals instead of ending the process.
    static func holdBack() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for (signal, _, _) in statuses where signal != SIGHUP || !isIgnored(SIGHUP) {
            sigaddset(&signals, signal)
            setHandler(
                { number in
                    Signals.received = sig_atomic_t(number)
                    var byte = UInt8(number)
                    if Signals.numbers >= 0 { _ = write(Signals.numbers, &byte, 1) }
                }, for: signal)
        }
        // The program that started scene-kit may have blocked them.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Makes writes to a closed pipe or beyond the maximum file size fail with an error instead of
    /// ending the process.
    package static func turnIntoErrors() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    package static var isPending: Bool { received != 0 }

    /// - Throws: `Failure` with the status of the signal if one was received.
    package static func throwIfPending() throws(Failure) {
        if isPending { throw failure }
    }

    static var failure: Failure {
        let (_, status, word) =
            statuses.first { $0.signal == Int32(received) } ?? (SIGTERM, .terminated, "terminated")
        return Failure(status, "\(word); nothing was written")
    }

    /// Creates a pipe that receives the number of each signal. Nil if that fails.
    static func pipeOfNumbers() -> Int32? {
        guard let (read, write) = makePipe() else { return nil }
        numbers = write
        return read
    }

    /// Creates a pipe that subprocesses don't inherit. Nil and sets `errno` if that fails.
    ///
    /// Its descriptors aren't those of standard streams, even if these are closed: `posix_spawn` of
    /// Darwin doesn't pass on a descriptor that keeps its number.
    static func makePipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        let copies = ends.map { fcntl($0, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
        let code = errno
        for end in ends + (copies.contains(-1) ? copies : []) where end >= 0 { close(end) }
        errno = code
        return copies.contains(-1) ? nil : (copies[0], copies[1])
    }

    /// Ends the process by a signal's default effect.
    static func end(by number: Int32) {
        _ = signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}

/// Ends the process on a signal after it has removed temporary folders and ended subprocesses.
///
/// Long operations check `Signals` and report the signal. Rendering and validation don't, so a
/// thread also waits for signals. If the process is still running a moment later, the thread cleans
/// up and ends it.
enum Interruption {
    struct State {
        var folders: Set<String> = []
        var programs: Set<pid_t> = []
        /// Whether a transaction handles signals. Its rollback must not be interrupted.
        fileprivate var isInTransaction = false
        fileprivate var hasThread = false
    }

    private static let state = Mutex(State())

    /// The time for code that checks `Signals`, in microseconds.
    private static let patience: UInt32 = 300_000

    static func update(_ change: (inout State) -> Void) { state.withLock(change) }

    /// Leaves signals to a transaction, which rolls back before the process ends.
    static func leaveToTransaction() {
        state.withLock { $0.isInTransaction = true }
        Signals.holdBack()
    }

    static func begin() {
        Signals.holdBack()
        let isFirst = state.withLock { state in
            defer { state.hasThread = true }
            return !state.hasThread
        }
        guard isFirst, let pipe = Signals.pipeOfNumbers() else { return }
        startDetachedThread {
            var byte: UInt8 = 0
            while read(pipe, &byte, 1) != 1 {}
            usleep(patience)
            // Other threads that need the state wait until the process ends.
            state.withLock { state in
                if state.isInTransaction { return }
                for program in state.programs { kill(-program, SIGKILL) }
                for folder in state.folders { TemporaryFolder.remove(folder) }
                Signals.end(by: Int32(byte))
            }
        }
    }
}
