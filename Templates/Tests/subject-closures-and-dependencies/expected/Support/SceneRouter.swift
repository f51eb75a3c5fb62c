/// The base class of every router: passes requests on to its handler.
@MainActor
class SceneRouter {
    /// Carries out the requests. The handler owns the router, so the reference is weak.
    weak var handler: (any RouteHandler)?
    /// The dependencies of the scenes that this one leads to.
    let dependencies: Dependencies

    /// - Parameter handler: `nil` for a view controller that takes its router in its initializer
    ///   and becomes the handler afterward.
    init(handler: (any RouteHandler)? = nil, dependencies: Dependencies = Dependencies()) {
        self.handler = handler
        self.dependencies = dependencies
    }

    func handle(_ request: RouteRequest) {
        handle(request, with: dependencies)
    }

    /// - Parameter dependencies: Those of the scenes that the request leads to.
    func handle(_ request: RouteRequest, with dependencies: Dependencies) {
        let scene = SceneEvent.scene(of: Self.self)
        let (transition, target) = transition(of: request)
        let name = target.map { SceneEvent.scene(of: type(of: $0)) }
        SceneEvents.current.observer?(.route(from: scene, to: name, by: transition))
        handler?.handle(request, with: dependencies)
    }

    /// Closes the scene, returns to the one that led to it, and then calls an action.
    func close(then action: @escaping () -> Void = {}) {
        handle(.close(then: action))
    }

    private func transition(of request: RouteRequest) -> (String, (any SceneBuilding)?) {
        switch request {
        case .push(let scene): ("push", scene)
        case .present(let scene, .sheet): ("sheet", scene)
        case .present(let scene, .fullScreen): ("fullScreen", scene)
        case .present(let scene, .popover): ("popover", scene)
        case .alert: ("alert", nil)
        case .replace(let scene): ("replace", scene)
        case .popToRoot: ("popToRoot", nil)
        case .close: ("close", nil)
        }
    }
}
