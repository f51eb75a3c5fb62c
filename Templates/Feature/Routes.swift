{{> header}}
public import {{support}}

/// The routes to the scenes of {{feature}}.
public nonisolated enum {{feature}}Routes {
    public static var all: [any SceneRoute.Type] {
        {{#routes}}
        {{> metatypes}}
        {{/routes}}
    }
}
