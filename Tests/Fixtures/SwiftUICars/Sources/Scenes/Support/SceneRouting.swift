#if canImport(UIKit)
public import UIKit
#endif

/// A scene and its initial data, as a value.
///
/// Routers pass builders along. Only user interface code makes a view controller from one.
public nonisolated protocol SceneBuilding {
    #if canImport(UIKit)
    @MainActor func viewController(with dependencies: Dependencies) -> UIViewController
    #endif
}

/// A request from a router to its handler.
public nonisolated enum RouteRequest {
    /// Push a scene onto the navigation stack of the scene that asks.
    case push(any SceneBuilding)
    /// Present a scene over everything on screen.
    case present(any SceneBuilding, as: PresentationStyle = .sheet())
    /// Show an alert over everything on screen.
    case alert(SceneAlert)
    /// Show a scene in place of the one that asks.
    case replace(with: any SceneBuilding)
    /// Return to the first scene of the navigation stack.
    case popToRoot
    /// Close the scene that asks, and those above it, and then call the action.
    case close(then: () -> Void = {})
}

/// How a scene is presented. It gets a navigation stack of its own.
public nonisolated enum PresentationStyle: Equatable, Sendable {
    /// A height at which a sheet can rest.
    public enum Detent: Sendable {
        case medium
        case large
    }

    /// A sheet that the user can swipe away.
    case sheet(detents: [Detent] = [.large])
    case fullScreen
    /// A popover that points to the right bar button of the scene that asks, or to its whole stack.
    case popover
}

/// Carries out what a router asks for: a view controller in the app, a spy in tests.
@MainActor
public protocol RouteHandler: AnyObject {
    /// - Parameter dependencies: What the scenes that the request leads to work with.
    func handle(_ request: RouteRequest, with dependencies: Dependencies)
    /// Called after the user has swiped the scene away, or tapped its close button.
    func sceneWasDismissed()
}

extension RouteHandler {
    public func sceneWasDismissed() {}
}
