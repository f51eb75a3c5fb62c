package import Basics

/// Ctrl-C and its kin while something has to be undone or cleaned up before the process ends.
///
/// Otherwise signals do what they always do.
package enum Signals {
    /// The signal that came, or 0. A word that the handler writes whole, so no lock is needed.
    nonisolated(unsafe) private static var received: sig_atomic_t = 0

    /// Where the number of a signal is written to, or -1.
    nonisolated(unsafe) private static var pipe: Int32 = -1

    /// The signals that ask a process to end, and the exit status of each.
    private static let statuses: [(signal: Int32, status: ExitStatus, word: String)] = [
        (SIGHUP, .hungUp, "hung up"), (SIGINT, .interrupted, "interrupted"),
        (SIGQUIT, .quit, "quit"), (SIGTERM, .terminated, "terminated"),
    ]

    /// From now on a signal is remembered instead of ending the process.
    static func holdBack() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for (signal, _, _) in statuses where signal != SIGHUP || !isIgnored(SIGHUP) {
            sigaddset(&signals, signal)
            setHandler(
                { number in
                    Signals.received = sig_atomic_t(number)
                    var byte = UInt8(number)
                    if Signals.pipe >= 0 { _ = writeBytes(Signals.pipe, &byte, 1) }
                }, for: signal)
        }
        // A program that starts scene-kit from a thread of its own may have blocked them there.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Lets writes to a closed pipe, and beyond the largest size of a file, fail with an error instead
    /// of ending the process.
    package static func turnIntoErrors() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    /// Whether a signal has come.
    package static var isPending: Bool { received != 0 }

    /// - Throws: `Failure` with the status of the signal, if one has come.
    package static func throwIfPending() throws(Failure) {
        if isPending { throw failure }
    }

    /// What to report of the signal that has come.
    static var failure: Failure {
        let (_, status, word) =
            statuses.first { $0.signal == Int32(received) } ?? (SIGTERM, .terminated, "terminated")
        return Failure(status, Diagnostic(.error, "\(word); nothing was written"))
    }

    /// A pipe that gets the number of each signal; nil where none can be had.
    static func pipeOfNumbers() -> Int32? {
        var ends: [Int32] = [-1, -1]
        guard openPipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipe = ends[1]
        return ends[0]
    }

    /// Ends the process as a signal does that nobody handles.
    static func end(by number: Int32) {
        _ = signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}
