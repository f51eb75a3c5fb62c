{{> header}}
public import {{support}}

/// Stands for {{feature}} in the tests, previews, and demo apps of other features.
public nonisolated enum {{feature}}Fakes: SceneFeature {
    public static var scenes: [any RoutedScene.Type] {
        {{#fakes}}
        {{> metatypes}}
        {{/fakes}}
    }
}
