{{> header}}
{{#route}}
{{> imports}}

extension {{scene}}Step {
    {{#isPresented}}
    /// Presents {{target}} over everything on screen.
    static func {{functionName}}({{parameters}}) -> Self {
        Self(request: .present({{destination}}({{arguments}})))
    }
    {{/isPresented}}
    {{^isPresented}}
    /// Pushes {{target}} onto the navigation stack.
    static func {{functionName}}({{parameters}}) -> Self {
        Self(request: .push({{destination}}({{arguments}})))
    }
    {{/isPresented}}
}
{{/route}}
