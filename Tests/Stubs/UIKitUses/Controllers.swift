import UIKit

/// A view controller that overrides what the stand-in calls.
private final class OwnController: UIViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func loadView() { super.loadView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    // SDKs declare it since that of iOS 17, for iOS 13 and later.
    #if canImport(Observation)
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    #endif
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
}

@MainActor
private func useControllers(_ controller: UIViewController, _ coder: NSCoder) {
    _ = (UIViewController(), UIViewController(nibName: nil, bundle: nil))
    _ = (UIViewController(coder: coder), OwnController())
    let view: UIView = controller.view
    controller.view = view
    let _: (UIResponder?, UIView?, Bool) = (
        controller.next, controller.viewIfLoaded, controller.isViewLoaded
    )
    controller.loadViewIfNeeded()
    controller.title = nil
    let _: (String?, UIStoryboard?) = (controller.nibName, controller.storyboard)
    let _: UINavigationItem = controller.navigationItem
    let item: UITabBarItem = controller.tabBarItem
    controller.tabBarItem = item
    let _: UINavigationController? = controller.navigationController
    let _: UITabBarController? = controller.tabBarController
    let _: (UIViewController?, [UIViewController]) = (controller.parent, controller.children)
    controller.addChild(controller)
    controller.removeFromParent()
    controller.willMove(toParent: nil)
    controller.didMove(toParent: nil)
}

@MainActor
private func usePresentations(
    _ controller: UIViewController, _ coordinator: any UIViewControllerTransitionCoordinator
) {
    let _: [UIViewController?] = [
        controller.presentedViewController, controller.presentingViewController,
    ]
    let _: [Bool] = [
        controller.isBeingPresented, controller.isBeingDismissed, controller.isMovingFromParent,
    ]
    controller.present(controller, animated: true)
    controller.present(controller, animated: true, completion: {})
    controller.dismiss(animated: true)
    controller.dismiss(animated: true, completion: {})
    controller.show(controller, sender: nil)
    let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
        .overCurrentContext, .popover, .none, .automatic,
    ]
    controller.modalPresentationStyle = styles[0]
    let _: UIPresentationController? = controller.presentationController
    let _: (any UIViewControllerTransitionCoordinator)? = controller.transitionCoordinator
    coordinator.animate(
        alongsideTransition: { (_: any UIViewControllerTransitionCoordinatorContext) in },
        completion: { (_: any UIViewControllerTransitionCoordinatorContext) in })
    let _: Bool = coordinator.animate(alongsideTransition: nil, completion: nil)
}

private final class Presenter: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

@MainActor
private func useSheets(_ controller: UIViewController, _ delegate: Presenter) {
    let presentation = UIPresentationController(
        presentedViewController: controller, presenting: nil)
    let _: UIViewController = presentation.presentedViewController
    presentation.delegate = delegate
    let sheet: UISheetPresentationController? = controller.sheetPresentationController
    let detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
    sheet?.detents = detents
    let popover: UIPopoverPresentationController? = controller.popoverPresentationController
    popover?.barButtonItem = UIBarButtonItem()
    popover?.sourceView = nil
    popover?.sourceRect = .zero
    let directions: [UIPopoverArrowDirection] = [
        .up, .down, .left, .right, .any,
        UIPopoverArrowDirection(rawValue: UIPopoverArrowDirection.up.rawValue),
    ]
    popover?.permittedArrowDirections = directions[0]
}

@MainActor
private func useContainers(_ controller: UIViewController, _ coder: NSCoder) {
    let stack = UINavigationController(rootViewController: controller)
    _ = UINavigationController(nibName: nil, bundle: nil)
    _ = UINavigationController(coder: coder)
    stack.viewControllers = [controller]
    let _: [UIViewController?] = [stack.topViewController, stack.visibleViewController]
    let _: Bool = stack.isNavigationBarHidden
    stack.pushViewController(controller, animated: true)
    stack.popViewController(animated: true)
    stack.popToRootViewController(animated: true)
    stack.popToViewController(controller, animated: true)
    stack.setViewControllers([], animated: true)
    stack.setNavigationBarHidden(true, animated: true)
    stack.viewDidLoad()
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    (tabs.selectedViewController, tabs.selectedIndex) = (controller, 0)
    tabs.setViewControllers([controller], animated: true)
    tabs.viewDidLoad()
    let columns = UISplitViewController()
    columns.viewControllers = [controller]
    columns.viewDidLoad()
}

@MainActor
private func useAlerts() {
    let styles: [UIAlertController.Style] = [.actionSheet, .alert]
    let alert = UIAlertController(title: "a", message: "b", preferredStyle: styles[0])
    let _: UIAlertController.Style = alert.preferredStyle
    let actionStyles: [UIAlertAction.Style] = [.default, .cancel, .destructive]
    let action = UIAlertAction(title: "a", style: actionStyles[0]) { (_: UIAlertAction) in }
    _ = UIAlertAction(title: nil, style: .cancel)
    let _: (String?, UIAlertAction.Style) = (action.title, action.style)
    action.isEnabled = true
    alert.message = nil
    alert.addAction(action)
    alert.addTextField { (field: UITextField) in field.text = "a" }
    alert.addTextField()
    let _: ([UIAlertAction], [UITextField]?) = (alert.actions, alert.textFields)
}

@MainActor
private func useNibs() {
    let nib = UINib(nibName: "a", bundle: nil)
    let _: [Any] = nib.instantiate(withOwner: nil)
    let key = UINib.OptionsKey(rawValue: "a")
    let _: [Any] = nib.instantiate(withOwner: nil, options: [key: key.rawValue])
    let storyboard = UIStoryboard(name: "a", bundle: nil)
    let _: UIViewController? = storyboard.instantiateInitialViewController()
    let _: UIViewController = storyboard.instantiateViewController(withIdentifier: "a")
    let _: OwnController? = storyboard.instantiateInitialViewController { OwnController(coder: $0) }
    let _: OwnController = storyboard.instantiateViewController(identifier: "a") {
        OwnController(coder: $0)
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let _: Set<UIOpenURLContext> = connectionOptions.urlContexts
        let _: Set<NSUserActivity> = connectionOptions.userActivities
    }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        let _: [URL] = contexts.map(\.url)
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    func sceneDidDisconnect(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
}

@MainActor
private func useScenes(
    _ scene: UIWindowScene, _ session: UISceneSession, _ options: UIScene.ConnectionOptions
) {
    _ = UIScene(session: session, connectionOptions: options)
    scene.title = "a"
    let _: ([UIWindow], UIWindow?) = (scene.windows, scene.keyWindow)
    let _: any UISceneDelegate = SceneDelegate()
}

private nonisolated func useActivities() {
    let activity = NSUserActivity(activityType: "a")
    activity.webpageURL = nil
    let _: String = activity.activityType
}
