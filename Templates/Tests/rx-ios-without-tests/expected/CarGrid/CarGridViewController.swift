import RxRelay
import RxSwift
import UIKit

/// Lays out CarGrid, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class CarGridViewController: UICollectionViewController, RouteHandler {
    private let viewModel: CarGridViewModel
    private let router: CarGridRouter
    private let loadStateView = LoadStateView(scene: "CarGrid")
    private let disposeBag = DisposeBag()
    private var rows: [String] = []
    private typealias Cell = UICollectionViewListCell
    private let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = row
        cell.contentConfiguration = content
    }

    init(withViewModel viewModel: CarGridViewModel, router: CarGridRouter) {
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
        fatalError("init(coder:) isn't supported; use CarGridBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        viewModel.loadRelay.accept(())
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarGrid.content"
    }

    private func setupLayout() {
        collectionView.backgroundView = loadStateView
    }

    /// Shows every state of the view model and forwards user actions.
    private func setupRx() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.loadRelay.accept(()) }
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<CarGridViewModel.Content>) {
        loadStateView.show(state)
        rows = state.content?.rows ?? []
        collectionView.reloadData()
        guard let content = state.content else { return }
        title = content.title
    }

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
