/// The base class of every router: passes requests on to its handler.
@MainActor
class SceneRouter {
    /// Carries out the requests. The handler owns the router, so the reference is weak.
    weak var handler: (any RouteHandler)?

    /// - Parameter handler: `nil` for a view controller that takes its router in its initializer
    ///   and becomes the handler afterward.
    init(handler: (any RouteHandler)? = nil) {
        self.handler = handler
    }

    func handle(_ request: RouteRequest) {
        handler?.handle(request)
    }

    /// Closes the scene and returns to the one that led to it.
    func close() {
        handle(.close)
    }
}
