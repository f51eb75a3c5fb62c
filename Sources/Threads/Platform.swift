#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A running thread.
struct Thread {
    private let handle: pthread_t

    /// Nil if the system can't create a thread.
    init?(stackSize: Int, _ run: @escaping () -> Void) {
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
        let created: pthread_t? = thread
        guard status == 0, let created else {
            work.release()
            return nil
        }
        handle = created
    }

    func join() { pthread_join(handle, nil) }

    func detach() { pthread_detach(handle) }
}

/// A lock that one thread at a time holds.
final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }

    func unlock() { pthread_mutex_unlock(mutex) }
}

/// The number of processor cores. Counting them reads a file.
var coreCount: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }
