/// Something that happened in a scene, for logs and analytics, with the names of scenes alone.
public nonisolated enum SceneEvent: Sendable {
    /// The view of a scene entered the window: also as a swipe back begins, not as a sheet closes.
    case appeared(scene: String)
    /// A scene asked for another one, if it has a name, by a transition such as `push` or `sheet`.
    case route(from: String, to: String?, by: String)
    /// A load failed, and wasn't canceled. The type is that of what would have been loaded.
    case failure(any Error, content: Any.Type)

    /// The name of a scene, from the type of its builder, router, or route.
    static func scene(of part: Any.Type) -> String {
        let name = String(describing: part)
        let role = ["Builder", "Router", "Wireframe", "Route"].first(where: name.hasSuffix) ?? ""
        return String(name.dropLast(role.count))
    }
}

/// Tells an observer of every event.
public nonisolated final class SceneEvents: Sendable {
    /// Those of the app, unless a test has its own: `local.withValue(SceneEvents()) { … }`.
    public static let local = TaskLocal(wrappedValue: SceneEvents())
    public static var current: SceneEvents { local.get() }

    @MainActor public var observer: ((SceneEvent) -> Void)?

    public init() {}
}
