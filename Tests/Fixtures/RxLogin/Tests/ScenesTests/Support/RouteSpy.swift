@testable import Scenes

/// Records what a router asks for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var alerts: [SceneAlert] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .alert(let alert): alerts.append(alert)
        case .close: closeCount += 1
        }
    }
}
