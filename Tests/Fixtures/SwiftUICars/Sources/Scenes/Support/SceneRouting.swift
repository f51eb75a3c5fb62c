#if canImport(UIKit)
import UIKit
#endif

/// A scene and its initial data, as a value.
///
/// Routers pass builders along. Only user interface code makes a view controller from one.
public nonisolated protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks its handler to do.
public nonisolated enum RouteRequest {
    /// Push a scene onto the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Present a scene over everything on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Show an alert over everything on screen.
    case alert(SceneAlert)
    /// Close the scene that asks.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in tests.
@MainActor
public protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}
