{{> header}}
import RxSwift
{{#hasInjected}}
{{> imports}}
{{/hasInjected}}
{{$imports}}
{{/imports}}

/// {{^options.form}}Fetches what {{scene}} shows{{/options.form}}{{#options.form}}Sends what the user enters in {{scene}}{{/options.form}}. It doesn't depend on views.
///
/// Results arrive on the main thread, because the presenter belongs to it.
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
    {{$members}}
    {{/members}}
}
{{/hasInjected}}

nonisolated extension {{scene}}Interactor: {{scene}}InteractorInterface {
    {{#options.form}}
    // TODO: Send the fields. Keep `observe(on:)` last.
    func send(_ fields: {{scene}}Fields) -> Single<Void> {
        .just(()).observe(on: MainScheduler.instance)
    }
    {{/options.form}}
    {{^options.form}}
    // TODO: Fetch what the scene shows{{^options.complexity.is.formatter}}, and format it{{/options.complexity.is.formatter}}. Keep `observe(on:)` last.
    func fetch{{> fetched}}() -> Single<{{scene}}{{> fetched}}> {
        {{#options.complexity.is.formatter}}
        .just({{scene}}Entity(name: "{{title}}")).observe(on: MainScheduler.instance)
        {{/options.complexity.is.formatter}}
        {{^options.complexity.is.formatter}}
        .just({{scene}}Content(title: "{{title}}")).observe(on: MainScheduler.instance)
        {{/options.complexity.is.formatter}}
    }
    {{/options.form}}
}
