{{> header}}
{{#route}}
{{> imports}}
{{> importUIKit}}

/// The way from {{scene}} to {{target}}, and what that starts with.
nonisolated struct {{scene}}To{{name}}Destination: SceneDestination {
    {{#hasParams}}
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}

    {{^isMemberwise}}
    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }

    {{/isMemberwise}}
    {{/hasParams}}
    {{#isPresented}}
    var navigationStyle: NavigationStyle { .present }
    {{/isPresented}}
    {{^isPresented}}
    var navigationStyle: NavigationStyle { .push }
    {{/isPresented}}

    {{> ifUIKit}}
    @MainActor
    func viewController() -> UIViewController {
        {{target}}Wireframe({{storedArguments}}).takeViewController()
    }
    {{> endIfUIKit}}
}

extension {{scene}}NavigationOption {
    {{#isPresented}}
    /// Shows {{target}} over whatever is on screen.
    {{/isPresented}}
    {{^isPresented}}
    /// Shows {{target}} on the same navigation stack.
    {{/isPresented}}
    @MainActor
    static func {{functionName}}({{parameters}}) -> Self {
        .showing({{scene}}To{{name}}Destination({{arguments}}))
    }
}
{{/route}}
