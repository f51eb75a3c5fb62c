public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    public init() {}

    fileprivate var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] =
        []

    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { ($0, []) }
        precondition(
            Set(sectionIdentifiers).count == sections.count, "section identifiers must be unique")
    }
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index =
            sectionIdentifier.map { sectionIdentifiers.firstIndex(of: $0) }
            ?? sections.indices.last
        guard let index else { fatalError("there are currently no sections in the snapshot") }
        sections[index].items += identifiers
        precondition(
            Set(itemIdentifiers).count == itemIdentifiers.count, "item identifiers must be unique")
    }

    fileprivate var reconfigured: Set<ItemIdentifierType> = []
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        precondition(
            Set(identifiers).isSubset(of: itemIdentifiers),
            "an item to reconfigure must be in the snapshot")
        reconfigured.formUnion(identifiers)
    }

    fileprivate func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let items = sections[indexPath.section].items
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }
}

@MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // While a snapshot is applied, items that were there keep their cells.
    private var kept: [ItemIdentifierType: UITableViewCell] = [:]
    private var shown: [ItemIdentifierType: UITableViewCell] = [:]
    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    {
        current
    }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        current = snapshot
        kept = shown.filter { !snapshot.reconfigured.contains($0.key) }
        shown = [:]
        current.reconfigured = []
        tableView?.reloadData()
        kept = [:]
        completion?()
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: indexPath)
    }

    open func numberOfSections(in tableView: UITableView) -> Int { current.sections.count }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.sections[section].items.count
    }
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard let item = current.item(at: indexPath),
            let cell = kept[item] ?? cellProvider(tableView, indexPath, item)
        else { fatalError("the cell provider returned no cell") }
        shown[item] = cell
        return cell
    }
}

@MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // While a snapshot is applied, items that were there keep their cells.
    private var kept: [ItemIdentifierType: UICollectionViewCell] = [:]
    private var shown: [ItemIdentifierType: UICollectionViewCell] = [:]
    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    {
        current
    }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        current = snapshot
        kept = shown.filter { !snapshot.reconfigured.contains($0.key) }
        shown = [:]
        current.reconfigured = []
        collectionView?.reloadData()
        kept = [:]
        completion?()
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: indexPath)
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        current.sections.count
    }
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { current.sections[section].items.count }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = current.item(at: indexPath),
            let cell = kept[item] ?? cellProvider(collectionView, indexPath, item)
        else { fatalError("the cell provider returned no cell") }
        shown[item] = cell
        return cell
    }
}
