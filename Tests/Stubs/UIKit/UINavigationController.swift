@MainActor
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    // The stack holds its view controllers.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { presented ?? topViewController }
    open private(set) var isNavigationBarHidden = false
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !(viewController is UINavigationController),
            "Pushing a navigation controller is not supported")
        precondition(
            !(viewController is UISplitViewController),
            "Split View Controllers cannot be pushed to a Navigation Controller")
        precondition(
            !viewControllers.contains(viewController),
            "Pushing the same view controller instance more than once is not supported")
        setViewControllers(viewControllers + [viewController], animated: animated)
    }
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(to: viewControllers.dropLast().last, animated: animated)?.first
    }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pop(to: viewControllers.first, animated: animated)
    }
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        precondition(
            viewControllers.contains(viewController),
            "Tried to pop to a view controller that doesn't exist.")
        return pop(to: viewController, animated: animated)
    }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old = children
        let removed = old.filter { !viewControllers.contains($0) }
        for one in removed {
            one.willMove(toParent: nil)
            one.isMovingFromParent = true
        }
        if let top = old.last, top !== viewControllers.last, isViewLoaded {
            top.hide(animated: animated)
        }
        for one in removed {
            one.removeFromParent()
            one.isMovingFromParent = false
        }
        let added = viewControllers.filter { !old.contains($0) }
        for one in added { addChild(one) }
        children = viewControllers
        if isViewLoaded { showTop(animated: animated) }
        for one in added { one.didMove(toParent: self) }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop(animated: false)
    }

    private func showTop(animated: Bool) {
        guard let top = topViewController, top.viewIfLoaded?.superview !== view else { return }
        top.show(in: view, animated: animated)
    }

    private func pop(to below: UIViewController?, animated: Bool) -> [UIViewController]? {
        guard let below, let index = viewControllers.firstIndex(of: below) else { return nil }
        let popped = Array(viewControllers[(index + 1)...])
        setViewControllers(Array(viewControllers[...index]), animated: animated)
        return popped
    }
}

@MainActor
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { selectedIndex = newValue.flatMap(children.firstIndex) ?? NSNotFound }
    }
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue, isViewLoaded else { return }
            if children.indices.contains(oldValue) { children[oldValue].hide(animated: false) }
            selectedViewController?.show(in: view, animated: false)
        }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for one in children {
            one.willMove(toParent: nil)
            one.hide(animated: animated)
            one.removeFromParent()
        }
        for one in viewControllers ?? [] {
            addChild(one)
            one.didMove(toParent: self)
        }
        if isViewLoaded { selectedViewController?.show(in: view, animated: animated) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        selectedViewController?.show(in: view, animated: false)
    }
}

@MainActor
open class UISplitViewController: UIViewController {
    // All columns are visible.
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for one in newValue where !children.contains(one) {
                addChild(one)
                if isViewLoaded { one.show(in: view, animated: false) }
                one.didMove(toParent: self)
            }
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        for one in children { one.show(in: view, animated: false) }
    }
}
