#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}
