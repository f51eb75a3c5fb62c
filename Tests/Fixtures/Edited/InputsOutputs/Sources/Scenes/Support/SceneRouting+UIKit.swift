#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif
