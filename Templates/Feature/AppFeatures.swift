{{> header}}
{{#features}}
import {{.}}
{{/features}}
public import {{support}}

/// The features of the app.
public nonisolated enum {{app}} {
    /// Dependencies with the scenes of all features. Each feature has a line.
    public static var dependencies: Dependencies {
        {{^features}}
        Dependencies()
        {{/features}}
        {{#features}}
        {{#-first}}
        Dependencies(features: [
        {{/-first}}
            {{.}}Feature.self{{> comma}}
        {{#-last}}
        ])
        {{/-last}}
        {{/features}}
    }
    {{#linkedFeatures}}
    {{#-first}}

    /// The links of all features.
    @MainActor
    public static var links: SceneLinks {
        let scenes = [
    {{/-first}}
            {{.}}Feature.links{{> comma}}
    {{#-last}}
        ]
        return SceneLinks(scenes.flatMap { $0 })
    }
    {{/-last}}
    {{/linkedFeatures}}
}
