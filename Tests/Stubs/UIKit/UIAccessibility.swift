public enum UIAccessibility {}

extension UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
    }

    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        posts.append(Post(notification: notification, argument: argument as AnyObject?))
    }

    /// What was posted. It doesn't keep what moved into view alive.
    struct Post {
        let notification: Notification
        weak var argument: AnyObject?
    }

    @MainActor static var posts: [Post] = []
}
