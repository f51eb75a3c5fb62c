/// The base class of every router: passes requests on to its handler.
@MainActor
class SceneRouter {
    /// Carries out the requests. The handler owns the router, so the reference is weak.
    weak var handler: (any RouteHandler)?
    /// What the scenes that this one leads to work with.
    let dependencies: Dependencies

    /// - Parameter handler: `nil` for a view controller that takes its router in its initializer
    ///   and becomes the handler afterward.
    init(handler: (any RouteHandler)? = nil, dependencies: Dependencies = Dependencies()) {
        self.handler = handler
        self.dependencies = dependencies
    }

    func handle(_ request: RouteRequest) {
        handler?.handle(request, with: dependencies)
    }

    /// Closes the scene and returns to the one that led to it.
    ///
    /// - Parameter action: Called once the scene is gone.
    func close(then action: @escaping () -> Void = {}) {
        handle(.close(then: action))
    }
}
