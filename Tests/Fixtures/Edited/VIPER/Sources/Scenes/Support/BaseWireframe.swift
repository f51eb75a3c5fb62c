#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    /// The scene's view controller, for other ways to show a scene; nil once it is gone.
    var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif
