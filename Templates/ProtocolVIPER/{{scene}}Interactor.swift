{{> header}}
{{#dependencyParameters}}
{{> imports}}

{{/dependencyParameters}}
/// Fetches what {{scene}} shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class {{scene}}Interactor: {{scene}}PresenterToInteractorProtocol {
    /// It is called on the main actor; what it awaits may run anywhere.
    typealias Fetch = @MainActor () async throws -> {{scene}}Entity

    weak var presenter: (any {{scene}}InteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    private let fetching: Fetch

    {{#dependencyParameters}}
    /// - Parameter fetching: what fetches in place of the stand-in.
    @MainActor
    init({{dependencyParameters}}, fetching: Fetch? = nil) {
        let standIn: Fetch = { try await Self.standIn({{#dependencies}}{{argumentLabel}}: {{name}}{{^-last}}, {{/-last}}{{/dependencies}}) }
        self.fetching = fetching ?? standIn
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
    @MainActor
    static func standIn({{#dependencies}}{{name}}: {{parameterType}}{{^-last}}, {{/-last}}{{/dependencies}}) async throws -> {{scene}}Entity {
        {{scene}}Entity(title: "{{title}}")
    }
}
