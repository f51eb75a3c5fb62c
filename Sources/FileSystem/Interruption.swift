/// Ends the process on a signal where something has to go first: temporary folders, and programs that
/// scene-kit has started.
///
/// Most code that takes its time asks `Signals`, and then says what happened. Rendering and checking know
/// nothing of signals, so a thread waits for one as well: if the process is still there a moment later,
/// it cleans up and ends it.
enum Interruption {
    nonisolated(unsafe) private static var folders: Set<String> = []
    nonisolated(unsafe) private static var programs: Set<pid_t> = []
    /// A transaction undoes what it did, which takes as long as it takes.
    nonisolated(unsafe) private static var isInTransaction = false
    nonisolated(unsafe) private static var hasThread = false

    /// How long code that asks has for its answer, in microseconds.
    private static let patience: UInt32 = 300_000

    nonisolated(unsafe) private static let mutex = {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        return mutex
    }()

    static func add(folder: String) {
        locked { _ = folders.insert(folder) }
    }

    static func remove(folder: String) {
        locked { _ = folders.remove(folder) }
    }

    static func add(program: pid_t) {
        locked { _ = programs.insert(program) }
    }

    static func remove(program: pid_t) {
        locked { _ = programs.remove(program) }
    }

    /// Leaves signals to a transaction, which rolls back before the process ends.
    static func leaveToTransaction() {
        locked { isInTransaction = true }
        Signals.holdBack()
    }

    private static func locked(_ body: () -> Void) {
        pthread_mutex_lock(mutex)
        body()
        pthread_mutex_unlock(mutex)
    }

    /// From now on signals are held back.
    static func begin() {
        Signals.holdBack()
        guard !hasThread, let pipe = Signals.pipeOfNumbers() else { return }
        hasThread = true
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
            pthread_mutex_lock(mutex)
            if isInTransaction {
                pthread_mutex_unlock(mutex)
                return
            }
            for program in programs { kill(-program, SIGKILL) }
            for folder in folders { try? FolderRemoval.remove(folder, in: AT_FDCWD, folder) }
            Signals.end(by: Int32(byte))
        }
    }
}
