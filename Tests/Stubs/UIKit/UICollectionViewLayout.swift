@MainActor
open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }
    public init?(coder: NSCoder) { super.init() }

    open func invalidateLayout() {}
}

@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize: CGSize = CGSize()
    open var minimumLineSpacing: CGFloat = 10
}

public struct UICollectionLayoutListConfiguration {
    public init(appearance: Appearance) {}

    public var showsSeparators = true
    public var backgroundColor: UIColor?

    public enum Appearance {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
}

@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    // A layout has to be told what it lays out; `list(using:)` is the one way the stub knows.
    private init(stub: Void) { super.init() }
    @available(*, unavailable)
    public override init?(coder: NSCoder) { nil }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(stub: ())
    }
}
