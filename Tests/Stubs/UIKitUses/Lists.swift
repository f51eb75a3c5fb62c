import UIKit

private final class TableDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}

private final class OwnCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() { super.prepareForReuse() }
}

@MainActor
private func useTables(_ table: UITableView, _ path: IndexPath, _ coder: NSCoder) {
    let delegate = TableDelegate()
    (table.dataSource, table.delegate) = (delegate, delegate)
    let dataSource: any UITableViewDataSource = delegate
    let _: Int = dataSource.tableView(table, numberOfRowsInSection: 0)
    let _: UITableViewCell = dataSource.tableView(table, cellForRowAt: path)
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped, table.style]
    _ = UITableView(frame: .zero, style: styles[0])
    _ = (UITableView(frame: .zero), UITableView(coder: coder))
    (table.tableHeaderView, table.tableFooterView, table.backgroundView) = (nil, nil, nil)
    let _: (IndexPath?, Int) = (table.indexPathForSelectedRow, table.numberOfSections)
    let _: (Int, [UITableViewCell]) = (table.numberOfRows(inSection: 0), table.visibleCells)
    let _: UITableViewCell? = table.cellForRow(at: path)
    let animations: [UITableView.RowAnimation] = [
        .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]
    table.reloadData()
    table.reloadRows(at: [path], with: animations[0])
    table.deselectRow(at: path, animated: true)
    table.register(OwnCell.self, forCellReuseIdentifier: "a")
    table.register(UINib(nibName: "a", bundle: nil), forCellReuseIdentifier: "a")
    let _: UITableViewCell? = table.dequeueReusableCell(withIdentifier: "a")
    let _: UITableViewCell = table.dequeueReusableCell(withIdentifier: "a", for: path)
    let handler: UIContextualAction.Handler = { _, _, end in end(true) }
    let action = UIContextualAction(style: .normal, title: "a", handler: handler)
    let _: [UIContextualAction.Style] = [.normal, .destructive, action.style]
    action.title = "b"
    _ = action.handler
    let _: [UIContextualAction] = UISwipeActionsConfiguration(actions: [action]).actions
}

@MainActor
private func useTableCells(_ cell: UITableViewCell, _ coder: NSCoder) {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    _ = UITableViewCell(style: styles[0], reuseIdentifier: nil)
    _ = (UITableViewCell(frame: .zero), UITableViewCell(coder: coder))
    let _: (UILabel?, UILabel?, UIView, String?) = (
        cell.textLabel, cell.detailTextLabel, cell.contentView, cell.reuseIdentifier
    )
    let accessories: [UITableViewCell.AccessoryType] = [
        .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    let selections: [UITableViewCell.SelectionStyle] = [.none, .blue, .gray, .default]
    (cell.accessoryType, cell.selectionStyle) = (accessories[0], selections[0])
    cell.contentConfiguration = cell.defaultContentConfiguration()
    cell.prepareForReuse()
}

@MainActor
private func useTableControllers(
    _ controller: UITableViewController, _ path: IndexPath, _ coder: NSCoder
) {
    _ = UITableViewController(style: .plain)
    _ = UITableViewController(nibName: nil, bundle: nil)
    _ = UITableViewController(coder: coder)
    let table: UITableView = controller.tableView
    controller.tableView = table
    (controller.clearsSelectionOnViewWillAppear, controller.refreshControl) = (true, nil)
    controller.loadView()
    controller.viewWillAppear(true)
    let _: Int = controller.numberOfSections(in: table)
    let _: Int = controller.tableView(table, numberOfRowsInSection: 0)
    let _: UITableViewCell = controller.tableView(table, cellForRowAt: path)
    controller.tableView(table, willDisplay: UITableViewCell(), forRowAt: path)
    controller.tableView(table, didSelectRowAt: path)
    let _: UISwipeActionsConfiguration? = controller.tableView(
        table, trailingSwipeActionsConfigurationForRowAt: path)
}

private final class CollectionDelegate: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
}

@MainActor
private func useCollections(
    _ collection: UICollectionView, _ path: IndexPath, _ coder: NSCoder
) {
    let delegate = CollectionDelegate()
    (collection.dataSource, collection.delegate) = (delegate, delegate)
    let dataSource: any UICollectionViewDataSource = delegate
    let _: Int = dataSource.collectionView(collection, numberOfItemsInSection: 0)
    let _: UICollectionViewCell = dataSource.collectionView(collection, cellForItemAt: path)
    let layout: UICollectionViewLayout = collection.collectionViewLayout
    _ = UICollectionView(frame: .zero, collectionViewLayout: layout)
    _ = UICollectionView(coder: coder)
    (collection.collectionViewLayout, collection.backgroundView) = (layout, nil)
    let _: (Int, Int) = (collection.numberOfSections, collection.numberOfItems(inSection: 0))
    let _: [UICollectionViewCell] = collection.visibleCells
    let _: UICollectionViewCell? = collection.cellForItem(at: path)
    collection.reloadData()
    collection.deselectItem(at: path, animated: true)
    let nib = UINib(nibName: "a", bundle: nil)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    collection.register(nib, forCellWithReuseIdentifier: "a")
    let _: UICollectionViewCell = collection.dequeueReusableCell(
        withReuseIdentifier: "a", for: path)
    typealias Registration = UICollectionView.CellRegistration<UICollectionViewListCell, String>
    let handler: Registration.Handler = { cell, _, item in
        var content: UIListContentConfiguration = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
    }
    let registration = Registration(handler: handler)
    _ = Registration(cellNib: nib, handler: handler)
    let cell: UICollectionViewListCell = collection.dequeueConfiguredReusableCell(
        using: registration, for: path, item: "a")
    _ = (UICollectionReusableView(frame: .zero), UICollectionReusableView(coder: coder))
    let _: (String?, UIView) = (cell.reuseIdentifier, cell.contentView)
    cell.isSelected = true
    cell.prepareForReuse()
}

