@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}
