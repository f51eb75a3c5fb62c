package import TemplateSets
package import Basics

/// Reads many requests against one set; of those that differ in nothing but the scene's name, as
/// many of a list do, only the first is read in full.
package struct SceneResolver {
    private let set: TemplateSet
    /// The scenes of requests whose name was left out.
    private var known: [SceneRequest: Scene] = [:]

    /// More are not kept, since a list may have as many as scenes.
    private static let limit = 64

    /// A reader that has seen nothing yet.
    package init(for set: TemplateSet) {
        self.set = set
    }

    /// Reads a request.
    ///
    /// Throws what `Scene.init(resolving:for:)` throws.
    package mutating func scene(for request: SceneRequest) throws(Failure) -> Scene {
        var unnamed = request
        unnamed.name = ""
        if let other = known[unnamed] {
            return try Scene(named: request.name, like: other, for: set)
        }
        let scene = try Scene(resolving: request, for: set)
        if known.count == Self.limit { known = [:] }
        known[unnamed] = scene
        return scene
    }
}
