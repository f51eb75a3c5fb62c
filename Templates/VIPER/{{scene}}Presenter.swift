{{> header}}
{{> imports}}

/// Decides what {{scene}} shows, and when it leads elsewhere.
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
    {{#options.complexity.is.simple}}
    func viewDidLoad() {
        view?.showTitle("{{title}}")
    }
    {{/options.complexity.is.simple}}
    {{#options.complexity.is.interactor}}
    func viewDidLoad() async {
        let name = await interactor.fetchName()
        view?.showTitle(name)
    }
    {{/options.complexity.is.interactor}}
    {{#options.complexity.is.formatter}}
    func viewDidLoad() async {
        let name = await interactor.fetchName()
        view?.showTitle(formatter.title(for: name))
    }
    {{/options.complexity.is.formatter}}

    func didTapClose() {
        wireframe.close()
    }
}
