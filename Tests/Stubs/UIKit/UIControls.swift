public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIMenuElement: NSObject {
    open var title: String { "" }
}

@MainActor
open class UIAction: UIMenuElement {
    public convenience init(
        title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
    ) { self.init() }

    open var sender: Any? { nil }
}

@MainActor
open class UIControl: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isEnabled = true
    open var isSelected = false
    open func addAction(_ action: UIAction, for controlEvents: Event) {}

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
    }
    public convenience init(type buttonType: ButtonType) { self.init(frame: CGRect()) }

    open var titleLabel: UILabel? { nil }
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open func title(for state: UIControl.State) -> String? { nil }

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
    open var textColor: UIColor?
    open var isSecureTextEntry = false
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
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

@MainActor
open class UIActivityIndicatorView: UIView {
    public init(style: Style) { super.init(frame: CGRect()) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: CGRect()) }

    open var isAnimating: Bool { false }
    open func startAnimating() {}
    open func stopAnimating() {}

    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
}
