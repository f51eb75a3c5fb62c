{{> header}}
import RxSwift
{{#hasInjected}}
{{> imports}}
{{/hasInjected}}

/// Fetches what {{scene}} shows, on any thread. It doesn't depend on views.
nonisolated final class {{scene}}Interactor {
    typealias Fetch = () -> Single<{{scene}}{{> fetched}}>

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
    private func request{{> fetched}}() -> Single<{{scene}}{{> fetched}}> {
        {{#options.complexity.is.formatter}}
        .just({{scene}}Entity(name: "{{title}}"))
        {{/options.complexity.is.formatter}}
        {{^options.complexity.is.formatter}}
        .just({{scene}}Content(title: "{{title}}"))
        {{/options.complexity.is.formatter}}
    }
}

nonisolated extension {{scene}}Interactor: {{scene}}InteractorInterface {
    func fetch{{> fetched}}() -> Single<{{scene}}{{> fetched}}> {
        fetch?() ?? request{{> fetched}}()
    }
}
