{{> header}}
import RxSwift
{{#hasInjected}}
{{> imports}}
{{/hasInjected}}
{{$imports}}
{{/imports}}

/// {{^options.form}}Fetches what {{scene}} shows{{/options.form}}{{#options.form}}Sends what the user enters in {{scene}}{{/options.form}}; results arrive on the main thread. It doesn't depend on views.
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
    // TODO: Fetch what the scene shows. Keep `observe(on:)` last.
    func fetchEntity() -> Single<{{scene}}Entity> {
        .just({{scene}}Entity(name: "{{title}}")).observe(on: MainScheduler.instance)
    }
    {{/options.form}}
}
