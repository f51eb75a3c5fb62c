{{> header}}
import RxRelay
import RxSwift
{{> imports}}

/// Decides what {{scene}} shows and where it leads. It doesn't depend on views.
@MainActor
final class {{scene}}Presenter {
    {{#options.complexity.is.simple}}
    typealias Fetch = () -> Single<{{scene}}Content>

    {{/options.complexity.is.simple}}
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#options.complexity.is.simple}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    {{/options.complexity.is.simple}}
    private weak var view: (any {{scene}}ViewInterface)?
    {{^options.complexity.is.simple}}
    private let interactor: any {{scene}}InteractorInterface
    {{/options.complexity.is.simple}}
    {{#options.complexity.is.formatter}}
    private let formatter: any {{scene}}FormatterInterface
    {{/options.complexity.is.formatter}}
    private let wireframe: any {{scene}}WireframeInterface
    {{#options.complexity.is.simple}}
    private let fetch: Fetch?
    {{/options.complexity.is.simple}}
    private let disposeBag = DisposeBag()

    {{#options.complexity.is.simple}}
    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    {{/options.complexity.is.simple}}
    init({{> initialData}}{{> partsDeclaration}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#options.complexity.is.simple}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        {{/options.complexity.is.simple}}
        self.view = view
        {{^options.complexity.is.simple}}
        self.interactor = interactor
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.formatter}}
        self.formatter = formatter
        {{/options.complexity.is.formatter}}
        self.wireframe = wireframe
        {{#options.complexity.is.simple}}
        self.fetch = fetch
        {{/options.complexity.is.simple}}
    }
    {{#options.complexity.is.simple}}

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() -> Single<{{scene}}Content> {
        .just({{scene}}Content(title: "{{title}}"))
    }
    {{/options.complexity.is.simple}}
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput {
        handle(close: output.actions.close)
        let content = handle(load: output.actions.load)
        return .init(events: {{scene}}Events(content: content))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(load: Observable<Void>) -> Observable<{{scene}}Content> {
        let stateRelay = BehaviorRelay(value: LoadState<{{scene}}Content>.loading)
        let loading =
            load
            .observe(on: MainScheduler.instance)
            .flatMapLatest { [weak self] in self?.load() ?? .empty() }
        // Merge the changes of further actions here, so that no update is lost.
        Observable.merge(loading)
            .scan(.loading, accumulator: Self.reduce)
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak view] state in view?.showProgress(of: state) })
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
        return stateRelay.compactMap(\.content)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<LoadState<{{scene}}Content>> {
        {{#options.complexity.is.simple}}
        (fetch?() ?? fetchContent())
            .asObservable()
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.interactor}}
        interactor.fetchContent()
            .asObservable()
        {{/options.complexity.is.interactor}}
        {{#options.complexity.is.formatter}}
        interactor.fetchEntity()
            .map(formatter.content)
            .asObservable()
        {{/options.complexity.is.formatter}}
            .map(LoadState.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    /// While the content loads again, the view keeps what is on screen.
    nonisolated private static func reduce(_ state: LoadState<{{scene}}Content>, _ change: LoadState<{{scene}}Content>) -> LoadState<{{scene}}Content> {
        if case .loading = change, state.content != nil { state } else { change }
    }
}
