{{> header}}
{{> imports}}

/// Fetches what {{scene}} shows, and formats it. It knows nothing of views.
@MainActor
final class {{scene}}ViewModel {
    let title = "{{title}}"
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    {{#hasInjected}}

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
    }
    {{/hasInjected}}
}
