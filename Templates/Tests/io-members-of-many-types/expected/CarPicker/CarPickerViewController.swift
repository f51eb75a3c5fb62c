#if canImport(UIKit)
import CarKit
import Foundation
import RxSwift
import UIKit

/// Lays out CarPicker, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class CarPickerViewController: UITableViewController, RouteHandler {
    private let viewModel: any CarPickerViewModelTypes
    private let router: CarPickerRouter
    private let loadStateView = LoadStateView(scene: "CarPicker")
    private let disposeBag = DisposeBag()
    private typealias Row = CarPickerViewModel.Content.Row
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

    init(withViewModel viewModel: any CarPickerViewModelTypes, router: CarPickerRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarPickerBuilder")
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
        view.accessibilityIdentifier = "CarPicker.content"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.viewModel.inputs.reload() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        tableView.backgroundView = loadStateView
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
        viewModel.outputs.link
            .subscribe(onNext: { [weak self] in self?.show(link: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.picked
            .subscribe(onNext: { [weak self] in self?.show(picked: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.car
            .subscribe(onNext: { [weak self] in self?.show(car: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.isDone
            .subscribe(onNext: { [weak self] in self?.showIsDone() })
            .disposed(by: disposeBag)
        viewModel.outputs.undo
            .subscribe(onNext: { [weak self] in self?.show(undo: $0) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<CarPickerViewModel.Content>) {
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

    private func show(link: URL?) {}

    private func show(picked: Car?) {}

    private func show(car: Car) {}

    private func showIsDone() {}

    private func show(undo: @escaping () -> Void) {}
}
#endif
