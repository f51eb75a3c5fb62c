package import Basics
import Threads

/// A temporary line on a terminal that describes a long operation.
///
/// A separate thread shows it, because the operation may wait for another program.
package final class StatusLine: Sendable {
    private struct State {
        /// The text to show; nil without an operation.
        var text: String?
        /// The visible text.
        var shown: String?
        var start = 0.0
        var hasThread = false
    }

    private let write: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// The duration after which the line is shown, in seconds.
    private static let patience = 0.5
    /// In microseconds.
    private static let interval: UInt32 = 100_000

    /// - Parameter write: Prints a text to the terminal without escaping.
    package init(_ write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    package func show(_ text: String) {
        let isFirst = state.withLock { state in
            if state.text == nil { state.start = Subprocess.now }
            state.text = text
            defer { state.hasThread = true }
            return !state.hasThread
        }
        if isFirst { startClock() }
    }

    /// Removes the line. Call this before anything else is printed.
    package func erase() {
        state.withLock { state in
            if state.shown != nil { write("\r\u{1B}[K") }
            (state.text, state.shown) = (nil, nil)
        }
    }

    private func startClock() {
        startDetachedThread {
            // Other threads handle the signals.
            var signals = sigset_t()
            sigfillset(&signals)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            while true {
                usleep(Self.interval)
                self.update()
            }
        }
    }

    private func update() {
        state.withLock { state in
            guard let text = state.text, text != state.shown,
                Subprocess.now - state.start > Self.patience
            else { return }
            // Turn off wrapping, because only one row can be erased.
            write("\r\u{1B}[?7l\(text)\u{1B}[K\u{1B}[?7h")
            state.shown = text
        }
    }
}

/// The lines that the user types.
package struct TerminalInput {
    /// The bytes after the last line.
    private var bytes: [UInt8] = []
    private static let newline = UInt8(ascii: "\n")
    /// The interval at which signals are checked.
    private static let patience = timeval(tv_sec: 0, tv_usec: 100_000)

    /// Holds back signals, so that Ctrl-C ends the input.
    package init() { Signals.holdBack() }

    /// Returns the next line without its line break, or nil at the end of the input. Throws a
    /// `Failure` with the status of a received signal.
    package mutating func line() throws(Failure) -> String? {
        while true {
            try Signals.throwIfPending()
            if let end = bytes.firstIndex(of: Self.newline) {
                let line = String(decoding: bytes[..<end], as: UTF8.self)
                bytes.removeSubrange(...end)
                return line
            }
            guard Self.isReady else { continue }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else {
                // A closed terminal may end the input before the signal arrives.
                try Signals.throwIfPending()
                return nil
            }
            bytes += buffer[..<count]
        }
    }

    /// Waits for a while. `poll` of Darwin doesn't support terminals.
    private static var isReady: Bool {
        var (input, time) = (fd_set(), patience)
        withUnsafeMutableBytes(of: &input) { $0[0] = 1 << STDIN_FILENO }
        return select(STDIN_FILENO + 1, &input, nil, nil, &time) > 0
    }
}
