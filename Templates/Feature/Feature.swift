{{> header}}
public import {{support}}

/// The scenes of {{feature}} that other features lead to.
public nonisolated enum {{feature}}Feature: SceneFeature {
    public static var scenes: [any RoutedScene.Type] {
        {{#builders}}
        {{> metatypes}}
        {{/builders}}
    }
    {{#linkedBuilders}}

    /// The scenes that links open.
    @MainActor
    public static var links: [any LinkedScene.Type] {
        {{> metatypes}}
    }
    {{/linkedBuilders}}
}
