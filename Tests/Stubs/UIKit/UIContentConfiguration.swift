@MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

@MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
}

@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    public static func valueCell() -> UIListContentConfiguration { cell() }
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }
}

@MainActor
open class UIListContentView: UIView, UIContentView {
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: CGRect())
    }
    public required init?(coder: NSCoder) { nil }

    open var configuration: any UIContentConfiguration
}
