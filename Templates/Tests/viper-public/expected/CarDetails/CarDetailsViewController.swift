#if canImport(UIKit)
import UIKit

/// Lays out CarDetails, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class CarDetailsViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    var presenter: (any CarDetailsPresenterInterface)?

    let loadStateView = LoadStateView(scene: "CarDetails")
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
        view.accessibilityIdentifier = "CarDetails.content"
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

extension CarDetailsViewController: CarDetailsViewInterface, LoadStateViewOwner {
    func show(_ content: CarDetailsContent) {
        title = content.title
    }
}
#endif
