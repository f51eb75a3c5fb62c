package import Basics
package import SwiftSource

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
    /// What makes it.
    package let routing: Routing
    /// Whether scene-kit made the builder, so that a test can look into it.
    package var isGenerated: Bool

    /// The scene that a checked request describes.
    package init(_ scene: Scene, of set: TemplateSet, module: String?) {
        name = scene.name
        parameters = scene.parameters
        imports = scene.imports
        samples = scene.samples
        self.module = module
        // A set without such an option leaves it to its templates.
        isPublic = scene.options["access"].map { $0.texts == ["public"] } ?? true
        routing = set.routing
        isGenerated = set.makesBuilder(scene)
    }

    /// A scene that was generated before.
    ///
    /// - Throws: `Failure` with 65 and what is wrong with the record, where it stands.
    package init(_ record: SceneRecord) throws(Failure) {
        let entry = record.entry
        let request = entry.request(author: "", date: "")
        (name, parameters, imports, samples) = try entry.located { () throws(Failure) in
            let parameters = try ParameterList(parsing: request.parameters)
            let imports = try collecting(request.imports) { (text) throws(Failure) in
                try ModuleName(parsing: text)
            }
            return (
                try SceneName(parsing: request.name), parameters, imports,
                try SampleList(parsing: request.samples, for: parameters)
            )
        }
        module = record.module
        isPublic = entry.choices.options["access"].map { $0.texts.first?.text == "public" } ?? true
        routing = record.routing
        isGenerated = record.hasBuilder
    }

    /// A scene whose builder was written by hand.
    package init(
        name: SceneName, parameters: ParameterList, imports: [ModuleName],
        routing: Routing = .builder
    ) {
        self.name = name
        self.parameters = parameters
        self.imports = imports
        samples = SampleList()
        module = nil
        isPublic = true
        self.routing = routing
        isGenerated = false
    }
}
