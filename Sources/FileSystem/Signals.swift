package import Basics

/// Ctrl-C and its kin while files are being written.
///
/// Outside a transaction nothing needs undoing, and the signals do what they always do.
package enum Signals {
    /// The signal that came, or 0. A word that the handler writes whole, so no lock is needed.
    nonisolated(unsafe) private static var received: sig_atomic_t = 0

    /// From now on a signal is remembered instead of ending the process.
    static func holdBack() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            sigaddset(&signals, signal)
            setHandler({ Signals.received = sig_atomic_t($0) }, for: signal)
        }
        // A program that starts scene-kit from a thread of its own may have blocked them there.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Whether a signal has come.
    package static var isPending: Bool { received != 0 }

    /// - Throws: `Failure` with 130 or 143, if a signal has come.
    package static func throwIfPending() throws(Failure) {
        guard received != 0 else { return }
        let wasInterrupted = received == SIGINT
        throw Failure(
            wasInterrupted ? .interrupted : .terminated,
            Diagnostic(
                .error,
                (wasInterrupted ? "interrupted" : "terminated") + "; nothing was written"))
    }
}
