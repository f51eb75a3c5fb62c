/// Work that is divided among the processor's cores.
package enum Parallel {
    /// Splits a range into a part for each core, and returns the results of `work` in order.
    ///
    /// - Parameter worthSharing: The minimum number of elements for a thread.
    package static func map<Result: Sendable>(
        _ range: Range<Int>, worthSharing: Int = 64, _ work: @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        let most = range.count / worthSharing
        let cores = most < 2 ? 1 : max(1, min(coreCount, most))
        let bounds = (0...cores).map { range.lowerBound + range.count * $0 / cores }
        let results = Mutex([Result?](repeating: nil, count: cores))
        withoutActuallyEscaping(work) { work in
            let run = { (part: Int) in
                let result = work(bounds[part]..<bounds[part + 1])
                results.withLock { $0[part] = result }
            }
            var threads: [Thread] = []
            var own = [0]
            // This thread does the first part, and those for which no thread can be created.
            for part in 1..<max(cores, 1) {
                if let thread = Thread(stackSize: 8 << 20, { run(part) }) {
                    threads.append(thread)
                } else {
                    own.append(part)
                }
            }
            own.forEach(run)
            for thread in threads { thread.join() }
        }
        return results.withLock { $0.map { $0! } }
    }
}

/// Runs a function in a new thread that is never joined.
package func startDetachedThread(_ run: @escaping () -> Void) {
    Thread(stackSize: 1 << 20, run)?.detach()
}

/// A value that one thread at a time can access.
///
/// `Mutex` of the Synchronization module requires macOS 15.
package final class Mutex<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = Lock()

    package init(_ value: Value) { self.value = value }

    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }

    /// Returns a remembered value, or reads and remembers it. Errors aren't remembered.
    package func remembered<Key: Hashable, Found, Problem: Error>(
        _ key: Key, _ read: () throws(Problem) -> Found
    ) throws(Problem) -> Found where Value == [Key: Found] {
        if let known = withLock({ $0[key] }) { return known }
        let found = try read()
        withLock { $0[key] = found }
        return found
    }
}
