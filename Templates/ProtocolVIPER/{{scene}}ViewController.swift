{{> header}}
{{> ifUIKit}}
{{> testImports}}
import UIKit
{{$imports}}
{{/imports}}

/// Lays out {{scene}}, forwards user actions, and shows what the presenter provides.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let presenter: any {{scene}}ViewToPresenterProtocol
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private var loading: Task<Void, Never>?
    {{<listProperties}}{{$content}}{{scene}}Content{{/content}}{{/listProperties}}

    init(presenter: any {{scene}}ViewToPresenterProtocol) {
        self.presenter = presenter
        {{> callToSuper}}
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
        load()
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        loadStateView.onRetry = { [weak self] in self?.load() }
        loadStateView.onFailedReload = { [presenter] message in presenter.reloadDidFail(message) }
        {{> setupList}}
    }

    private func setupLayout() {
        {{> layoutLoadState}}
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [presenter] in await presenter.load() }
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}ViewController: {{scene}}PresenterToViewProtocol {
    {{<showContent}}
    {{$function}}
    func show(_ state: LoadState<{{scene}}Content>) {
    {{/function}}
    {{/showContent}}
}
{{> preview}}
{{> endIfUIKit}}
