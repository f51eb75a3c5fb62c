package import Basics
package import Projects
package import Scenes
import SwiftSource
package import TemplateSets

/// Finds the scenes that routes lead to: among those being generated, then in the records, then in
/// the list of `scene-kit.json`.
package struct RouteTargets {
    /// Nil where no project is to be looked into.
    package let project: Project?
    /// The scenes that are being generated, by name.
    package var generated: [String: RouteTarget] = [:]
    /// Who and when, for reading the list; neither reaches a route.
    package let author: String
    package let date: String

    package init(
        project: Project?, generated: [String: RouteTarget] = [:], author: String, date: String
    ) {
        self.project = project
        self.generated = generated
        self.author = author
        self.date = date
    }

    /// The target of a route.
    ///
    /// - Parameter handwritten: what was said of a builder that scene-kit did not make.
    /// - Throws: `Failure` with 66 for a scene that nobody knows, 64 where something is said of one
    ///   that is known and where the start cannot lead to it, and what reading a record throws.
    package func target(
        of route: RouteRequest, from start: RouteStart, handwritten: HandwrittenBuilder?,
        option: String
    ) throws(Failure) -> RouteTarget {
        let known = try known(route.target)
        if let handwritten {
            guard known?.isGenerated != true else {
                throw Failure(
                    .usage,
                    Diagnostic(
                        .error, "scene-kit knows what '\(route.target)' takes", path: option,
                        hint: "Leave out what is said of its \(start.routing.rawValue)."))
            }
            try start.check(handwritten.parameters, of: route.target, option)
            return RouteTarget(
                name: route.target, parameters: handwritten.parameters,
                imports: handwritten.imports, routing: start.routing)
        }
        guard let known else { throw try unknown(route.target, start, option) }
        try start.check(known, option)
        guard known.isGenerated else { throw withoutBuilder(route.target, start, option) }
        try start.check(known.parameters, of: route.target, option)
        return known
    }

    /// The routes that an entry asks for, with their targets.
    ///
    /// - Throws: what `target` throws, for all of them; `Failure` with 64 where the set has no
    ///   files for routes.
    package func routes(
        of entry: SceneEntry, for set: TemplateSet, from module: String?
    ) throws(Failure) -> [Route] {
        let requests = try entry.routeRequests()
        if !requests.isEmpty, !set.makesRoutes { throw Self.noRoutes(set) }
        let start = RouteStart(name: entry.name.text, of: set, module: module)
        var routes: [Route] = []
        for (request, said) in requests {
            let option = request.style == .push ? "--route" : "--present"
            routes.append(
                try entry.located { () throws(Failure) in
                    try Route(
                        request,
                        to: target(
                            of: request, from: start, handwritten: HandwrittenBuilder(said),
                            option: option))
                })
        }
        return routes
    }

    package static func noRoutes(_ set: TemplateSet) -> Failure {
        Failure(
            .usage,
            Diagnostic(
                .error, "the set '\(set.name)' has no files for routes", path: "--template",
                hint: set.format.isNative
                    ? "A file of template.json with \"forEach\": \"routes\" makes them."
                    : "Xcode file templates make none."))
    }

    private func known(_ name: SceneName) throws(Failure) -> RouteTarget? {
        if let target = generated[name.description] { return target }
        guard let project else { return nil }
        if let record = try RecordStore(project).record(of: name.description) {
            return try RouteTarget(record)
        }
        guard
            let entry = project.configuration.scenes?.first(where: {
                $0.name.text == name.description
            })
        else { return nil }
        let choices = entry.choices.over(project.configuration.defaults)
        let set = try TemplateStore(project).set(choices.template)
        let scene = try SceneEntry(name: entry.name, choices: choices).scene(
            for: set, author: author, date: date)
        return RouteTarget(scene, of: set, module: project.configuration.module?.text)
    }

    /// Of a scene that scene-kit made without its builder, nobody knows what that takes.
    private func withoutBuilder(
        _ name: SceneName, _ start: RouteStart, _ option: String
    ) -> Failure {
        let role = start.routing.role
        return Failure(
            .notFound,
            Diagnostic(
                .error, "of the scene '\(name)' scene-kit has made no \(role)", path: option,
                hint: project == nil
                    ? nil
                    : "'scene-kit new \(name) --only \(role)' makes it, and \"\(role)\" in the "
                        + "\"only\" of a list. " + hintOnHandwritten(name, start, option)))
    }

    private func hint(on name: SceneName, _ start: RouteStart, in option: String) -> String {
        guard project != nil else {
            return "Say in \"targets\" what it takes: [{ \"name\": \"\(name)\", \"params\": [] }]."
        }
        return "'scene-kit list --scenes' shows those there are. "
            + hintOnHandwritten(name, start, option)
    }

    private func hintOnHandwritten(
        _ name: SceneName, _ start: RouteStart, _ option: String
    ) -> String {
        let text = "Of a \(start.routing.rawValue) written by hand say what it takes"
        return switch option {
        case "to": text + " with --param, or --no-param."
        case "--route", "--present":
            text + " with 'scene-kit route', or in a list with "
                + "{ \"scene\": \"\(name)\", \"params\": [] }."
        default: text + "."
        }
    }

    private func unknown(
        _ name: SceneName, _ start: RouteStart, _ option: String
    ) throws(Failure) -> Failure {
        var names = Set(generated.keys)
        if let project {
            names.formUnion(try RecordStore(project).names())
            names.formUnion(project.configuration.scenes?.map(\.name.text) ?? [])
        }
        let question = Suggestions.question(for: name.description, among: names.sorted())
        return Failure(
            .notFound,
            Diagnostic(
                .error, "there is no scene '\(name)'", path: option,
                hint: [question, hint(on: name, start, in: option)].compactMap(\.self)
                    .joined(separator: " ")))
    }
}
