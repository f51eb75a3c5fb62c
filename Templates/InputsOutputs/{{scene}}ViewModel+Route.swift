{{> header}}
{{#route}}
import RxSwift
{{> imports}}

/// The way from {{scene}} to {{target}}. The view model hands it to `routeRelay`.
nonisolated struct {{scene}}GoTo{{name}}: {{scene}}Route {
    {{#hasParams}}
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}

    {{^isMemberwise}}
    init({{parameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }

    {{/isMemberwise}}
    {{/hasParams}}
    @MainActor
    func follow(with router: {{scene}}Router) {
        router.{{> routeFunction}}({{storedArguments}})
    }
}

nonisolated extension {{scene}}Routing {
    /// Every time that {{target}} is to be shown.
    var goTo{{name}}: Observable<{{scene}}GoTo{{name}}> {
        routes.compactMap { $0 as? {{scene}}GoTo{{name}} }
    }
}
{{/route}}
