@MainActor
open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? presenter }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set {
            viewIfLoaded?.viewController = nil
            viewIfLoaded = newValue
            newValue?.viewController = self
        }
    }
    open private(set) var viewIfLoaded: UIView?
    open var isViewLoaded: Bool { viewIfLoaded != nil }
    open func loadView() {
        if let nibName { fatalError("a stub reads no nib files, such as \(nibName)") }
        view = UIView()
    }
    open func loadViewIfNeeded() {
        if isViewLoaded { return }
        loadView()
        viewDidLoad()
    }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}

    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
        }
    }
    open private(set) var nibName: String?
    open var storyboard: UIStoryboard? { nil }
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }

    // Containers hold what they contain; it doesn't hold them.
    open private(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        childController.parent?.children.removeAll { $0 === childController }
        childController.parent = self
        children.append(childController)
    }
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // A view controller holds the one that it presents, which doesn't hold it.
    var presented: UIViewController?
    weak var presenter: UIViewController?

    open var presentedViewController: UIViewController? {
        presented ?? parent?.presentedViewController
    }
    open var presentingViewController: UIViewController? {
        presenter ?? parent?.presentingViewController
    }
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open internal(set) var isMovingFromParent = false
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        root.cover(with: viewControllerToPresent, animated: flag, completion)
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController != nil {
            root.uncover(animated: flag, completion)
        } else if let presentingViewController {
            presentingViewController.uncover(animated: flag, completion)
        } else {
            completion?()
        }
    }

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    private lazy var presentation = UISheetPresentationController(
        presentedViewController: self, presenting: nil)
    private lazy var popover = UIPopoverPresentationController(
        presentedViewController: self, presenting: nil)
    // From its first use, it holds what it presents, until that is dismissed.
    private var held: UIViewController?
    private func holding<Controller>(_ controller: Controller) -> Controller {
        held = self
        return controller
    }
    open var presentationController: UIPresentationController? {
        popoverPresentationController ?? holding(presentation)
    }
    open var sheetPresentationController: UISheetPresentationController? {
        [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
            ? holding(presentation) : nil
    }
    open var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover ? holding(popover) : nil
    }

    var transition: Transition?
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition ?? parent?.transitionCoordinator
    }
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// Whether the view has appeared and not disappeared since.
    private(set) var isOnScreen = false
}

extension UIViewController {
    /// What presents for its children: what fills the window, or was presented itself.
    private var root: UIViewController { parent?.root ?? self }

    private func cover(
        with other: UIViewController, animated: Bool, _ completion: (() -> Void)?
    ) {
        guard let window = viewIfLoaded?.window else {
            fatalError("Attempt to present \(other) on \(self), whose view is not in the window")
        }
        if let presented {
            fatalError(
                "Attempt to present \(other) on \(self), which is already presenting \(presented)")
        }
        if transition != nil {
            fatalError("Attempt to present \(other) on \(self) while a transition is in progress")
        }
        precondition(other.presenter == nil && other.parent == nil, "\(other) is shown already")
        presented = other
        other.presenter = self
        other.isBeingPresented = true
        other.show(in: window, animated: animated)
        other.begin(animated: animated, in: window) {
            other.isBeingPresented = false
            completion?()
        }
    }

    /// Dismisses what this view controller presents, and all that is presented above that.
    private func uncover(animated: Bool, _ completion: (() -> Void)? = nil) {
        guard let other = presented else { return }
        other.uncover(animated: false)
        other.isBeingDismissed = true
        other.begin(animated: animated, in: other.view.window) { [self] in
            other.hide(animated: animated)
            other.isBeingDismissed = false
            other.presenter = nil
            other.held = nil
            presented = nil
            completion?()
        }
    }

    private func begin(animated: Bool, in window: UIWindow?, _ end: @escaping () -> Void) {
        let transition = Transition()
        self.transition = transition
        let finish = { [self] in
            self.transition = nil
            end()
            transition.end()
        }
        if animated, let window, window.holdsTransitions {
            window.heldTransitions.append(finish)
        } else {
            finish()
        }
    }

    func show(in container: UIView, animated: Bool) {
        loadViewIfNeeded()
        if container.window?.isHidden ?? true {
            container.addSubview(view)
            return
        }
        willAppear(animated)
        container.addSubview(view)
        didAppear(animated)
    }

    func hide(animated: Bool) {
        let wasOnScreen = isOnScreen
        if wasOnScreen { willDisappear(animated) }
        viewIfLoaded?.removeFromSuperview()
        if wasOnScreen { didDisappear(animated) }
    }

    /// The children whose views are in this one's.
    private var shownChildren: [UIViewController] {
        children.filter { $0.viewIfLoaded?.superview != nil }
    }

    private func willAppear(_ animated: Bool) {
        viewWillAppear(animated)
        for child in shownChildren { child.willAppear(animated) }
    }

    private func didAppear(_ animated: Bool) {
        viewIsAppearing(animated)
        viewDidLayoutSubviews()
        isOnScreen = true
        for child in shownChildren where !child.isOnScreen { child.didAppear(animated) }
        viewDidAppear(animated)
    }

    private func willDisappear(_ animated: Bool) {
        viewWillDisappear(animated)
        for child in shownChildren { child.willDisappear(animated) }
    }

    private func didDisappear(_ animated: Bool) {
        isOnScreen = false
        for child in shownChildren where child.isOnScreen { child.didDisappear(animated) }
        viewDidDisappear(animated)
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
    case none = -1
    case automatic = -2
}

@MainActor
open class UIPresentationController: NSObject {
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
    }

    open private(set) unowned var presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// What a swipe down does, or a tap beside a popover.
    func swipeAway() {
        let dismissed = presentedViewController
        dismissed.presenter?.dismiss(animated: true)
        withExtendedLifetime(dismissed) { delegate?.presentationControllerDidDismiss(self) }
    }
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

@MainActor
open class UISheetPresentationController: UIPresentationController {
    open var detents: [Detent] = [.large()]

    @MainActor
    open class Detent: NSObject {
        let name: String

        init(_ name: String) { self.name = name }

        open class func medium() -> Detent { Detent("medium") }
        open class func large() -> Detent { Detent("large") }
    }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

@MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var barButtonItem: UIBarButtonItem?
    open var sourceView: UIView?
    open var sourceRect: CGRect = CGRect()
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    @discardableResult
    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// A presentation or dismissal that has begun.
final class Transition: NSObject, UIViewControllerTransitionCoordinator {
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }

    func end() {
        for completion in completions { completion(self) }
    }
}
