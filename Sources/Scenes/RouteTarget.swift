import Basics
package import SwiftSource
package import TemplateSets

/// The scene that a route leads to, as far as a route has to know it.
package struct RouteTarget: Hashable, Sendable {
    /// What it is called.
    package let name: SceneName
    /// What its builder takes.
    package let parameters: ParameterList
    /// The modules that the types of these come from.
    package let imports: [ModuleName]
    /// Values of these for tests.
    package let samples: SampleList
    /// The module that it belongs to, where that is known.
    package var module: String?
    /// Whether other modules see its builder.
    package var isPublic: Bool
    /// Whether scene-kit made the builder, so that a test can look into it.
    package var isGenerated: Bool

    /// The scene that a checked request describes.
    package init(_ scene: Scene, of templateSet: TemplateSet, module: String?) {
        name = scene.name
        parameters = scene.parameters
        imports = scene.imports
        samples = scene.samples
        self.module = module
        // A set without such an option leaves it to its templates.
        isPublic = scene.options["access"].map { $0.texts == ["public"] } ?? true
        isGenerated = templateSet.makesBuilder(scene)
    }

    /// A scene that was written by hand, or generated before.
    package init(
        name: SceneName, parameters: ParameterList, imports: [ModuleName],
        samples: SampleList = SampleList(), isGenerated: Bool = false
    ) {
        self.name = name
        self.parameters = parameters
        self.imports = imports
        self.samples = samples
        module = nil
        isPublic = true
        self.isGenerated = isGenerated
    }
}
