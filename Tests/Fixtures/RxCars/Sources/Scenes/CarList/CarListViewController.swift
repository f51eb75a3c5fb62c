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
    private var rows: [String] = []
    private let cellIdentifier = "Row"

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
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    }

    private func setupLayout() {
        tableView.backgroundView = loadStateView
    }

    /// Shows every state of the view model and forwards user actions.
    private func setupRx() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.loadRelay.accept(()) }
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
        viewModel.details
            .subscribe(onNext: { [weak self] id in
                self?.router.navigateToDetails(withCarID: id)
            })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<CarListViewModel.Content>) {
        loadStateView.show(state)
        rows = state.content?.rows ?? []
        tableView.reloadData()
        guard let content = state.content else { return }
        title = content.title
    }

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

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selectRelay.accept(indexPath.row)
    }
}
#endif
