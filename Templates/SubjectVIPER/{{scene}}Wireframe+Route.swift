{{> header}}
{{#route}}
{{> imports}}
{{> importUIKit}}

/// {{target}}, as {{scene}} leads to it.
nonisolated struct {{scene}}To{{name}}Destination: SceneDestination {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#isPresented}}
    let navigationStyle = NavigationStyle.present
    {{/isPresented}}
    {{^isPresented}}
    let navigationStyle = NavigationStyle.push
    {{/isPresented}}

    {{#hasParams}}
    {{^isMemberwise}}
    @MainActor
    init({{parameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }

    {{/isMemberwise}}
    {{/hasParams}}
    {{> ifUIKit}}
    @MainActor
    func viewController() -> UIViewController {
        {{target}}Wireframe({{storedArguments}}).takeViewController()
    }
    {{> endIfUIKit}}
}

extension {{scene}}PresenterToRouter {
    {{#isPresented}}
    /// Shows {{target}} over whatever is on screen.
    {{/isPresented}}
    {{^isPresented}}
    /// Shows {{target}} on the same navigation stack.
    {{/isPresented}}
    @MainActor
    static func {{> routeFunction}}({{parameters}}) -> Self {
        Self.show({{scene}}To{{name}}Destination({{arguments}}))
    }
}
{{/route}}
