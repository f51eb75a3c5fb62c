import Foundation
import UIKit

/// Lays out CarGrid, forwards user actions, and shows what the presenter provides.
final class CarGridViewController: UIViewController, RouteHandler {
    private let presenter: any CarGridViewToPresenterProtocol
    private let loadStateView = LoadStateView(scene: "CarGrid")
    private var loading: Task<Void, Never>?

    init(presenter: any CarGridViewToPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.view = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarGridBuilder")
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
        view.accessibilityIdentifier = "CarGrid.content"
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

extension CarGridViewController: CarGridPresenterToViewProtocol {
    func show(_ state: LoadState<CarGridContent>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarGridBuilder(withPhotos: [URL(fileURLWithPath: "/42")]).viewController(with: Dependencies())
}
#endif
