#if canImport(UIKit)
import UIKit

/// Lays out CarDetails, forwards user actions, and shows what the presenter provides.
final class CarDetailsViewController: UIViewController, RouteHandler {
    private let presenter: any CarDetailsViewToPresenterProtocol
    private let loadStateView = LoadStateView(scene: "CarDetails")
    private var loading: Task<Void, Never>?

    init(presenter: any CarDetailsViewToPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.view = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarDetailsBuilder")
    }

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

extension CarDetailsViewController: CarDetailsPresenterToViewProtocol {
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
