{{> header}}
{{> importUIKit}}

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
{{> public}}protocol SceneBuilder {
    {{> ifUIKit}}
    @MainActor func viewController() -> UIViewController
    {{> endIfUIKit}}
}

/// What a router asks for.
{{> public}}enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
{{> public}}protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}
