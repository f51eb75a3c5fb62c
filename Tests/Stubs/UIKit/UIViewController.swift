@MainActor
open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    open var view: UIView! = UIView()
    open var viewIfLoaded: UIView? { nil }
    open var isViewLoaded: Bool { false }
    open func loadView() {}
    open func loadViewIfNeeded() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}

    open var title: String?
    open var nibName: String? { nil }
    open var storyboard: UIStoryboard? { nil }
    open var navigationItem: UINavigationItem { UINavigationItem(title: "") }
    open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
    open var navigationController: UINavigationController? { nil }
    open var tabBarController: UITabBarController? { nil }

    open var parent: UIViewController? { nil }
    open var children: [UIViewController] { [] }
    open func addChild(_ childController: UIViewController) {}
    open func removeFromParent() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open var presentedViewController: UIViewController? { nil }
    open var presentingViewController: UIViewController? { nil }
    open var isBeingDismissed: Bool { false }
    open var isMovingFromParent: Bool { false }
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    open func show(_ vc: UIViewController, sender: Any?) {}
}

@MainActor
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open var viewControllers: [UIViewController] = []
    open var topViewController: UIViewController? { nil }
    open var visibleViewController: UIViewController? { nil }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { nil }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? { nil }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

@MainActor
open class UINavigationItem: NSObject {
    public init(title: String) { super.init() }

    open var title: String?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItem: UIBarButtonItem?
}

@MainActor
open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
}

@MainActor
open class UIBarButtonItem: UIBarItem {
    public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add
        case close = 24
    }
}

@MainActor
open class UITabBarItem: UIBarItem {
    public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
}

@MainActor
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]?
    open var selectedViewController: UIViewController?
    open var selectedIndex = 0
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
}

@MainActor
open class UIAlertAction: NSObject {
    public convenience init(
        title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
    ) { self.init() }

    open var isEnabled = true

    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }
}

@MainActor
open class UIAlertController: UIViewController {
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
    }

    open var message: String?
    open func addAction(_ action: UIAlertAction) {}
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}

    public enum Style: Int, Sendable {
        case actionSheet, alert
    }
}
