{{> header}}
import RxRelay
import RxSwift
{{> imports}}
{{> memberImports}}

/// What happens in {{scene}}. Calls may come from any thread.
nonisolated protocol {{scene}}ViewModelInputs {
    func viewDidLoad()
    /// Loads the content again after a failure.
    func retry()
    {{#options.input}}
    {{#isVoid}}
    func {{name}}()
    {{/isVoid}}
    {{^isVoid}}
    func didChange({{name}}: {{parameterType}})
    {{/isVoid}}
    {{/options.input}}
}

/// What {{scene}} shows, formatted for display. It arrives on the main thread.
nonisolated protocol {{scene}}ViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<{{scene}}ViewModel.Content>> { get }
    {{#options.output}}
    var {{name}}: Observable<{{type}}> { get }
    {{/options.output}}
    /// Requests for the router.
    var routes: Observable<RouteRequest> { get }
}

/// What the view controller sees of the view model.
nonisolated protocol {{> types}} {
    var inputs: any {{scene}}ViewModelInputs { get }
    var outputs: any {{scene}}ViewModelOutputs { get }
}

/// Turns the inputs of {{scene}} into its outputs. It doesn't depend on views.
nonisolated final class {{scene}}ViewModel: {{> types}} {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
        {{^options.viewController.is.UIViewController}}
        var rows: [String] = []
        {{/options.viewController.is.UIViewController}}
    }

    typealias Fetch = () -> Single<Content>

    var inputs: any {{scene}}ViewModelInputs { self }
    var outputs: any {{scene}}ViewModelOutputs { self }

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let retrySubject = PublishSubject<Void>()
    {{#options.input}}
    private let {{plainName}}Subject = PublishSubject<{{type}}>()
    {{/options.input}}
    private let stateRelay = BehaviorRelay(value: LoadState<Content>.loading)
    {{#options.output}}
    {{^hasSource}}
    // TODO: Bind {{plainName}} to the inputs that it depends on.
    {{/hasSource}}
    private let {{plainName}}Relay = PublishRelay<{{type}}>()
    {{/options.output}}
    private let routeRelay = PublishRelay<RouteRequest>()
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
        setupBindings()
    }

    /// Binds every output to the inputs that it depends on.
    private func setupBindings() {
        let loads = Observable.merge(viewDidLoadSubject, retrySubject)
        let loading = loads.flatMapLatest { [weak self] in self?.load() ?? .empty() }
        {{> changes}}
        {{#options.output}}
        {{#hasSource}}
        {{> output}}
        {{/hasSource}}
        {{/options.output}}
    }

    {{> loading}}
    {{#options.output}}
    {{#hasSource}}
    {{^isVoid}}
    {{^source.isVoid}}

    // TODO: Work out {{plainName}}.
    {{#hasPlaceholder}}
    private static func {{name}}({{> transformParameter}}) -> {{type}} {
        {{placeholder}}
    }
    {{/hasPlaceholder}}
    {{^hasPlaceholder}}
    private static func {{name}}({{> transformParameter}}) -> Observable<{{type}}> {
        .empty()
    }
    {{/hasPlaceholder}}
    {{/source.isVoid}}
    {{/isVoid}}
    {{/hasSource}}
    {{/options.output}}
}

// MARK: - Inputs

nonisolated extension {{scene}}ViewModel: {{scene}}ViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func retry() {
        retrySubject.onNext(())
    }
    {{#options.input}}

    {{#isVoid}}
    func {{name}}() {
        {{plainName}}Subject.onNext(())
    }
    {{/isVoid}}
    {{^isVoid}}
    func didChange({{name}}: {{parameterType}}) {
        {{plainName}}Subject.onNext({{name}})
    }
    {{/isVoid}}
    {{/options.input}}
}

// MARK: - Outputs

nonisolated extension {{scene}}ViewModel: {{scene}}ViewModelOutputs {
    {{> state}}
    {{#options.output}}

    var {{name}}: Observable<{{type}}> {
        {{plainName}}Relay.observe(on: MainScheduler.instance)
    }
    {{/options.output}}

    var routes: Observable<RouteRequest> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
