#if canImport(UIKit)
import UIKit

/// Lays out CarEditor, forwards user actions, and shows what the presenter provides.
final class CarEditorViewController: UIViewController {
    private let presenter: any CarEditorViewToPresenterProtocol
    private let loadStateView = LoadStateView(scene: "CarEditor")
    private var loading: Task<Void, Never>?

    init(presenter: any CarEditorViewToPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.view = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarEditorBuilder")
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
        view.accessibilityIdentifier = "CarEditor.content"
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

extension CarEditorViewController: CarEditorPresenterToViewProtocol {
    func show(_ state: LoadState<CarEditorEntity>) {
        loadStateView.show(state)
        guard let entity = state.content else { return }
        title = entity.title
    }
}

extension CarEditorViewController: RouteHandler {}
#endif
