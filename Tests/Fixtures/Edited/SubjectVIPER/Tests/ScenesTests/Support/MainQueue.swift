import Dispatch

/// Says whether it is the main queue that runs a piece of code.
///
/// `Thread.isMainThread` does not: on Linux, any thread may run what is on the main queue.
nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element comes on the main queue. It is on no actor, so that it can say no.
    static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}
