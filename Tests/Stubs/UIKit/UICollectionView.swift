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
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    // All items are visible.
    private var cells: [[UICollectionViewCell]] = []
    private var cellClasses: [String: AnyClass] = [:]

    open var numberOfSections: Int { cells.count }
    open func numberOfItems(inSection section: Int) -> Int { cells[section].count }
    open var visibleCells: [UICollectionViewCell] { cells.flatMap { $0 } }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard cells.indices.contains(indexPath.section) else { return nil }
        let items = cells[indexPath.section]
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }
    open func reloadData() {
        for cell in visibleCells { cell.removeFromSuperview() }
        cells = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map { section in
            let count = dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
            return (0..<count).compactMap {
                dataSource?.collectionView(
                    self, cellForItemAt: IndexPath(item: $0, section: section))
            }
        }
        for cell in visibleCells { addSubview(cell) }
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cellClass = cellClasses[identifier] else {
            fatalError("unable to dequeue a cell with identifier \(identifier)")
        }
        return makeCell(of: cellClass)
    }
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        guard let cell = makeCell(of: Cell.self) as? Cell else { fatalError("unreachable") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    // UIKit calls an initializer of the class, which Swift cannot without its being required.
    private func makeCell(of cellClass: AnyClass) -> UICollectionViewCell {
        if cellClass == UICollectionViewListCell.self {
            return UICollectionViewListCell(frame: CGRect())
        }
        precondition(cellClass == UICollectionViewCell.self, "a stub makes no \(cellClass)")
        return UICollectionViewCell(frame: CGRect())
    }

    /// What a tap on an item does.
    func select(_ indexPath: IndexPath) {
        precondition(cellForItem(at: indexPath) != nil, "there is no item at \(indexPath)")
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }

    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (
            _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
        ) -> Void

        public init(handler: @escaping Handler) { self.handler = handler }
        public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }

        fileprivate let handler: Handler
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
    open private(set) lazy var contentView = UIView()
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
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(nibNameOrNil != nil, "a collection view needs a layout")
        collectionViewLayout = UICollectionViewLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    @available(*, unavailable, message: "a collection view needs a layout")
    public convenience init() { fatalError("unavailable") }
    public required init?(coder: NSCoder) { nil }

    // Its view holds it, and is not the collection view itself.
    private var madeCollectionView: UICollectionView?
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return madeCollectionView
        }
        set { madeCollectionView = newValue }
    }
    open override func loadView() {
        super.loadView()
        let collectionView = UICollectionView(
            frame: CGRect(), collectionViewLayout: collectionViewLayout)
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        madeCollectionView = collectionView
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionView.reloadData()
    }
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
