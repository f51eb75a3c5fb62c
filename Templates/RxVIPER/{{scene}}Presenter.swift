{{> header}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxSwift
{{> imports}}
{{$imports}}
{{/imports}}

/// Decides what {{scene}} shows and where it leads. It doesn't depend on views.
@MainActor
final class {{scene}}Presenter {
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
    private let loader = RxLoader<{{scene}}Content>()
    private let disposeBag = DisposeBag()

    init({{#options.complexity.is.simple}}{{#injectedParameters}}{{.}}, {{/injectedParameters}}{{/options.complexity.is.simple}}{{^options.complexity.is.simple}}{{#parameters}}{{.}}, {{/parameters}}{{/options.complexity.is.simple}}view: (any {{scene}}ViewInterface)?, {{^options.complexity.is.simple}}interactor: any {{scene}}InteractorInterface, {{/options.complexity.is.simple}}{{#options.complexity.is.formatter}}formatter: any {{scene}}FormatterInterface, {{/options.complexity.is.formatter}}wireframe: any {{scene}}WireframeInterface) {
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
    }
    {{#options.complexity.is.simple}}

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
    private func fetchContent() -> Single<{{scene}}Content> {
        .just({{scene}}Content(title: "{{title}}"))
    }
    {{/options.complexity.is.simple}}
    {{$members}}
    {{/members}}
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput {
        handle(load: output.actions.load)
        handle(failedReload: loader.failedReload)
        {{#options.platforms.is.any}}
        return .init(events: {{scene}}Events(state: loader.states))
        {{/options.platforms.is.any}}
        {{#options.platforms.is.ios}}
        let state = loader.states.asDriver(onErrorDriveWith: .empty())
        return .init(events: {{scene}}Events(state: state))
        {{/options.platforms.is.ios}}
    }

    private func handle(load: {{> action}}<Void>) {
        load
            {{#options.platforms.is.any}}
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.load() })
            {{/options.platforms.is.any}}
            {{#options.platforms.is.ios}}
            .emit(onNext: { [weak self] in self?.load() })
            {{/options.platforms.is.ios}}
            .disposed(by: disposeBag)
    }

    private func load() {
        {{#options.complexity.is.simple}}
        loader.load(with: self) { $0.fetchContent() }
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.interactor}}
        loader.load(with: self) { $0.interactor.fetchEntity().map({{scene}}Content.init(_:)) }
        {{/options.complexity.is.interactor}}
        {{#options.complexity.is.formatter}}
        loader.load(with: self) { $0.interactor.fetchEntity().map($0.formatter.content) }
        {{/options.complexity.is.formatter}}
    }

    private func handle(failedReload: Observable<String>) {
        failedReload
            .subscribe(onNext: { [weak wireframe] message in
                wireframe?.handle(.alert(SceneAlert(title: message)))
            })
            .disposed(by: disposeBag)
    }
}
{{#options.complexity.is.interactor}}

nonisolated extension {{scene}}Content {
    init(_ entity: {{scene}}Entity) {
        title = entity.name
    }
}
{{/options.complexity.is.interactor}}
