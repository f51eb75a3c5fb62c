@MainActor
open class UIView: UIResponder {
    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: CGPoint(), size: frame.size)
        super.init()
    }
    public required init?(coder: NSCoder) { super.init() }
    public convenience override init() { self.init(frame: CGRect()) }

    open var frame: CGRect = CGRect()
    open var bounds: CGRect = CGRect()
    open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
    open var tag = 0
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor?
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityViewIsModal = false
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask: AutoresizingMask = []

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    // A view holds its subviews, and they hold neither it nor its view controller.
    private weak var container: UIView?
    private var contained: [UIView] = []
    weak var viewController: UIViewController?

    open override var next: UIResponder? { viewController ?? container }
    open var superview: UIView? { container }
    open var subviews: [UIView] { contained }
    open var window: UIWindow? { container?.window }

    open func addSubview(_ view: UIView) { insertSubview(view, at: contained.count) }
    open func insertSubview(_ view: UIView, at index: Int) {
        precondition(view !== self, "Can't add self as subview")
        let isMoved = view.container !== self
        let isInOtherWindow = view.window !== window
        let place = view.container === self ? min(index, contained.count - 1) : index
        view.container?.contained.removeAll { $0 === view }
        view.container = self
        contained.insert(view, at: place)
        if isMoved { view.didMoveToSuperview() }
        if isInOtherWindow { view.enterOrLeaveWindow() }
    }
    open func bringSubviewToFront(_ view: UIView) {
        if view.container === self { insertSubview(view, at: contained.count) }
    }
    open func sendSubviewToBack(_ view: UIView) {
        if view.container === self { insertSubview(view, at: 0) }
    }
    open func removeFromSuperview() {
        guard let container else { return }
        let wasInWindow = window != nil
        container.contained.removeAll { $0 === self }
        container.willRemoveSubview(self)
        self.container = nil
        didMoveToSuperview()
        if wasInWindow { enterOrLeaveWindow() }
    }
    open func isDescendant(of view: UIView) -> Bool {
        self === view || container?.isDescendant(of: view) ?? false
    }
    open func willRemoveSubview(_ subview: UIView) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open func layoutIfNeeded() {}
    open func setNeedsLayout() {}

    private func enterOrLeaveWindow() {
        didMoveToWindow()
        for view in contained { view.enterOrLeaveWindow() }
    }

    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
    open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
}

@MainActor
open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect())
        isHidden = true
        self.windowScene = windowScene
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.hide(animated: false)
            if !isHidden { rootViewController?.show(in: self, animated: false) }
        }
    }
    open weak var windowScene: UIWindowScene?

    // Animated presentations and dismissals end at once, unless a test holds them up.
    var holdsTransitions = false
    var heldTransitions: [() -> Void] = []
    func endTransitions() {
        let held = heldTransitions
        heldTransitions = []
        for end in held { end() }
    }
    open private(set) var isKeyWindow = false
    open override var window: UIWindow? { self }
    open func makeKeyAndVisible() {
        isKeyWindow = true
        guard isHidden else { return }
        isHidden = false
        rootViewController?.show(in: self, animated: false)
    }
}
