#if canImport(UIKit)
import UIKit

/// Lays out CarList, forwards user actions, and shows what the presenter provides.
final class CarListViewController: UIViewController {
    private let presenter: any CarListViewToPresenterProtocol
    private let loadStateView = LoadStateView(scene: "CarList")
    private var loading: Task<Void, Never>?

    init(presenter: any CarListViewToPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.view = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarListBuilder")
    }

    deinit {
        loading?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        show(presenter.state)
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
        loading = Task { [presenter] in await presenter.load() }
    }
}

extension CarListViewController: CarListPresenterToViewProtocol {
    func show(_ state: LoadState<CarListEntity>) {
        loadStateView.show(state)
        guard let entity = state.content else { return }
        title = entity.title
    }
}

extension CarListViewController: RouteHandler {}
#endif
