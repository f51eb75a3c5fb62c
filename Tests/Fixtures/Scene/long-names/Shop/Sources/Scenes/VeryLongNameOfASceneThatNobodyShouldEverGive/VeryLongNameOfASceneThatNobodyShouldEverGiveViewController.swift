#if canImport(UIKit)
import UIKit

/// Lays out VeryLongNameOfASceneThatNobodyShouldEverGive, forwards user actions, and shows what the
/// view model provides.
///
/// Other scenes and alerts go through the router.
final class VeryLongNameOfASceneThatNobodyShouldEverGiveViewController:
    UITableViewController,
    RouteHandler
{
    private let viewModel: VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel
    private let router: VeryLongNameOfASceneThatNobodyShouldEverGiveRouter
    private let loadStateView = LoadStateView(scene: "VeryLongNameOfASceneThatNobodyShouldEverGive")
    private var loading: Task<Void, Never>?
    private typealias Row = VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel.Content.Row
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

    init(
        withViewModel viewModel: VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel,
        router: VeryLongNameOfASceneThatNobodyShouldEverGiveRouter
    ) {
        self.viewModel = viewModel
        self.router = router
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError(
            "init(coder:) isn't supported; use VeryLongNameOfASceneThatNobodyShouldEverGiveBuilder"
        )
    }

    deinit {
        loading?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        load()
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "VeryLongNameOfASceneThatNobodyShouldEverGive.content"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
        tableView.refreshControl = refreshControl
    }

    private func setupLayout() {
        tableView.backgroundView = loadStateView
    }

    /// Shows every state of the view model and forwards user actions.
    private func setupBindings() {
        loadStateView.onRetry = { [weak self] in self?.load() }
        loadStateView.onFailedReload = { [weak self] message in
            self?.router.handle(.alert(SceneAlert(title: message)))
        }
        viewModel.loader.onChange = { [weak self] state in self?.show(state) }
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [viewModel] in await viewModel.load() }
    }

    private func show(
        _ state: LoadState<VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel.Content>
    ) {
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
#endif
