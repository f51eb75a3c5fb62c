{{> header}}
{{> ifUIKit}}
import UIKit

/// Lays out {{scene}}, forwards user actions, and shows what the presenter provides.
final class {{scene}}ViewController: UIViewController {
    private let presenter: any {{scene}}ViewToPresenterProtocol
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private var loading: Task<Void, Never>?

    init(presenter: any {{scene}}ViewToPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.view = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use {{scene}}Builder")
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
        view.accessibilityIdentifier = "{{scene}}.content"
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

extension {{scene}}ViewController: {{scene}}PresenterToViewProtocol {
    func show(_ state: LoadState<{{scene}}Entity>) {
        loadStateView.show(state)
        guard let entity = state.content else { return }
        title = entity.title
    }
}

extension {{scene}}ViewController: RouteHandler {}
{{> endIfUIKit}}
