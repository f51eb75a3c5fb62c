@testable import Scenes

/// Records what a router asks for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var requests: [RouteRequest] = []
    /// The dependencies that came with the last request.
    private(set) var dependencies = Dependencies()

    var pushed: [any SceneBuilding] {
        requests.compactMap { if case .push(let scene) = $0 { scene } else { nil } }
    }

    var presented: [any SceneBuilding] {
        requests.compactMap { if case .present(let scene, _) = $0 { scene } else { nil } }
    }

    var alerts: [SceneAlert] {
        requests.compactMap { if case .alert(let alert) = $0 { alert } else { nil } }
    }

    var closeCount: Int {
        requests.count { if case .close = $0 { true } else { false } }
    }

    func handle(_ request: RouteRequest, with dependencies: Dependencies) {
        requests.append(request)
        self.dependencies = dependencies
    }
}
