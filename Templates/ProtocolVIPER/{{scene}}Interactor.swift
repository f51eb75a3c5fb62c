{{> header}}
{{> imports}}

/// Loads what {{scene}} shows. It doesn't depend on views.
@MainActor
final class {{scene}}Interactor {
    typealias Fetch = @MainActor () async throws -> {{scene}}Entity

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    weak var presenter: (any {{scene}}InteractorToPresenterProtocol)?

    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `fetchEntity()` in tests and previews.
    init({{#injectedParameters}}{{.}}, {{/injectedParameters}}fetch: Fetch? = nil) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> {{scene}}Entity {
        {{scene}}Entity(title: "{{title}}")
    }
}

extension {{scene}}Interactor: {{scene}}PresenterToInteractorProtocol {
    func load() async {
        do {
            let entity = try await (fetch ?? fetchEntity)()
            try Task.checkCancellation()
            presenter?.loadFinished(entity)
        } catch {
            // A canceled load isn't a failure: the scene has closed or loads again.
            if !Task.isCancelled { presenter?.loadFailed(error) }
        }
    }
}
