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
    private var newestLoad = 0
    private var newestResult = 0

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
        newestLoad += 1
        let load = newestLoad
        let result: Result<{{scene}}Entity, any Error>
        do {
            result = try await .success((fetch ?? fetchEntity)())
        } catch {
            result = .failure(error)
        }
        // A canceled load changes nothing, and neither does one that a newer load has overtaken.
        guard !Task.isCancelled, load > newestResult else { return }
        newestResult = load
        switch result {
        case .success(let entity): presenter?.loadFinished(entity)
        case .failure(let error): presenter?.loadFailed(error)
        }
    }
}
