{{> header}}
{{> ifUIKit}}
import UIKit

/// Lays out {{scene}}, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
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
        setupBindings()
        viewModel.load()
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

    /// Shows every state of the view model, and hands on what the user does.
    private func setupBindings() {
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    private func show(_ state: {{scene}}ViewModel.State) {
        title = state.title
        {{#options.viewController.is.UITableViewController}}
        tableView.reloadData()
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        collectionView.reloadData()
        {{/options.viewController.is.UICollectionViewController}}
    }
    {{#options.viewController.is.UITableViewController}}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.state.rows.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = viewModel.state.rows[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
    {{/options.viewController.is.UITableViewController}}
    {{#options.viewController.is.UICollectionViewController}}

    override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int {
        viewModel.state.rows.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration,
            for: indexPath,
            item: viewModel.state.rows[indexPath.item]
        )
    }
    {{/options.viewController.is.UICollectionViewController}}
}
{{> endIfUIKit}}
