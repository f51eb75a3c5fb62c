{{> header}}
{{#options.output}}
{{#-first}}
import RxRelay
{{/-first}}
{{/options.output}}
import RxSwift
{{> imports}}
{{> memberImports}}

/// The inputs of {{scene}}. Calls may come from any thread.
nonisolated protocol {{scene}}ViewModelInputs {
    func viewDidLoad()
    /// Loads the content again.
    func reload()
    {{#options.input}}
    {{#isVoid}}
    func {{name}}()
    {{/isVoid}}
    {{^isVoid}}
    func didChange({{name}}: {{parameterType}})
    {{/isVoid}}
    {{/options.input}}
}

/// The outputs of {{scene}}, formatted for display. They arrive on the main thread.
nonisolated protocol {{scene}}ViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<{{scene}}ViewModel.Content>> { get }
    {{#options.output}}
    var {{name}}: Observable<{{type}}> { get }
    {{/options.output}}
}

/// The view model of {{scene}}, as its view controller uses it.
nonisolated protocol {{> types}} {
    var inputs: any {{scene}}ViewModelInputs { get }
    var outputs: any {{scene}}ViewModelOutputs { get }
}

/// Turns the inputs of {{scene}} into its outputs. It doesn't depend on views.
nonisolated final class {{scene}}ViewModel: {{> types}} {
    {{> contentType}}

    var inputs: any {{scene}}ViewModelInputs { self }
    var outputs: any {{scene}}ViewModelOutputs { self }

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let loader = RxLoader<Content>()
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let reloadSubject = PublishSubject<Void>()
    {{#options.input}}
    private let {{plainName}}Subject = PublishSubject<{{type}}>()
    {{/options.input}}
    {{#options.output}}
    {{^hasSource}}
    // TODO: Bind {{plainName}} to the inputs that it depends on.
    {{/hasSource}}
    private let {{plainName}}Relay = PublishRelay<{{type}}>()
    {{/options.output}}
    private let disposeBag = DisposeBag()

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        setupBindings()
    }

    /// Binds every output to the inputs that it depends on.
    private func setupBindings() {
        Observable.merge(viewDidLoadSubject, reloadSubject)
            .subscribe(
                with: self,
                onNext: { viewModel, _ in viewModel.loader.load(viewModel.fetchContent()) }
            )
            .disposed(by: disposeBag)
        {{#options.output}}
        {{#hasSource}}
        {{> output}}
        {{/hasSource}}
        {{/options.output}}
    }

    {{> fetchContent}}
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

    func reload() {
        reloadSubject.onNext(())
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
    var state: Observable<LoadState<Content>> { loader.states }
    {{#options.output}}

    var {{name}}: Observable<{{type}}> {
        {{plainName}}Relay.observe(on: MainScheduler.instance)
    }
    {{/options.output}}
}
