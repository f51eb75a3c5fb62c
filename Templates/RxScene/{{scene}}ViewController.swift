{{> header}}
{{> ifUIKit}}
import RxRelay
import RxSwift
import UIKit

/// Lays out {{scene}}, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
    private let disposeBag = DisposeBag()
    {{^options.viewController.is.UIViewController}}
    private var rows: [String] = []
    {{/options.viewController.is.UIViewController}}
    {{#options.viewController.is.UITableViewController}}
    private let cellIdentifier = "Row"
    {{/options.viewController.is.UITableViewController}}
    {{#options.viewController.is.UICollectionViewController}}
    private typealias Cell = UICollectionViewListCell
    private let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = row
        cell.contentConfiguration = content
    }
    {{/options.viewController.is.UICollectionViewController}}

    init(withViewModel viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
        {{#options.viewController.is.UIViewController}}
        super.init(nibName: nil, bundle: nil)
        {{/options.viewController.is.UIViewController}}
        {{#options.viewController.is.UITableViewController}}
        super.init(style: .plain)
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)
            )
        )
        {{/options.viewController.is.UICollectionViewController}}
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by {{scene}}Builder")
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
        {{#options.viewController.is.UITableViewController}}
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        {{/options.viewController.is.UITableViewController}}
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, which comes on the main thread, and hands on what the
    /// user does.
    private func setupRx() {
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: {{scene}}ViewModel.State) {
        title = state.title
        {{^options.viewController.is.UIViewController}}
        rows = state.rows
        {{/options.viewController.is.UIViewController}}
        {{#options.viewController.is.UITableViewController}}
        tableView.reloadData()
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        collectionView.reloadData()
        {{/options.viewController.is.UICollectionViewController}}
    }
    {{#options.viewController.is.UITableViewController}}

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
    {{/options.viewController.is.UITableViewController}}
    {{#options.viewController.is.UICollectionViewController}}

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
    {{/options.viewController.is.UICollectionViewController}}
}
{{> endIfUIKit}}
