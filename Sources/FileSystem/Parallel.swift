/// Work on a list that is shared by the processor's cores.
package enum Parallel {
    /// Splits a range into as many parts as there are cores, and returns what `work` makes of each,
    /// in their order.
    ///
    /// - Parameter worthSharing: fewer elements than this are not worth a thread.
    package static func map<Result: Sendable>(
        _ range: Range<Int>, worthSharing: Int = 64, _ work: @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        let most = range.count / worthSharing
        // The system reads a file to count its cores.
        let cores = most < 2 ? 1 : max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), most))
        let parts = (0..<cores).map { part in
            range.lowerBound + range.count * part / cores..<range.lowerBound + range.count
                * (part + 1) / cores
        }
        guard parts.count > 1 else { return parts.map(work) }
        return withoutActuallyEscaping(work) { work in
            let jobs = parts.map { part in Job { work(part) } }
            let threads = jobs.dropFirst().map(Thread.init)
            // The first part is for the thread that is there.
            jobs[0].run()
            for thread in threads { thread.join() }
            return jobs.map { $0.result! }
        }
    }

    /// Does two things at a time.
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

    /// One part of the work. It is touched by one thread until that has ended.
    private final class Job<Result>: ThreadJob, @unchecked Sendable {
        private let work: () -> Result
        private(set) var result: Result?

        init(_ work: @escaping () -> Result) {
            self.work = work
        }

        override func run() { result = work() }
    }

    /// A thread of the system's, with a stack as large as that of the main one.
    private struct Thread {
        private let identifier: pthread_t?

        /// Runs a job beside this thread, or at once where no thread can be had.
        init(_ job: ThreadJob) {
            let retained = Unmanaged.passRetained(job)
            identifier = startThread(retained.toOpaque(), stackSize: 8 << 20)
            if identifier == nil {
                retained.release()
                job.run()
            }
        }

        func join() {
            if let identifier { pthread_join(identifier, nil) }
        }
    }
}

/// Something to do on a thread of its own.
class ThreadJob {
    /// Does it.
    package func run() {}

    /// Does what an object is for that was retained for the thread.
    package static func run(_ pointer: UnsafeMutableRawPointer) {
        Unmanaged<ThreadJob>.fromOpaque(pointer).takeRetainedValue().run()
    }
}
