{{> header}}
{{#hasInjected}}
{{> imports}}

{{/hasInjected}}
{{$imports}}
{{/imports}}
/// {{^options.form}}Fetches what {{scene}} shows{{/options.form}}{{#options.form}}Sends what the user enters in {{scene}}{{/options.form}}. It doesn't depend on views.
@MainActor
{{^hasInjected}}
final class {{scene}}Interactor {}
{{/hasInjected}}
{{#hasInjected}}
final class {{scene}}Interactor {
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

extension {{scene}}Interactor: {{scene}}InteractorInterface {
    {{#options.form}}
    // TODO: Send the fields.
    func send(_ fields: {{scene}}Fields) async throws {}
    {{/options.form}}
    {{^options.form}}
    // TODO: Fetch what the scene shows.
    func fetchEntity() async throws -> {{scene}}Entity {
        {{scene}}Entity(name: "{{title}}")
    }
    {{/options.form}}
}
