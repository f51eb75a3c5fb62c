import Foundation

/// Hands Ctrl-C and its kin on to scene-kit, which then undoes what it has begun.
///
/// SwiftPM starts a plugin in a process group of its own, which a terminal's Ctrl-C does not reach,
/// and signals the plugin alone; one that a signal ended would leave scene-kit behind.
enum SignalRelay {
    // Words that a handler reads and writes whole, so no lock is needed.
    nonisolated(unsafe) private static var process: pid_t = 0
    nonisolated(unsafe) private static var received: Int32 = 0

    /// From now on signals do not end the plugin.
    static func start() {
        process = 0
        received = 0
        for number in [SIGINT, SIGTERM, SIGHUP] {
            // Not SIG_IGN, which the program would inherit.
            signal(number) { number in
                SignalRelay.received = number
                if SignalRelay.process != 0 { kill(SignalRelay.process, number) }
            }
        }
    }

    /// Does what starts the program, which inherits the signals that this thread holds back: all of
    /// them, on the threads that a plugin's work is done on.
    static func letThrough<Result>(_ start: () throws -> Result) rethrows -> Result {
        var none = sigset_t()
        var held = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &held)
        defer { pthread_sigmask(SIG_SETMASK, &held, nil) }
        return try start()
    }

    /// Names the program that signals go to, one that came while it was being started too.
    static func relay(to process: pid_t) {
        self.process = process
        if received != 0 { kill(process, received) }
    }

    /// The program has ended; its number may be another's soon.
    static func stop() {
        process = 0
    }
}
