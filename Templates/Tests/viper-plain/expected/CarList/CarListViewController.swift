#if canImport(UIKit)
import UIKit

/// Lays out CarList, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class CarListViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    var presenter: (any CarListPresenterInterface)?

    let loadStateView = LoadStateView(scene: "CarList")
    private var loading: Task<Void, Never>?

    deinit {
        loading?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        load()
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarList.content"
        loadStateView.onRetry = { [weak self] in self?.load() }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [presenter] in await presenter?.load() }
    }
}

extension CarListViewController: CarListViewInterface, LoadStateViewOwner {
    func show(_ content: CarListContent) {
        title = content.title
    }
}
#endif
