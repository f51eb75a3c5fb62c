import RxRelay
import RxSwift
import UIKit

/// Lays out CarGrid, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarGridViewController: UICollectionViewController, RouteHandler {
    private let viewModel: CarGridViewModel
    private let router: CarGridRouter
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
        fatalError("built in code, by CarGridBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        viewModel.loadRelay.accept(())
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, which comes on the main thread, and hands on what the
    /// user does.
    private func setupRx() {
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: CarGridViewModel.State) {
        title = state.title
        rows = state.rows
        collectionView.reloadData()
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
