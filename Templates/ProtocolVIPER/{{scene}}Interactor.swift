{{> header}}
{{#dependencyParameters}}
{{> imports}}

{{/dependencyParameters}}
/// Fetches what {{scene}} shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class {{scene}}Interactor: {{scene}}PresenterToInteractorProtocol {
    typealias Fetch = @Sendable () async throws -> {{scene}}Entity

    weak var presenter: (any {{scene}}InteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetching: Fetch

    {{#dependencyParameters}}
    @MainActor
    init({{dependencyParameters}}, fetching: @escaping Fetch = standIn) {
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        self.fetching = fetching
    }
    {{/dependencyParameters}}
    {{^dependencyParameters}}
    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }
    {{/dependencyParameters}}

    deinit {
        task?.cancel()
    }

    func fetchEntity() {
        task?.cancel()
        task = Task { @MainActor [fetching, weak presenter] in
            do {
                let entity = try await fetching()
                if !Task.isCancelled { presenter?.fetchFinished(entity) }
            } catch {
                if !Task.isCancelled { presenter?.fetchFailed(error) }
            }
        }
    }

    /// Stands in for a server or a store until there is one.
    @Sendable
    static func standIn() async throws -> {{scene}}Entity {
        {{scene}}Entity(title: "{{title}}")
    }
}
