#if canImport(UIKit)
public import UIKit

extension RouteHandler where Self: UIViewController {
    /// A view controller that needs another transition implements this function for it, and
    /// leaves the other requests to `performStandard(_:with:)`.
    public func handle(_ request: RouteRequest, with dependencies: Dependencies) {
        performStandard(request, with: dependencies)
    }

    public func performStandard(_ request: RouteRequest, with dependencies: Dependencies) {
        // A container that handles routes itself, such as the SwiftUI stack that this scene is on.
        if let container = parent as? any RouteHandler {
            return container.handle(request, with: dependencies)
        }
        switch request {
        case .push(let scene):
            push(scene.viewController(with: dependencies), onto: navigationController)
        case .present(let scene, let style):
            appRouter(dependencies)?.present(scene, as: style, from: popoverSource)
        case .alert(let alert): appRouter(dependencies)?.show(alert, from: popoverSource)
        case .replace(let scene): replaceScreen(by: scene.viewController(with: dependencies))
        case .popToRoot: navigationController?.popToRootViewController(animated: true)
        case .close(let action): closeScreen(then: action)
        }
    }

    private func push(_ next: UIViewController, onto stack: UINavigationController?) {
        assert(stack != nil, "\(self) isn't on a navigation stack")
        assert(!next.isContainer, "\(next) can't be pushed; present it")
        stack?.pushViewController(next, animated: true)
    }

    private func replaceScreen(by next: UIViewController) {
        let stack = navigationController
        let below = stack?.viewControllers.prefix { $0 !== screen } ?? []
        assert(stack != nil, "\(self) isn't on a navigation stack")
        stack?.setViewControllers(below + [next], animated: true)
    }

    private func closeScreen(then action: @escaping () -> Void) {
        let stack = navigationController
        let below = stack?.viewControllers.prefix { $0 !== screen }.last
        if let stack, let below, stack.viewControllers.contains(screen) {
            // Also closes the scenes above this one.
            stack.dismissPresented {
                stack.popToViewController(below, animated: true)
                stack.afterTransition(action)
            }
        } else if let presenter = presentingViewController {
            // The presenter dismisses this scene and everything that covers it.
            presenter.dismissPresented(then: action)
        } else {
            // Nothing led to the first scene of the app.
            action()
        }
    }

    private var popoverSource: UIBarButtonItem? { screen.navigationItem.rightBarButtonItem }

    /// The view controller of the stack or of a presentation that this scene is, or is a child of.
    private var screen: UIViewController {
        var screen: UIViewController = self
        while let parent = screen.parent, !parent.isContainer { screen = parent }
        return screen
    }

    private func appRouter(_ dependencies: Dependencies) -> AppRouter? {
        assert(window != nil, "\(self) isn't in a window")
        return window.map { AppRouter(window: $0, dependencies: dependencies) }
    }

    /// The window of this scene, which has no view in it while another scene or tab covers it.
    private var window: UIWindow? {
        sequence(first: self as UIViewController) { $0.parent ?? $0.presentingViewController }
            .lazy.compactMap(\.viewIfLoaded?.window).first
    }
}

/// Shows scenes and alerts above every navigation stack of a window.
///
/// The scene delegate starts the app with it, and opens the scenes of deep links.
@MainActor
public struct AppRouter {
    public let window: UIWindow
    /// The dependencies of the scenes.
    public let dependencies: Dependencies

    public init(window: UIWindow, dependencies: Dependencies = Dependencies()) {
        self.window = window
        self.dependencies = dependencies
    }

