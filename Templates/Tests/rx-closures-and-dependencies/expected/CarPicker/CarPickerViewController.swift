#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out CarPicker, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class CarPickerViewController: UITableViewController, RouteHandler {
    private let viewModel: CarPickerViewModel
    private let router: CarPickerRouter
    private let loadStateView = LoadStateView(scene: "CarPicker")
    private let disposeBag = DisposeBag()
    private var rows: [String] = []
    private let cellIdentifier = "Row"

    init(withViewModel viewModel: CarPickerViewModel, router: CarPickerRouter) {
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
        setupViews()
        setupLayout()
        setupRx()
        viewModel.loadRelay.accept(())
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarPicker.content"
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
    }

    private func show(_ state: LoadState<CarPickerViewModel.Content>) {
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
}
#endif
