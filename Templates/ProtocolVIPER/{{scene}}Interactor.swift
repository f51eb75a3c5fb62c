{{> header}}
{{> imports}}
{{$imports}}
{{/imports}}

/// Loads what {{scene}} shows. It doesn't depend on views.
@MainActor
final class {{scene}}Interactor {
    weak var presenter: (any {{scene}}InteractorToPresenterProtocol)?
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let loader = Loader<{{scene}}Entity>()

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        loader.onChange = { [weak self] state in self?.presenter?.loadDidChange(state) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> {{scene}}Entity {
        {{scene}}Entity(name: "{{title}}")
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}Interactor: {{scene}}PresenterToInteractorProtocol {
    func load() async {
        await loader.load(fetchEntity)
    }
}
