/// A line on a terminal that says what takes long, and goes away once that is done.
///
/// A thread of its own shows it, because the work may wait for another program meanwhile.
package final class StatusLine: @unchecked Sendable {
    private let write: @Sendable (String) -> Void
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// What is to be shown; nil where nothing is going on.
    private var text: String?
    /// What is shown.
    private var shown: String?
    private var start = 0.0
    private var hasThread = false

    /// What takes less than this is not worth a word, in seconds.
    private static let patience = 0.5
    /// In microseconds.
    private static let interval: UInt32 = 100_000

    /// - Parameter write: prints a text to the terminal as it is.
    package init(_ write: @escaping @Sendable (String) -> Void) {
        self.write = write
        pthread_mutex_init(mutex, nil)
    }

    /// Says what is going on, in place of what was said before.
    package func show(_ text: String) {
        locked {
            if self.text == nil { start = Subprocess.now }
            self.text = text
            startShowing()
        }
    }

    /// Takes the line away; called before anything else is printed.
    package func erase() {
        locked {
            if shown != nil { write("\r\u{1B}[K") }
            (text, shown) = (nil, nil)
        }
    }

    private func startShowing() {
        guard !hasThread else { return }
        hasThread = true
        let job = Unmanaged.passRetained(Clock(line: self))
        if let thread = startThread(job.toOpaque(), stackSize: 1 << 20) {
            pthread_detach(thread)
        } else {
            job.release()
        }
    }

    fileprivate func update() {
        locked {
            guard let text, text != shown, Subprocess.now - start > Self.patience else { return }
            // A line that went on in the next row could not be erased, so it ends at the margin.
            write("\r\u{1B}[?7l\(text)\u{1B}[K\u{1B}[?7h")
            shown = text
        }
    }

    private func locked(_ body: () -> Void) {
        pthread_mutex_lock(mutex)
        body()
        pthread_mutex_unlock(mutex)
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
