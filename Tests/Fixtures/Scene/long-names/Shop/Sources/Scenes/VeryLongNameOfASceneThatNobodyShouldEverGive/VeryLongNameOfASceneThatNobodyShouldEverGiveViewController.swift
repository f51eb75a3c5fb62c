#if canImport(UIKit)
import UIKit

/// Lays out VeryLongNameOfASceneThatNobodyShouldEverGive, hands on what the user does, and shows
/// what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class VeryLongNameOfASceneThatNobodyShouldEverGiveViewController:
    UITableViewController,
    RouteHandler
{
    private let viewModel: VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel
    private let router: VeryLongNameOfASceneThatNobodyShouldEverGiveRouter
    private let cellIdentifier = "Row"

    init(
        withViewModel viewModel: VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel,
        router: VeryLongNameOfASceneThatNobodyShouldEverGiveRouter
    ) {
        self.viewModel = viewModel
        self.router = router
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by VeryLongNameOfASceneThatNobodyShouldEverGiveBuilder")
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
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, and hands on what the user does.
    private func setupBindings() {
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    private func show(_ state: VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel.State) {
        title = state.title
        tableView.reloadData()
    }

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
}
#endif
