#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}
