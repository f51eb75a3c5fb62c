/// Ends the process on a signal where something has to go first: temporary folders, and programs that
/// scene-kit has started.
///
/// Most code that takes its time asks `Signals`, and then says what happened. Rendering and checking know
/// nothing of signals, so a thread waits for one as well: if the process is still there a moment later,
/// it cleans up and ends it.
enum Interruption {
    private struct State {
        var folders: Set<String> = []
        var programs: Set<pid_t> = []
        /// A transaction undoes what it did, which takes as long as it takes.
        var isInTransaction = false
        var hasThread = false
    }

    private static let state = Mutex(State())

    /// How long code that asks has for its answer, in microseconds.
    private static let patience: UInt32 = 300_000

    static func add(folder: String) {
        state.withLock { _ = $0.folders.insert(folder) }
    }

    static func remove(folder: String) {
        state.withLock { _ = $0.folders.remove(folder) }
    }

    static func add(program: pid_t) {
        state.withLock { _ = $0.programs.insert(program) }
    }

    static func remove(program: pid_t) {
        state.withLock { _ = $0.programs.remove(program) }
    }

    /// Leaves signals to a transaction, which rolls back before the process ends.
    static func leaveToTransaction() {
        state.withLock { $0.isInTransaction = true }
        Signals.holdBack()
    }

    /// From now on signals are held back.
    static func begin() {
        Signals.holdBack()
        let isFirst = state.withLock { state in
            defer { state.hasThread = true }
            return !state.hasThread
        }
        guard isFirst, let pipe = Signals.pipeOfNumbers() else { return }
        let job = Unmanaged.passRetained(Watch(pipe: pipe))
        if let thread = startThread(job.toOpaque(), stackSize: 1 << 20) {
            pthread_detach(thread)
        } else {
            job.release()
        }
    }

    private final class Watch: ThreadJob {
        private let pipe: Int32

        init(pipe: Int32) {
            self.pipe = pipe
        }

        override func run() {
            var byte: UInt8 = 0
            while readBytes(pipe, &byte, 1) != 1 {}
            usleep(patience)
            // Whoever wants it from here on waits until the process is gone.
            state.withLock { state in
                if state.isInTransaction { return }
                for program in state.programs { kill(-program, SIGKILL) }
                for folder in state.folders {
                    try? FolderRemoval.remove(folder, in: AT_FDCWD, folder)
                }
                Signals.end(by: Int32(byte))
            }
        }
    }
}
