{{> header}}
{{#features}}
import {{.}}
{{/features}}
public import {{support}}

/// The features of the app.
public nonisolated enum {{app}} {
    /// The dependencies of all scenes, which find those of other features in them.
    public static var dependencies: Dependencies {
        Dependencies(features: features)
    }

    /// Each feature has a line.
    private static var features: [any SceneFeature.Type] {
        {{#featureTypes}}
        {{> metatypes}}
        {{/featureTypes}}
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
