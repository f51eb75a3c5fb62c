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
        fatalError("a stub shows nothing")
    }
}

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

@MainActor
public struct UICollectionLayoutListConfiguration {
    public init(appearance: Appearance) {}

    public var showsSeparators = true
    public var backgroundColor: UIColor?

    public enum Appearance: Int, Sendable {
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

@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
}

@MainActor
open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) { nil }
    @available(*, unavailable, message: "a collection view needs a layout")
    public override init(frame: CGRect) { fatalError("unavailable") }

    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var delegate: (any UICollectionViewDelegate)?
    open var collectionViewLayout: UICollectionViewLayout

    open func reloadData() {}
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: CGRect()) }
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell { fatalError("a stub makes no cells") }

    @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (
            _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
        ) -> Void

        public init(handler: @escaping Handler) {}
        public init(cellNib: UINib, handler: @escaping Handler) {}
    }
}

@MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var reuseIdentifier: String? { nil }
    open func prepareForReuse() {}
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    open var contentView: UIView { UIView() }
    open var isSelected = false
    open var contentConfiguration: (any UIContentConfiguration)?
}

@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
    UICollectionViewDataSource
{
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }
    @available(*, unavailable, message: "a collection view needs a layout")
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        fatalError("unavailable")
    }
    @available(*, unavailable, message: "a collection view needs a layout")
    public convenience init() { fatalError("unavailable") }
    public required init?(coder: NSCoder) { nil }

    open var collectionView: UICollectionView!
    public let collectionViewLayout: UICollectionViewLayout
    open var clearsSelectionOnViewWillAppear = true

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: CGRect()) }
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
}
