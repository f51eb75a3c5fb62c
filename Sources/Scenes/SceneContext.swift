import Basics
import SwiftSource
package import TemplateEngine
package import TemplateSets

/// What templates can name: the data of one scene, or of the project for files that are shared.
package struct SceneContext {
    private let values: TemplateObject

    /// The context for the template of a path, in which a slash that comes from a value shows.
    ///
    /// - Parameter names: those that the template asks for; nil for all.
    package func valueForPath(naming names: Set<String>?) -> TemplateValue {
        guard let names else { return TemplateValue.object(values).withEscapedSlashes }
        var asked: TemplateObject = [:]
        for name in names { asked[name] = values[name]?.withEscapedSlashes }
        return .object(asked)
    }

    /// What the templates of a scene's own files see.
    ///
    /// - Parameter project: what `project` gives for the scene's options.
    package init(
        _ scene: Scene, in project: TemplateObject, _ environment: RenderEnvironment
    ) {
        let data = InitialData(
            parameters: scene.parameters, dependencies: scene.dependencies,
            imports: scene.imports, samples: scene.samples, in: environment)
        var values = project
        values.reserveCapacity(ContextNames.all.count)
        Self.addOwn(RouteOrigin(scene), to: &values)
        data.addInputs(to: &values)
        data.addImports(to: &values)
        data.addMemberImports(of: scene.members, to: &values)
        values["samples"] = data.sampleContext
        if case .object(var options)? = values["options"] {
            for (name, value) in scene.options.values {
                guard case .link(let path) = value, !path.isEmpty else { continue }
                options[name] = LinkPath(path, for: data.parameters)?.context
            }
            values["options"] = .object(options)
        }
        self.init(values)
    }

    private static func title(of name: String) -> String {
        CaseConversion.words(of: name).joined(separator: " ")
    }

    /// What the templates of a route's files see. Of the scene that it starts from they see what is
    /// known also where that was written by hand.
    package init(
        _ route: Route, from origin: RouteOrigin, in project: TemplateObject,
        _ environment: RenderEnvironment
    ) {
        var values = project
        Self.addOwn(origin, to: &values)
        values["route"] = Self.route(route, in: environment)
        self.init(values)
    }

    /// What the templates of shared files see: nothing of any scene, so that they come out the
    /// same for every one.
    package init(
        sharedBy templateSet: TemplateSet, options: OptionValues, _ environment: RenderEnvironment
    ) {
        self.init(
            Self.project(
                options.projectScoped(in: templateSet), templateSet: templateSet, environment))
    }

    private init(_ values: TemplateObject) {
        self.values = values
    }

    /// The context as the engine takes it.
    ///
    /// - Parameter header: that of the file, where it is not that of all files.
    package func value(fileName: String, header: [String]? = nil) -> TemplateValue {
        var values = values
        values["fileName"] = .string(fileName)
        if let header { values["header"] = .list(header.map { .string($0) }) }
        return .object(values)
    }

    /// What is the same for all scenes of a project with these options.
    package static func project(
        _ options: OptionValues, templateSet: TemplateSet, _ environment: RenderEnvironment
    ) -> TemplateObject {
        var shown: TemplateObject = [:]
        for option in templateSet.options {
            guard let value = options[option.name] else { continue }
            var sources: [String: TemplateValue]?
            if let source = option.source, case .members(let list)? = options[source] {
                let contexts = list.contexts(environment.samples, from: nil)
                sources = Dictionary(
                    zip(list.members.map(\.name.name), contexts), uniquingKeysWith: { $1 })
            }
            shown[option.name] = option.context(of: value, environment.samples, from: sources)
        }
        return [
            "options": .object(shown),
            "plainLabels": .bool(environment.labels == .plain),
            "module": environment.module.map { .string($0) } ?? .null,
            "header": .list(environment.headerComments.map { .string($0) }),
        ]
    }

    /// Adds what is known of a scene also where it was written by hand.
    private static func addOwn(_ origin: RouteOrigin, to values: inout TemplateObject) {
        let name = origin.name.description
        values["scene"] = .string(name)
        values["title"] = .string(title(of: name))
        values["author"] = .string(origin.author)
        values["date"] = .string(origin.date.description)
        values["year"] = .string(String(origin.date.year))
    }
}
