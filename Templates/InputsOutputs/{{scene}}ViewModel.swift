{{> header}}
{{#options.output}}
{{#-first}}
import RxRelay
{{/-first}}
{{/options.output}}
import RxSwift
{{> imports}}
{{> memberImports}}
{{$imports}}
{{/imports}}

/// The inputs of {{scene}}, called on the main thread.
nonisolated protocol {{scene}}ViewModelInputs {
    {{^options.form}}
    func viewDidLoad()
    /// Loads the content again.
    func reload()
    {{/options.form}}
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
    {{^options.form}}
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<{{scene}}ViewModel.Content>> { get }
    {{/options.form}}
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
    {{^options.form}}
    {{> contentType}}

    {{/options.form}}
    var inputs: any {{scene}}ViewModelInputs { self }
    var outputs: any {{scene}}ViewModelOutputs { self }

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    {{^options.form}}
    private let loader = RxLoader<Content>()
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let reloadSubject = PublishSubject<Void>()
    {{/options.form}}
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
        {{^options.form}}
        Observable.merge(viewDidLoadSubject, reloadSubject)
            .subscribe(
                with: self,
                onNext: { model, _ in model.loader.load(with: model) { $0.fetchContent() } }
            )
            .disposed(by: disposeBag)
        {{/options.form}}
        {{#options.output}}
        {{#hasSource}}
        {{> output}}
        {{/hasSource}}
        {{/options.output}}
    }
    {{^options.form}}

    {{> fetchContent}}
    {{/options.form}}
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
    {{$members}}
    {{/members}}
}

// MARK: - Inputs

nonisolated extension {{scene}}ViewModel: {{scene}}ViewModelInputs {
    {{^options.form}}
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func reload() {
        reloadSubject.onNext(())
    }
    {{/options.form}}
    {{#options.input}}
    {{^-first}}

    {{/-first}}
    {{#-first}}
    {{^options.form}}

    {{/options.form}}
    {{/-first}}
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
    {{^options.form}}
    var state: Observable<LoadState<Content>> { loader.states }
    {{/options.form}}
    {{#options.output}}
    {{^-first}}

    {{/-first}}
    {{#-first}}
    {{^options.form}}

    {{/options.form}}
    {{/-first}}
    var {{name}}: Observable<{{type}}> {
        {{plainName}}Relay.observe(on: MainScheduler.instance)
    }
    {{/options.output}}
}
