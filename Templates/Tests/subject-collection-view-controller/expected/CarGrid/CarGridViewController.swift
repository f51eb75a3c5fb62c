#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out CarGrid, forwards user actions, and shows what the presenter provides.
final class CarGridViewController: UICollectionViewController {
    let viewToPresenterSubject = PublishSubject<CarGridViewToPresenter>()

    // The view controller owns the presenter but uses only its subject.
    private let presenter: CarGridPresenter
    private let loadStateView = LoadStateView(scene: "CarGrid")
    private let disposeBag = DisposeBag()
    private typealias Row = CarGridEntity.Row
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

    init(presenter: CarGridPresenter) {
        self.presenter = presenter
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)
            )
        )
        presenter.subscribeToVariable(viewToPresenterSubject)
        subscribeToVariable(presenter.presenterToViewSubject)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarGridBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.load)
    }

    func subscribeToVariable(_ subject: PublishSubject<LoadState<CarGridEntity>>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarGrid.content"
        loadStateView.onRetry = { [weak self] in self?.viewToPresenterSubject.onNext(.load) }
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.viewToPresenterSubject.onNext(.load) },
            for: .valueChanged
        )
        collectionView.refreshControl = refreshControl
    }

    private func setupLayout() {
        collectionView.backgroundView = loadStateView
    }

    private func show(_ state: LoadState<CarGridEntity>) {
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
}

extension CarGridViewController: RouteHandler {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarGridBuilder().viewController(with: Dependencies())
}
#endif
#endif
