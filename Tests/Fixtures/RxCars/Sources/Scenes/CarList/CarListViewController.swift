#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarListViewController: UITableViewController, RouteHandler {
    private let viewModel: CarListViewModel
    private let router: CarListRouter
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
        fatalError("built in code, by CarListBuilder")
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
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, which comes on the main thread, and hands on what the
    /// user does.
    private func setupRx() {
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
        viewModel.details
            .subscribe(onNext: { [weak router] id in router?.navigateToDetails(withCarID: id) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: CarListViewModel.State) {
        title = state.title
        rows = state.rows
        tableView.reloadData()
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
