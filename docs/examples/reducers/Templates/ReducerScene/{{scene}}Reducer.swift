{{> imports}}

/// What {{scene}} shows, what can happen in it, and what follows. It knows no views.
@MainActor
struct {{scene}}Reducer: Reducer {
    nonisolated struct State {
        {{#params}}
        let {{name}}: {{type}}
        {{/params}}
        var content: Content?
        var isLoading = false
        var failure: String?
        {{#hasParams}}

        init({{parameters}}) {
            {{#params}}
            self.{{name}} = {{name}}
            {{/params}}
        }
        {{/hasParams}}
    }

    nonisolated struct Content: Equatable {
        var title: String
    }

    nonisolated enum Action {
        case appeared
        case loaded(Content)
        case failed(String)
        {{#options.action}}
        case {{name}}{{^isVoid}}({{type}}){{/isVoid}}
        {{/options.action}}
    }
    {{#dependencies}}
    {{#-first}}

    {{/-first}}
    private let {{name}}: {{type}}
    {{#-last}}

    init({{dependencyParameters}}) {
    {{/-last}}
    {{/dependencies}}
    {{#dependencies}}
        self.{{name}} = {{name}}
    {{#-last}}
    }
    {{/-last}}
    {{/dependencies}}

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            guard !state.isLoading else { return .none }
            state.isLoading = true
            state.failure = nil
            return .run { [state] send in
                do {
                    await send(.loaded(try await fetchContent(for: state)))
                } catch {
                    await send(.failed("\(error)"))
                }
            }
        case .loaded(let content):
            state.isLoading = false
            state.content = content
            return .none
        case .failed(let message):
            state.isLoading = false
            state.failure = message
            return .none
        {{#options.action}}
        case .{{name}}:
            // TODO: Change the state, and return what follows.
            return .none
        {{/options.action}}
        }
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent(for state: State) async throws -> Content {
        Content(title: "{{title}}")
    }
}
