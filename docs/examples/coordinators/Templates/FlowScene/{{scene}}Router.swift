{{> header}}
{{#memberImports}}
{{> public}}import {{.}}
{{/memberImports}}

/// How the user leaves {{scene}}. A coordinator decides what follows.
{{> public}}nonisolated enum {{scene}}Exit {
    {{#options.exit}}
    case {{name}}{{^isVoid}}({{type}}){{/isVoid}}
    {{/options.exit}}
}

/// Tells the coordinator of the flow how the user leaves {{scene}}.
final class {{scene}}Router: SceneRouter {
    func exit(_ exit: {{scene}}Exit) {
        tell(exit)
    }
}
