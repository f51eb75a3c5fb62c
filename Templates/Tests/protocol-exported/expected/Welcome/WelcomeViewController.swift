#if canImport(UIKit)
import UIKit

/// Lays out Welcome, forwards user actions, and shows what the presenter provides.
final class WelcomeViewController: UIViewController, RouteHandler {
    private let presenter: any WelcomeViewToPresenterProtocol
    private let loadStateView = LoadStateView(scene: "Welcome")
    private var loading: Task<Void, Never>?

    init(presenter: any WelcomeViewToPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.view = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use WelcomeBuilder")
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
        view.accessibilityIdentifier = "Welcome.content"
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

extension WelcomeViewController: WelcomePresenterToViewProtocol {
    func show(_ state: LoadState<WelcomeContent>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    WelcomeBuilder().viewController(with: Dependencies())
}
#endif
#endif
