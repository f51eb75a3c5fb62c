#if canImport(UIKit)
import UIKit

/// Lays out Feed, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class FeedViewController: UIViewController, RouteHandler {
    private let viewModel: FeedViewModel
    private let router: FeedRouter

    init(withViewModel viewModel: FeedViewModel, router: FeedRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by FeedBuilder")
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
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, and hands on what the user does.
    private func setupBindings() {
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    private func show(_ state: FeedViewModel.State) {
        title = state.title
    }
}
#endif
