#if canImport(UIKit)
import CarKit
import Foundation
import RxSwift
import UIKit

/// Lays out CarPicker, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarPickerViewController: UITableViewController, RouteHandler {
    private let viewModel: any CarPickerViewModelTypes
    private let router: CarPickerRouter
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
        fatalError("built in code, by CarPickerBuilder")
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

    /// Adds and constrains the subviews, and sets what never changes about them.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    }

    /// Shows every output, which comes on the main thread, follows routes, and hands what the user
    /// does to `viewModel.inputs`.
    private func setupBindings() {
        viewModel.outputs.title
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
        viewModel.outputs.rows
            .subscribe(onNext: { [weak self] in self?.show(rows: $0) })
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
            .subscribe(onNext: { [weak router] route in
                guard let router else { return }
                route.follow(with: router)
            })
            .disposed(by: disposeBag)
    }

    private func show(rows: [String]) {
        self.rows = rows
        tableView.reloadData()
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
