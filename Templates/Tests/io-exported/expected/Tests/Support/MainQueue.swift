import Dispatch

/// Tells whether code runs on the main queue.
///
/// `Thread.isMainThread` can't: on Linux, any thread may run the main queue.
nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element arrives on the main queue.
    static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}
