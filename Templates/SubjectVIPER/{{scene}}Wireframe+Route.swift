{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}PresenterToRouter {
    {{#isPresented}}
    /// Presents {{target}} over everything on screen.
    static func {{> routeFunction}}({{parameters}}) -> Self {
        Self(request: .present({{destination}}({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Pushes {{target}} onto the navigation stack.
    static func {{> routeFunction}}({{parameters}}) -> Self {
        Self(request: .push({{destination}}({{arguments}})))
    }
    {{/isPresented}}
}
{{/route}}
