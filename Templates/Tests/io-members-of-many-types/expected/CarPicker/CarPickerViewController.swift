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
    private var rows: [String] = []
    private let cellIdentifier = "Row"

    init(withViewModel viewModel: any CarPickerViewModelTypes, router: CarPickerRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarPickerBuilder")
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
        view.accessibilityIdentifier = "CarPicker.content"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        tableView.backgroundView = loadStateView
    }

    /// Shows every output of the view model and sends user actions to its inputs.
    private func setupBindings() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.inputs.retry() }
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
        viewModel.outputs.routes
            .subscribe(onNext: { [weak self] in self?.router.handle($0) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<CarPickerViewModel.Content>) {
        loadStateView.show(state)
        rows = state.content?.rows ?? []
        tableView.reloadData()
        guard let content = state.content else { return }
        title = content.title
    }

    private func show(link: URL?) {}

    private func show(picked: Car?) {}

    private func show(car: Car) {}

    private func showIsDone() {}

    private func show(undo: @escaping () -> Void) {}

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
