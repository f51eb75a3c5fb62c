{{> header}}
import RxRelay
import RxSwift
{{> imports}}
{{$imports}}
{{/imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
///
/// Input arrives on the main thread, and so must results that change a property (`observe(on:)`).
nonisolated final class {{scene}}ViewModel {
    {{> contentType}}

    // MARK: - Input

    /// Loads the content, or loads it again.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the current one.
    var state: Observable<LoadState<Content>> { loader.states }

    // MARK: - Internal

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let loader = RxLoader<Content>()
    private let disposeBag = DisposeBag()

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        setupRx()
    }

    private func setupRx() {
        loadRelay
            .subscribe(
                with: self,
                onNext: { model, _ in model.loader.load(with: model) { $0.fetchContent() } }
            )
            .disposed(by: disposeBag)
    }

    {{> fetchContent}}
    {{$members}}
    {{/members}}
}
