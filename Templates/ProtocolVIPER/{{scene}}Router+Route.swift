{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}PresenterToRouterProtocol {
    {{#isPresented}}
    /// Presents {{target}} over everything on screen.
    func {{> routeFunction}}({{parameters}}) {
        handle(.present({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Pushes {{target}} onto the navigation stack.
    func {{> routeFunction}}({{parameters}}) {
        handle(.push({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
}
{{/route}}
