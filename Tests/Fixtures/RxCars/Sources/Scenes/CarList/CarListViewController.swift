#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out CarList, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class CarListViewController: UITableViewController, RouteHandler {
    private let viewModel: CarListViewModel
    private let router: CarListRouter
    private let loadStateView = LoadStateView(scene: "CarList")
    private let disposeBag = DisposeBag()
    private typealias Row = CarListViewModel.Content.Row
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

    init(withViewModel viewModel: CarListViewModel, router: CarListRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarListBuilder")
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
        view.accessibilityIdentifier = "CarList.content"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.viewModel.loadRelay.accept(()) },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
    }

    private func setupLayout() {
        tableView.backgroundView = loadStateView
    }

    /// Shows every state of the view model and forwards user actions.
    private func setupRx() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.loadRelay.accept(()) }
        loadStateView.onFailedReload = { [weak self] message in
            self?.router.handle(.alert(SceneAlert(title: message)))
        }
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
        viewModel.alerts
            .subscribe(onNext: { [weak self] alert in self?.router.handle(.alert(alert)) })
            .disposed(by: disposeBag)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let carID = dataSource.itemIdentifier(for: indexPath) else { return }
        router.navigateToDetails(withCarID: carID)
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath), let row = rows[id]
        else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [viewModel] _, _, end in
            viewModel.deleteRelay.accept(row)
            end(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func show(_ state: LoadState<CarListViewModel.Content>) {
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
    var dependencies = Dependencies()
    dependencies[(any CarFetching).self] = CarService()
    return CarListBuilder().viewController(with: dependencies)
}
#endif
#endif
