#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The standard transitions. A view controller that needs others implements `handle(_:)`.
    func handle(_ request: RouteRequest) {
        // A container that handles routes itself, such as the SwiftUI stack that this scene is on.
        if let container = parent as? any RouteHandler { return container.handle(request) }
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) isn't on a navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            appRouter?.present(scene)
        case .alert(let alert):
            appRouter?.show(alert)
        case .close:
            if let below = sceneBelow {
                // Also closes the scenes above this one.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // The presenter dismisses this scene and everything that covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    private var appRouter: AppRouter? {
        assert(view.window != nil, "\(self) isn't in a window")
        return view.window.map { AppRouter(window: $0) }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes and alerts above every navigation stack of a window.
///
/// The scene delegate starts the app with it, and opens the scenes of deep links.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Presents a scene over everything on screen.
    func present(_ scene: any SceneBuilder) {
        top?.present(onOwnStack(scene), animated: true)
    }

    /// Shows an alert over everything on screen.
    func show(_ alert: SceneAlert) {
        let controller = UIAlertController(
            title: alert.title,
            message: alert.message,
            preferredStyle: .alert
        )
        for action in alert.actions {
            controller.addAction(
                UIAlertAction(title: action.title, style: action.role.style) { _ in
                    action.handler()
                }
            )
        }
        top?.present(controller, animated: true)
    }

    private var top: UIViewController? {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }

    private func onOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}

extension SceneAlert.Action.Role {
    fileprivate var style: UIAlertAction.Style {
        switch self {
        case .normal: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
#endif
