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
    private typealias Row = CarGridViewModel.Content.Row
    private var rows: [Row.ID: Row] = [:]
    private let registration =
        UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row.text
            cell.contentConfiguration = content
        }
    private lazy var dataSource =
        UICollectionViewDiffableDataSource<Int, Row.ID>(
            collectionView: collectionView
        ) { [weak self, registration] list, index, id in
            list.dequeueConfiguredReusableCell(
                using: registration,
                for: index,
                item: self?.rows[id]
            )
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

    override func viewDidLoad() {
        super.viewDidLoad()
        setupScene()
        setupBindings()
        viewModel.inputs.viewDidLoad()
    }

    /// Adds and constrains the subviews.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarGrid.content"
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.viewModel.inputs.reload() },
            for: .valueChanged
        )
        collectionView.refreshControl = refreshControl
        collectionView.backgroundView = loadStateView
    }

    /// Shows every output of the view model and sends user actions to its inputs.
    private func setupBindings() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.inputs.reload() }
        loadStateView.onFailedReload = { [weak self] message in
            self?.router.handle(.alert(SceneAlert(title: message)))
        }
        viewModel.outputs.state
            .subscribe(onNext: { [weak self] in self?.show($0) })
            .disposed(by: disposeBag)
        viewModel.outputs.request
            .subscribe(onNext: { [weak self] in self?.show(request: $0) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<CarGridViewModel.Content>) {
        loadStateView.show(state, isEmpty: state.content?.rows.isEmpty == true)
        if !state.isLoading { collectionView.refreshControl?.endRefreshing() }
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

    private func show(request: URLRequest?) {}
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarGridBuilder(withPhotos: [URL(fileURLWithPath: "/42")]).viewController(with: Dependencies())
}
#endif
