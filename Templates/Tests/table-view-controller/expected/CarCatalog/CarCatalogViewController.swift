#if canImport(UIKit)
import UIKit

/// Lays out CarCatalog, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class CarCatalogViewController: UITableViewController, RouteHandler {
    private let viewModel: CarCatalogViewModel
    private let router: CarCatalogRouter
    private let loadStateView = LoadStateView(scene: "CarCatalog")
    private var loading: Task<Void, Never>?
    private let cellIdentifier = "Row"

    init(withViewModel viewModel: CarCatalogViewModel, router: CarCatalogRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarCatalogBuilder")
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
        view.accessibilityIdentifier = "CarCatalog.content"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    }

    private func setupLayout() {
        tableView.backgroundView = loadStateView
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

    private func show(_ state: LoadState<CarCatalogViewModel.Content>) {
        loadStateView.show(state)
        tableView.reloadData()
        guard let content = state.content else { return }
        title = content.title
    }

    private var rows: [String] { viewModel.state.content?.rows ?? [] }

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
}
#endif
