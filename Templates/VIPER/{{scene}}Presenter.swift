{{> header}}
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
    let loader = Loader<{{scene}}Content>()

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
        loader.onChange = { [weak self] state in self?.view?.show(state) }
    }
    {{#options.complexity.is.simple}}

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> {{scene}}Content {
        {{scene}}Content(title: "{{title}}")
    }
    {{/options.complexity.is.simple}}
    {{$members}}
    {{/members}}
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    func load() async {
        {{#options.complexity.is.simple}}
        await loader.load(fetchContent)
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.interactor}}
        await loader.load { try await {{scene}}Content(interactor.fetchEntity()) }
        {{/options.complexity.is.interactor}}
        {{#options.complexity.is.formatter}}
        await loader.load { try await formatter.content(for: interactor.fetchEntity()) }
        {{/options.complexity.is.formatter}}
    }

    func reloadDidFail(_ message: String) {
        wireframe.handle(.alert(SceneAlert(title: message)))
    }
}
{{#options.complexity.is.interactor}}

extension {{scene}}Content {
    init(_ entity: {{scene}}Entity) {
        title = entity.name
    }
}
{{/options.complexity.is.interactor}}
