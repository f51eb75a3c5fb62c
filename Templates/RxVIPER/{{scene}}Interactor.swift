{{> header}}
import RxSwift
{{#hasInjected}}
{{> imports}}
{{/hasInjected}}

/// Fetches what {{scene}} shows, on any thread. It doesn't depend on views.
{{^hasInjected}}
nonisolated final class {{scene}}Interactor {}
{{/hasInjected}}
{{#hasInjected}}
nonisolated final class {{scene}}Interactor {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
    }
}
{{/hasInjected}}

nonisolated extension {{scene}}Interactor: {{scene}}InteractorInterface {
    // TODO: Fetch what the scene shows{{^options.complexity.is.formatter}}, and format it{{/options.complexity.is.formatter}}.
    func fetch{{> fetched}}() -> Single<{{scene}}{{> fetched}}> {
        {{#options.complexity.is.formatter}}
        .just({{scene}}Entity(name: "{{title}}"))
        {{/options.complexity.is.formatter}}
        {{^options.complexity.is.formatter}}
        .just({{scene}}Content(title: "{{title}}"))
        {{/options.complexity.is.formatter}}
    }
}
