{{> header}}
{{> ifUIKit}}
import UIKit

/// Lays out {{scene}}, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private var loading: Task<Void, Never>?
    {{#options.viewController.is.UITableViewController}}
    private let cellIdentifier = "Row"
    {{/options.viewController.is.UITableViewController}}
    {{#options.viewController.is.UICollectionViewController}}
    private typealias Cell = UICollectionViewListCell
    private let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = row
        cell.contentConfiguration = content
    }
    {{/options.viewController.is.UICollectionViewController}}

    init({{^plainLabels}}withViewModel {{/plainLabels}}viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
        {{#options.viewController.is.UIViewController}}
        super.init(nibName: nil, bundle: nil)
        {{/options.viewController.is.UIViewController}}
        {{#options.viewController.is.UITableViewController}}
        super.init(style: .plain)
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)
            )
        )
        {{/options.viewController.is.UICollectionViewController}}
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use {{scene}}Builder")
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
        view.accessibilityIdentifier = "{{scene}}.content"
        {{#options.viewController.is.UITableViewController}}
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        {{/options.viewController.is.UITableViewController}}
    }

    private func setupLayout() {
        {{#options.viewController.is.UIViewController}}
        loadStateView.cover(view)
        {{/options.viewController.is.UIViewController}}
        {{#options.viewController.is.UITableViewController}}
        tableView.backgroundView = loadStateView
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        collectionView.backgroundView = loadStateView
        {{/options.viewController.is.UICollectionViewController}}
    }

    /// Shows every state of the view model and forwards user actions.
    private func setupBindings() {
        loadStateView.onRetry = { [weak self] in self?.load() }
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [viewModel] in await viewModel.load() }
    }

    private func show(_ state: LoadState<{{scene}}ViewModel.Content>) {
        loadStateView.show(state)
        {{#options.viewController.is.UITableViewController}}
        tableView.reloadData()
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        collectionView.reloadData()
        {{/options.viewController.is.UICollectionViewController}}
        guard let content = state.content else { return }
        title = content.title
    }
    {{^options.viewController.is.UIViewController}}

    private var rows: [String] { viewModel.state.content?.rows ?? [] }
    {{/options.viewController.is.UIViewController}}
    {{#options.viewController.is.UITableViewController}}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
    {{/options.viewController.is.UITableViewController}}
    {{#options.viewController.is.UICollectionViewController}}

    override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int {
        rows.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration,
            for: indexPath,
            item: rows[indexPath.item]
        )
    }
    {{/options.viewController.is.UICollectionViewController}}
}
{{> endIfUIKit}}
