{{> header}}
import RxRelay
import RxSwift
{{> imports}}
{{> memberImports}}

/// What {{scene}} is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol {{scene}}ViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    {{#options.input}}
    {{#isVoid}}
    func {{name}}()
    {{/isVoid}}
    {{^isVoid}}
    func didChange({{name}}: {{parameterType}})
    {{/isVoid}}
    {{/options.input}}
}

/// What {{scene}} shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol {{scene}}ViewModelOutputs: {{scene}}Routing {
    var title: Observable<String> { get }
    {{^options.viewController.is.UIViewController}}
    /// One text for each row, from top to bottom.
    var rows: Observable<[String]> { get }
    {{/options.viewController.is.UIViewController}}
    {{#options.output}}
    var {{name}}: Observable<{{type}}> { get }
    {{/options.output}}
}

/// All that a view controller sees of the view model.
nonisolated protocol {{> types}} {
    var inputs: any {{scene}}ViewModelInputs { get }
    var outputs: any {{scene}}ViewModelOutputs { get }
}

/// Leads from {{scene}} to other scenes. Every route adds an output of its own.
nonisolated protocol {{scene}}Routing {
    /// Each route when it is to be followed.
    var routes: Observable<any {{scene}}Route> { get }
}

/// A way from {{scene}} to another scene, with the data that one starts with.
nonisolated protocol {{scene}}Route {
    @MainActor func follow(with router: {{scene}}Router)
}

/// Makes of the inputs of {{scene}} what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class {{scene}}ViewModel: {{> types}} {
    var inputs: any {{scene}}ViewModelInputs { self }
    var outputs: any {{scene}}ViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any {{scene}}Route>()

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let viewDidLoadSubject = PublishSubject<Void>()
    {{#options.input}}
    private let {{plainName}}Subject = PublishSubject<{{type}}>()
    {{/options.input}}
    private let titleRelay = PublishRelay<String>()
    {{^options.viewController.is.UIViewController}}
    private let rowsRelay = PublishRelay<[String]>()
    {{/options.viewController.is.UIViewController}}
    {{#options.output}}
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

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
        {{^options.viewController.is.UIViewController}}
        viewDidLoadSubject
            .map { Self.rows() }
            .bind(to: rowsRelay)
            .disposed(by: disposeBag)
        {{/options.viewController.is.UIViewController}}
        {{> guess}}
        {{#options.output}}
        {{> output}}
        {{/options.output}}
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "{{title}}"
    }
    {{^options.viewController.is.UIViewController}}

    nonisolated static func rows() -> [String] {
        []
    }
    {{/options.viewController.is.UIViewController}}
    {{#options.output}}
    {{^isVoid}}

    {{#hasPlaceholder}}
    /// What `{{plainName}}` tells. It says the simplest thing until it is written.
    nonisolated static func {{name}}({{> transformParameter}}) -> {{type}} {
        {{placeholder}}
    }
    {{/hasPlaceholder}}
    {{^hasPlaceholder}}
    /// What `{{plainName}}` tells. It says nothing until it is written.
    nonisolated static func {{name}}({{> transformParameter}}) -> Observable<{{type}}> {
        .empty()
    }
    {{/hasPlaceholder}}
    {{/isVoid}}
    {{/options.output}}
}

// MARK: - Inputs

nonisolated extension {{scene}}ViewModel: {{scene}}ViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
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
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }
    {{^options.viewController.is.UIViewController}}

    var rows: Observable<[String]> {
        rowsRelay.observe(on: MainScheduler.instance)
    }
    {{/options.viewController.is.UIViewController}}
    {{#options.output}}

    var {{name}}: Observable<{{type}}> {
        {{plainName}}Relay.observe(on: MainScheduler.instance)
    }
    {{/options.output}}

    var routes: Observable<any {{scene}}Route> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
