/// Work that is divided among the processor's cores.
package enum Parallel {
    /// Splits a range into a part for each core, and returns the results of `work` in order.
    ///
    /// - Parameter worthSharing: The minimum number of elements for a thread.
    package static func map<Result: Sendable>(
        _ range: Range<Int>, worthSharing: Int = 64, _ work: @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        let most = range.count / worthSharing
        // Counting the cores reads a file.
        let cores = most < 2 ? 1 : max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), most))
        let parts = (0..<cores).map { part in
            range.lowerBound + range.count * part / cores..<range.lowerBound + range.count
                * (part + 1) / cores
        }
        guard parts.count > 1 else { return parts.map(work) }
        return withoutActuallyEscaping(work) { work in
            let jobs = parts.map { part in Job { work(part) } }
            let threads = jobs.dropFirst().map(Thread.init)
            // This thread does the first part.
            jobs[0].run()
            for thread in threads { thread.join() }
            return jobs.map { $0.result! }
        }
    }

    /// Runs two functions at the same time.
    package static func both<First: Sendable, Second: Sendable>(
        _ first: @Sendable () -> First, and second: @Sendable () -> Second
    ) -> (First, Second) {
        withoutActuallyEscaping(second) { second in
            let job = Job { second() }
            let thread = Thread(job)
            let result = first()
            thread.join()
            return (result, job.result!)
        }
    }

    /// One part of the work. Only one thread accesses it until it has ended.
    private final class Job<Result>: @unchecked Sendable {
        private let work: () -> Result
        private(set) var result: Result?

        init(_ work: @escaping () -> Result) {
            self.work = work
        }

        func run() { result = work() }
    }

    private struct Thread {
        private let identifier: pthread_t?

        /// Runs a job in a new thread, or immediately if the system can't create one.
        init<Result>(_ job: Job<Result>) {
            identifier = startThread(stackSize: 8 << 20) { job.run() }
            if identifier == nil { job.run() }
        }

        func join() {
            if let identifier { pthread_join(identifier, nil) }
        }
    }
}

/// The function of a thread.
private final class ThreadWork {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }

    static func run(_ pointer: UnsafeMutableRawPointer?) {
        guard let pointer else { return }
        Unmanaged<ThreadWork>.fromOpaque(pointer).takeRetainedValue().run()
    }
}

/// Runs a function in a new thread. Returns nil if the system can't create one.
func startThread(stackSize: Int, _ run: @escaping () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let work = Unmanaged.passRetained(ThreadWork(run))
    let status = pthread_create(
        &thread, &attributes,
        { pointer in
            ThreadWork.run(pointer)
            return nil
        }, work.toOpaque())
    guard status == 0 else {
        work.release()
        return nil
    }
    return thread
}

/// Runs a function in a new thread that is never joined.
func startDetachedThread(_ run: @escaping () -> Void) {
    if let thread = startThread(stackSize: 1 << 20, run) { pthread_detach(thread) }
}

/// A value that one thread at a time can access.
///
/// `Mutex` of the Synchronization module requires macOS 15.
final class Mutex<Value>: @unchecked Sendable {
    private var value: Value
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ value: Value) {
        self.value = value
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body(&value)
    }
}
