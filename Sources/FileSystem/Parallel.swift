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
        let bounds = (0...cores).map { range.lowerBound + range.count * $0 / cores }
        let results = Mutex([Result?](repeating: nil, count: cores))
        withoutActuallyEscaping(work) { work in
            let run = { (part: Int) in
                let result = work(bounds[part]..<bounds[part + 1])
                results.withLock { $0[part] = result }
            }
            var threads: [pthread_t] = []
            var own = [0]
            // This thread does the first part, and those for which no thread can be created.
            for part in 1..<max(cores, 1) {
                if let thread = startThread(stackSize: 8 << 20, { run(part) }) {
                    threads.append(thread)
                } else {
                    own.append(part)
                }
            }
            own.forEach(run)
            for thread in threads { pthread_join(thread, nil) }
        }
        return results.withLock { $0.map { $0! } }
    }
}

/// Runs a function in a new thread. Returns nil if the system can't create one.
private func startThread(stackSize: Int, _ run: @escaping () -> Void) -> pthread_t? {
    final class Work {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
    }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let work = Unmanaged.passRetained(Work(run))
    let status = pthread_create(
        &thread, &attributes,
        { pointer in
            let pointer: UnsafeMutableRawPointer? = pointer
            if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run() }
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
