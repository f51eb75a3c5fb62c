{{> header}}
{{#hasInjected}}
{{> imports}}

{{/hasInjected}}
/// Fetches what {{scene}} shows. It doesn't depend on views.
@MainActor
final class {{scene}}Interactor {
    typealias Fetch = @MainActor () async throws -> {{scene}}{{> fetched}}

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `request{{> fetched}}()` in tests and previews.
    init({{#injectedParameters}}{{.}}, {{/injectedParameters}}fetch: Fetch? = nil) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows{{^options.complexity.is.formatter}}, and format it{{/options.complexity.is.formatter}}.
    private func request{{> fetched}}() async throws -> {{scene}}{{> fetched}} {
        {{#options.complexity.is.formatter}}
        {{scene}}Entity(name: "{{title}}")
        {{/options.complexity.is.formatter}}
        {{^options.complexity.is.formatter}}
        {{scene}}Content(title: "{{title}}")
        {{/options.complexity.is.formatter}}
    }
}

extension {{scene}}Interactor: {{scene}}InteractorInterface {
    func fetch{{> fetched}}() async throws -> {{scene}}{{> fetched}} {
        try await (fetch ?? request{{> fetched}})()
    }
}
