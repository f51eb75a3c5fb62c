{{> header}}
{{> ifUIKit}}
{{> testImports}}
import UIKit
{{$imports}}
{{/imports}}

/// Lays out {{scene}}, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any {{scene}}PresenterInterface = { fatalError("{{scene}}Builder sets the presenter") }()

    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private var loading: Task<Void, Never>?
    {{<listProperties}}{{$content}}{{scene}}Content{{/content}}{{/listProperties}}

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
        {{#options.interface.is.none}}
        view.backgroundColor = .systemBackground
        {{/options.interface.is.none}}
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

extension {{scene}}ViewController: {{scene}}ViewInterface {
    {{<showContent}}
    {{$function}}
    func show(_ state: LoadState<{{scene}}Content>) {
    {{/function}}
    {{/showContent}}
}
{{> preview}}
{{> endIfUIKit}}