@MainActor
private func useLayouts(_ coder: NSCoder) {
    let layout = UICollectionViewFlowLayout()
    _ = (UICollectionViewLayout(), UICollectionViewLayout(coder: coder))
    layout.invalidateLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (.zero, 1)
    let _: UICollectionViewCompositionalLayout = .list(using: makeListConfiguration())
}

private nonisolated func makeListConfiguration() -> UICollectionLayoutListConfiguration {
    let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
        .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ]
    var configuration = UICollectionLayoutListConfiguration(appearance: appearances[0])
    (configuration.showsSeparators, configuration.backgroundColor) = (true, nil)
    return configuration
}

@MainActor
private func useCollectionControllers(
    _ controller: UICollectionViewController, _ path: IndexPath, _ coder: NSCoder
) {
    _ = UICollectionViewController(collectionViewLayout: controller.collectionViewLayout)
    _ = UICollectionViewController(nibName: "a", bundle: nil)
    _ = UICollectionViewController(coder: coder)
    let collection: UICollectionView = controller.collectionView
    controller.collectionView = collection
    controller.clearsSelectionOnViewWillAppear = true
    controller.loadView()
    controller.viewWillAppear(true)
    let _: Int = controller.numberOfSections(in: collection)
    let _: Int = controller.collectionView(collection, numberOfItemsInSection: 0)
    let _: UICollectionViewCell = controller.collectionView(collection, cellForItemAt: path)
    controller.collectionView(collection, didSelectItemAt: path)
}

private final class OwnContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration = UIListContentConfiguration.cell()
}

private nonisolated struct OwnConfiguration: UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView { OwnContentView() }
    func updated(for state: any UIConfigurationState) -> OwnConfiguration { self }
}

private nonisolated func makeContent(
    for state: any UIConfigurationState
) -> UIListContentConfiguration {
    var content: UIListContentConfiguration = .cell()
    (content.text, content.secondaryText, content.image) = (nil, nil, nil)
    _ = (UIListContentConfiguration.subtitleCell(), UIListContentConfiguration.valueCell())
    let _: any Hashable = content
    let _: any UIContentConfiguration = OwnConfiguration().updated(for: state)
    return content.updated(for: state)
}

@MainActor
private func useContents(_ content: UIListContentConfiguration, _ coder: NSCoder) {
    let _: any UIView & UIContentView = content.makeContentView()
    let view = UIListContentView(configuration: content)
    _ = UIListContentView(coder: coder)
    let configuration: any UIContentConfiguration = view.configuration
    view.configuration = configuration
    let _: any UIView & UIContentView = configuration.makeContentView()
    let content2: any UIContentView = OwnContentView()
    content2.configuration = configuration
}

private nonisolated func useSnapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1])
    snapshot.appendItems(["a"], toSection: 1)
    snapshot.appendItems(["b"])
    snapshot.reconfigureItems(["a"])
    let _: ([Int], [String]) = (snapshot.sectionIdentifiers, snapshot.itemIdentifiers)
    let _: any Sendable = snapshot
}

@MainActor
private func useDiffableTables(_ table: UITableView, _ path: IndexPath) {
    typealias DataSource = UITableViewDiffableDataSource<Int, String>
    let provider: DataSource.CellProvider = { _, _, _ in UITableViewCell() }
    let dataSource = DataSource(tableView: table, cellProvider: provider)
    let snapshot: NSDiffableDataSourceSnapshot<Int, String> = dataSource.snapshot()
    dataSource.apply(snapshot, animatingDifferences: true, completion: {})
    dataSource.apply(snapshot)
    let _: String? = dataSource.itemIdentifier(for: path)
    let _: Int = dataSource.numberOfSections(in: table)
    let _: Int = dataSource.tableView(table, numberOfRowsInSection: 0)
    let _: UITableViewCell = dataSource.tableView(table, cellForRowAt: path)
}

@MainActor
private func useDiffableCollections(_ collection: UICollectionView, _ path: IndexPath) {
    typealias DataSource = UICollectionViewDiffableDataSource<Int, String>
    let provider: DataSource.CellProvider = { _, _, _ in UICollectionViewCell() }
    let dataSource = DataSource(collectionView: collection, cellProvider: provider)
    let snapshot: NSDiffableDataSourceSnapshot<Int, String> = dataSource.snapshot()
    dataSource.apply(snapshot, animatingDifferences: true, completion: {})
    dataSource.apply(snapshot)
    let _: String? = dataSource.itemIdentifier(for: path)
    let _: Int = dataSource.numberOfSections(in: collection)
    let _: Int = dataSource.collectionView(collection, numberOfItemsInSection: 0)
    let _: UICollectionViewCell = dataSource.collectionView(collection, cellForItemAt: path)
}

@MainActor
private func useScrolling(_ view: UIScrollView, _ delegate: any UIScrollViewDelegate) {
    view.contentOffset = .zero
    let _: [UILayoutGuide] = [view.contentLayoutGuide, view.frameLayoutGuide]
    let control = UIRefreshControl()
    view.refreshControl = control
    let _: Bool = control.isRefreshing
    control.beginRefreshing()
    control.endRefreshing()
}

private nonisolated func useIndexPaths() {
    var path = IndexPath(row: 1, section: 2)
    path = IndexPath(item: 1, section: 2)
    (path.section, path.row, path.item) = (1, 2, 3)
}
