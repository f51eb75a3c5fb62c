#if canImport(UIKit)
import UIKit

/// Lays out CarDetails, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class CarDetailsViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any CarDetailsPresenterInterface = {
        fatalError("CarDetailsBuilder sets the presenter")
    }()

    private let loadStateView = LoadStateView(scene: "CarDetails")
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
        loadStateView.onFailedReload = { [presenter] message in presenter.reloadDidFail(message) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [presenter] in await presenter.load() }
    }
}

extension CarDetailsViewController: CarDetailsViewInterface {
    func show(_ state: LoadState<CarDetailsContent>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarDetailsBuilder(withCarID: "42").viewController(with: Dependencies())
}
#endif
#endif
