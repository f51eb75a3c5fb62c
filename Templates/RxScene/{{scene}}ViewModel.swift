{{> header}}
import RxRelay
import RxSwift
{{> imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
///
/// Input may arrive on any thread. Output arrives on the main thread.
nonisolated final class {{scene}}ViewModel {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
        {{^options.viewController.is.UIViewController}}
        var rows: [String] = []
        {{/options.viewController.is.UIViewController}}
    }

    typealias Fetch = () -> Single<Content>

    // MARK: - Input

    /// Loads the content, or loads it again.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the current one.
    {{> state}}

    // MARK: - Internal

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?
    private let stateRelay = BehaviorRelay(value: LoadState<Content>.loading)
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init({{#injectedParameters}}{{.}}, {{/injectedParameters}}fetch: Fetch? = nil) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        self.fetch = fetch
        setupRx()
    }

    /// Turns every input into changes of the state.
    private func setupRx() {
        let loading = loadRelay.flatMapLatest { [weak self] in self?.load() ?? .empty() }
        {{> changes}}
    }

    {{> loading}}
}
