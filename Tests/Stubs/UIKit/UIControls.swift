public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIMenuElement: NSObject {
    open internal(set) var title = ""
}

@MainActor
open class UIAction: UIMenuElement {
    public convenience init(
        title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
    ) {
        self.init()
        self.title = title
        self.image = image
        self.handler = handler
    }

    open private(set) var image: UIImage?
    open private(set) var sender: Any?
    private var handler: UIActionHandler?

    func perform(by sender: Any?) {
        self.sender = sender
        handler?(self)
        self.sender = nil
    }
}

@MainActor
open class UIControl: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isEnabled = true
    open var isSelected = false
    private var actions: [(action: UIAction, events: Event)] = []
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((action, controlEvents))
    }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        for index in actions.indices where actions[index].action === action {
            actions[index].events.subtract(controlEvents)
        }
    }
    open func sendAction(_ action: UIAction) {
        action.perform(by: self)
    }
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
            sendAction(action)
        }
    }

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
    }
}

@MainActor
open class UIButton: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: CGRect(), primaryAction: primaryAction)
        setTitle(primaryAction?.title, for: .normal)
    }
    public convenience init(type buttonType: ButtonType) { self.init(frame: CGRect()) }

    // A tap is what triggers the primary action of a button.
    open override func sendActions(for controlEvents: Event) {
        let isTap = controlEvents.contains(.touchUpInside)
        super.sendActions(
            for: isTap ? controlEvents.union(.primaryActionTriggered) : controlEvents)
    }

    private var titles: [UInt: String] = [:]
    open private(set) lazy var titleLabel: UILabel? = UILabel(frame: CGRect())
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
    }
    open func title(for state: UIControl.State) -> String? {
        titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
    }

    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }
}

@MainActor
open class UITextField: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor?
    open var isSecureTextEntry = false
    open var borderStyle = BorderStyle.none

    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }
}

@MainActor
open class UILabel: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont!
    open var textColor: UIColor!
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontForContentSizeCategory = false
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

@MainActor
open class UIActivityIndicatorView: UIView {
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect())
        isHidden = true
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }
    public required init(coder: NSCoder) {
        super.init(frame: CGRect())
        isHidden = true
    }

    open var style = Style.medium
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }
    open private(set) var isAnimating = false
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
}
