#if canImport(UIKit)
import UIKit

/// Lays out CarTable, forwards user actions, and shows what the presenter provides.
final class CarTableViewController: UITableViewController, RouteHandler {
    private let presenter: any CarTableViewToPresenterProtocol
    private let loadStateView = LoadStateView(scene: "CarTable")
    private var loading: Task<Void, Never>?
    private typealias Row = CarTableContent.Row
    private var rows: [Row.ID: Row] = [:]
    private lazy var dataSource =
        UITableViewDiffableDataSource<Int, Row.ID>(
            tableView: tableView
        ) { [weak self] table, index, id in
            let cell = table.dequeueReusableCell(withIdentifier: "Row", for: index)
            var content = cell.defaultContentConfiguration()
            content.text = self?.rows[id]?.text
            cell.contentConfiguration = content
            return cell
        }

    init(presenter: any CarTableViewToPresenterProtocol) {
        self.presenter = presenter
        super.init(style: .plain)
        presenter.view = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarTableBuilder")
    }

    deinit {
        loading?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        load()
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarTable.content"
        loadStateView.onRetry = { [weak self] in self?.load() }
        loadStateView.onFailedReload = { [presenter] message in presenter.reloadDidFail(message) }
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
        tableView.refreshControl = refreshControl
    }

    private func setupLayout() {
        tableView.backgroundView = loadStateView
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [presenter] in await presenter.load() }
    }
}

extension CarTableViewController: CarTablePresenterToViewProtocol {
    func show(_ state: LoadState<CarTableContent>) {
        loadStateView.show(state, isEmpty: state.content?.rows.isEmpty == true)
        if !state.isLoading { tableView.refreshControl?.endRefreshing() }
        guard let content = state.content else { return }
        navigationItem.title = content.title
        show(content.rows.unique)
    }

    private func show(_ newRows: [Row]) {
        let changed = newRows.filter { rows[$0.id, default: $0] != $0 }
        if changed.isEmpty, newRows.map(\.id) == dataSource.snapshot().itemIdentifiers { return }
        rows = Dictionary(uniqueKeysWithValues: newRows.map { ($0.id, $0) })
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(newRows.map(\.id))
        snapshot.reconfigureItems(changed.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarTableBuilder().viewController(with: Dependencies())
}
#endif
#endif
