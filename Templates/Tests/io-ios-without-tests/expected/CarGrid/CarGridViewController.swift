import Foundation
import RxSwift
import UIKit

/// Lays out CarGrid, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class CarGridViewController: UICollectionViewController, RouteHandler {
    private let viewModel: any CarGridViewModelTypes
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

    init(withViewModel viewModel: any CarGridViewModelTypes, router: CarGridRouter) {
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

    override func loadView() {
        super.loadView()
        setupScene()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupBindings()
        viewModel.inputs.viewDidLoad()
    }

    /// Adds and constrains the subviews.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarGrid.content"
        collectionView.backgroundView = loadStateView
    }

    /// Shows every output of the view model and sends user actions to its inputs.
    private func setupBindings() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.inputs.retry() }
        viewModel.outputs.state
            .subscribe(onNext: { [weak self] in self?.show($0) })
            .disposed(by: disposeBag)
        viewModel.outputs.request
            .subscribe(onNext: { [weak self] in self?.show(request: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.routes
            .subscribe(onNext: { [weak self] in self?.router.handle($0) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<CarGridViewModel.Content>) {
        loadStateView.show(state)
        rows = state.content?.rows ?? []
        collectionView.reloadData()
        guard let content = state.content else { return }
        title = content.title
    }

    private func show(request: URLRequest?) {}

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
