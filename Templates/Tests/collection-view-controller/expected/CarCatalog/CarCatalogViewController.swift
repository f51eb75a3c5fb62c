#if canImport(UIKit)
import UIKit

/// Lays out CarCatalog, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class CarCatalogViewController: UICollectionViewController, RouteHandler {
    private let viewModel: CarCatalogViewModel
    private let router: CarCatalogRouter
    private let loadStateView = LoadStateView(scene: "CarCatalog")
    private var loading: Task<Void, Never>?
    private typealias Cell = UICollectionViewListCell
    private let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = row
        cell.contentConfiguration = content
    }

    init(withViewModel viewModel: CarCatalogViewModel, router: CarCatalogRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)
            )
        )
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
    }

    private func setupLayout() {
        collectionView.backgroundView = loadStateView
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
        collectionView.reloadData()
        guard let content = state.content else { return }
        title = content.title
    }

    private var rows: [String] { viewModel.state.content?.rows ?? [] }

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
}
#endif
