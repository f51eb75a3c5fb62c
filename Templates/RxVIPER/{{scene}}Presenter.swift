{{> header}}
import RxSwift
{{> imports}}

/// Makes events of the actions of {{scene}}, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
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
    private let disposeBag = DisposeBag()

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
    }
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: {{scene}}Events(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        {{#options.complexity.is.simple}}
        viewDidLoad
            .map(Self.title)
            .observe(on: MainScheduler.instance)
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.interactor}}
        Self.names(after: viewDidLoad, from: interactor)
            .observe(on: MainScheduler.instance)
        {{/options.complexity.is.interactor}}
        {{#options.complexity.is.formatter}}
        Self.names(after: viewDidLoad, from: interactor)
            .map(formatter.title)
            .observe(on: MainScheduler.instance)
        {{/options.complexity.is.formatter}}
    }

    {{#options.complexity.is.simple}}
    /// It reads and changes nothing else, so it may be called on any thread.
    nonisolated private static func title(after viewDidLoad: Void) -> String {
        "{{title}}"
    }
    {{/options.complexity.is.simple}}
    {{^options.complexity.is.simple}}
    /// What the interactor answers each time. On no actor, since both may come on any thread.
    ///
    /// An error would end the title for good: once there can be one, catch it here.
    nonisolated private static func names(after action: Observable<Void>, from interactor: any {{scene}}InteractorInterface) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
    }
    {{/options.complexity.is.simple}}
}
