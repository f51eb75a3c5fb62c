import Foundation
import RxSwift
import UIKit

/// Lays out CarGrid, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarGridViewController: UICollectionViewController, RouteHandler {
    private let viewModel: any CarGridViewModelTypes
    private let router: CarGridRouter
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
        fatalError("built in code, by CarGridBuilder")
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
        viewModel.outputs.request
            .subscribe(onNext: { [weak self] in self?.show(request: $0) })
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
        collectionView.reloadData()
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
