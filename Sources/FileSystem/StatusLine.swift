/// A line on a terminal that says what takes long, and goes away once that is done.
///
/// A thread of its own shows it, because the work may wait for another program meanwhile.
package final class StatusLine: Sendable {
    private struct State {
        /// What is to be shown; nil where nothing is going on.
        var text: String?
        /// What is shown.
        var shown: String?
        var start = 0.0
        var hasThread = false
    }

    private let write: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// What takes less than this is not worth a word, in seconds.
    private static let patience = 0.5
    /// In microseconds.
    private static let interval: UInt32 = 100_000

    /// - Parameter write: prints a text to the terminal as it is.
    package init(_ write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Says what is going on, in place of what was said before.
    package func show(_ text: String) {
        let isFirst = state.withLock { state in
            if state.text == nil { state.start = Subprocess.now }
            state.text = text
            defer { state.hasThread = true }
            return !state.hasThread
        }
        if isFirst { startClock() }
    }

    /// Takes the line away; called before anything else is printed.
    package func erase() {
        state.withLock { state in
            if state.shown != nil { write("\r\u{1B}[K") }
            (state.text, state.shown) = (nil, nil)
        }
    }

    private func startClock() {
        let job = Unmanaged.passRetained(Clock(line: self))
        if let thread = startThread(job.toOpaque(), stackSize: 1 << 20) {
            pthread_detach(thread)
        } else {
            job.release()
        }
    }

    fileprivate func update() {
        state.withLock { state in
            guard let text = state.text, text != state.shown,
                Subprocess.now - state.start > Self.patience
            else { return }
            // A line that went on in the next row could not be erased, so it ends at the margin.
            write("\r\u{1B}[?7l\(text)\u{1B}[K\u{1B}[?7h")
            state.shown = text
        }
    }

    private final class Clock: ThreadJob {
        private let line: StatusLine

        init(line: StatusLine) {
            self.line = line
        }

        override func run() {
            // Signals are for the threads that are at work.
            var signals = sigset_t()
            sigfillset(&signals)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            while true {
                usleep(StatusLine.interval)
                line.update()
            }
        }
    }
}