    /// Shows the first scene of the app.
    public func start(with scene: any SceneBuilding) {
        window.rootViewController = onOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows scenes above the first one of the visible stack, in place of everything else.
    public func open(_ scenes: [any SceneBuilding]) {
        window.rootViewController?.dismiss(animated: false)
        guard let stack = window.rootViewController?.visibleStack else { return }
        let viewControllers = scenes.map { $0.viewController(with: dependencies) }
        stack.setViewControllers(stack.viewControllers.prefix(1) + viewControllers, animated: true)
    }

    /// Presents a scene over everything on screen.
    ///
    /// - Parameter item: What a popover points to.
    public func present(
        _ scene: any SceneBuilding,
        as style: PresentationStyle = .sheet(),
        from item: UIBarButtonItem? = nil
    ) {
        let viewController = onOwnStack(scene)
        (viewController as? SceneStackController)?.addCloseButton()
        switch style {
        case .sheet(let detents):
            viewController.sheetPresentationController?.detents = detents.map {
                $0 == .medium ? .medium() : .large()
            }
        case .fullScreen: viewController.modalPresentationStyle = .fullScreen
        case .popover: viewController.modalPresentationStyle = .popover
        }
        present(viewController, from: item)
    }

    /// Shows an alert over everything on screen.
    ///
    /// - Parameter item: What an action sheet points to on an iPad.
    public func show(_ alert: SceneAlert, from item: UIBarButtonItem? = nil) {
        let controller = UIAlertController(
            title: alert.title,
            message: alert.message,
            preferredStyle: alert.style == .alert ? .alert : .actionSheet
        )
        let styles: [SceneAlert.Action.Role: UIAlertAction.Style] = [
            .cancel: .cancel,
            .destructive: .destructive,
        ]
        // UIKit closes an alert by its actions alone.
        let ok = SceneAlert.Action(title: SceneTexts.ok)
        for action in alert.actions.isEmpty ? [ok] : alert.actions {
            let style = styles[action.role] ?? .default
            controller.addAction(
                UIAlertAction(title: action.title, style: style) { _ in action.handler() }
            )
        }
        present(controller, from: item)
    }

    private func present(_ viewController: UIViewController, from item: UIBarButtonItem?) {
        guard let top else { return }
        if top.isBeingPresented || top.isBeingDismissed {
            // UIKit would drop it.
            guard top.transitionCoordinator != nil else {
                Task { present(viewController, from: item) }
                return
            }
            return top.afterTransition { present(viewController, from: item) }
        }
        // On an iPad, an action sheet is a popover, too.
        let popover = viewController.popoverPresentationController
        popover?.barButtonItem = item
        if item == nil {
            popover?.sourceView = top.view
            popover?.sourceRect = CGRect(origin: top.view.center, size: CGSize())
            popover?.permittedArrowDirections = []
        }
        top.present(viewController, animated: true)
    }

    private var top: UIViewController? {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }

    private func onOwnStack(_ scene: any SceneBuilding) -> UIViewController {
        let viewController = scene.viewController(with: dependencies)
        if viewController.isContainer { return viewController }
        return SceneStackController(rootViewController: viewController)
    }
}

/// A navigation stack that tells its scenes when the user swipes it away or closes it.
private final class SceneStackController: UINavigationController,
    UIAdaptivePresentationControllerDelegate
{
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // UIKit never releases a view controller that is asked for it and isn't presented.
        if presentingViewController != nil { presentationController?.delegate = self }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        for controller in descendants {
            (controller as? any RouteHandler)?.sceneWasDismissed()
        }
    }

    /// Adds a button that does what swiping does, unless the scene has a left button of its own.
    func addCloseButton() {
        let close = UIAction { [weak self] _ in
            guard let self, let presentationController else { return }
            dismiss(animated: true) {
                self.presentationControllerDidDismiss(presentationController)
            }
        }
        let item = viewControllers.first?.navigationItem
        guard let item, item.leftBarButtonItem == nil else { return }
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
    }
}

extension UIViewController {
    /// Whether it arranges screens, so that it can't be on a navigation stack.
    fileprivate var isContainer: Bool {
        self is UINavigationController
            || self is UITabBarController
            || self is UISplitViewController
    }

    /// The view controllers in this one, at any depth.
    fileprivate var descendants: [UIViewController] {
        children.flatMap { [$0] + $0.descendants }
    }

    fileprivate var visibleStack: UINavigationController? {
        switch self {
        case let stack as UINavigationController: stack
        case let tabs as UITabBarController: tabs.selectedViewController?.visibleStack
        case let split as UISplitViewController: split.viewControllers.last?.visibleStack
        default: nil
        }
    }

    fileprivate func dismissPresented(then action: @escaping () -> Void) {
        guard presentedViewController != nil else { return action() }
        dismiss(animated: true, completion: action)
    }

    /// Calls an action after the current transition, or immediately if nothing moves.
    fileprivate func afterTransition(_ action: @escaping () -> Void) {
        guard let transitionCoordinator else { return action() }
        transitionCoordinator.animate(alongsideTransition: nil) { _ in
            // The view controllers have reached their places a moment later.
            Task { action() }
        }
    }
}
#endif
