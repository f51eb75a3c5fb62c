/// The base class of every router: passes requests on to its handler.
@MainActor
open class SceneRouter {
    /// Carries out the requests. The handler owns the router, so the reference is weak.
    public weak var handler: (any RouteHandler)?
    /// What the scenes that this one leads to work with.
    public let dependencies: Dependencies

    /// - Parameter handler: `nil` for a view controller that takes its router in its initializer
    ///   and becomes the handler afterward.
    public init(handler: (any RouteHandler)? = nil, dependencies: Dependencies = Dependencies()) {
        self.handler = handler
        self.dependencies = dependencies
    }

    public func handle(_ request: RouteRequest) {
        handler?.handle(request, with: dependencies)
    }

    /// Closes the scene and returns to the one that led to it.
    ///
    /// - Parameter action: Called once the scene is gone.
    public func close(then action: @escaping () -> Void = {}) {
        handle(.close(then: action))
    }
}
