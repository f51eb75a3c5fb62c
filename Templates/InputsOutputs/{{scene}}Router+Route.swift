{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}Router {
    {{#isPresented}}
    /// Shows {{target}} over whatever is on screen.
    func {{> routeFunction}}({{parameters}}) {
        viewController?.handle(.present({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Shows {{target}} on the same navigation stack.
    func {{> routeFunction}}({{parameters}}) {
        viewController?.handle(.push({{target}}Builder({{arguments}})))
    }
    {{/isPresented}}
}
{{/route}}
