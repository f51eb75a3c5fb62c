#if canImport(UIKit)
import UIKit

/// Lays out CarList, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class CarListViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any CarListPresenterInterface = {
        fatalError("CarListBuilder sets the presenter")
    }()

    private let loadStateView = LoadStateView(scene: "CarList")
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

extension CarListViewController: CarListViewInterface {
    func show(_ state: LoadState<CarListContent>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarListBuilder().viewController(with: Dependencies())
}
#endif
#endif
