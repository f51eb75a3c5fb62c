{{> header}}
{{#imports}}
import {{.}}
{{/imports}}
public import {{support}}
{{#networking}}

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
{{/networking}}

/// The scenes of {{feature}} that other features lead to.
public nonisolated enum {{feature}}Feature: SceneFeature {
    public static var scenes: [any RoutedScene.Type] {
        {{#builders}}
        {{> metatypes}}
        {{/builders}}
    }
    {{#needs}}

    /// The types of the dependencies without a default, which the app provides.
    public static var needs: [Any.Type] {
        {{> metatypes}}
    }
    {{/needs}}
    {{#linkedBuilders}}

    /// The scenes that links open.
    @MainActor
    public static var links: [any LinkedScene.Type] {
        {{> metatypes}}
    }
    {{/linkedBuilders}}
}
