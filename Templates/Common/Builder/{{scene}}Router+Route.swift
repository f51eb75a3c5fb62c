{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}Router {
    {{#isPresented}}
    /// Presents {{target}} over everything on screen.
    func {{> routeFunction}}({{parameters}}) {
        handle(.present({{destination}}({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Pushes {{target}} onto the navigation stack.
    func {{> routeFunction}}({{parameters}}) {
        handle(.push({{destination}}({{arguments}})))
    }
    {{/isPresented}}
}
{{/route}}
