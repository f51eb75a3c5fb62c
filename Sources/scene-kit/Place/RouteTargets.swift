import Diagnostics
import SceneScaffold

/// Finds the scenes that routes lead to: among those being generated, then in the records, then in
/// the list of `scene-kit.json`.
struct RouteTargets {
    /// Nil where no project is to be looked into.
    let project: Project?
    /// The scenes that are being generated, by name.
    var generated: [String: RouteTarget] = [:]
    /// Who and when, for reading the list; neither reaches a route.
    let author: String
    let date: String

    /// The target of a route that starts in a module.
    ///
    /// - Parameter handwritten: what was said of a builder that scene-kit did not make.
    /// - Throws: `Failure` with 66 for a scene that nobody knows, 64 where something is said of one
    ///   that is known or where its module keeps it to itself, and what reading a record throws.
    func target(
        of route: RouteRequest, from module: String?, handwritten: HandwrittenBuilder?,
        option: String
    ) throws(Failure) -> RouteTarget {
        let known = try known(route.target)
        if let handwritten {
            guard known?.isGenerated != true else {
                throw Failure(
                    .usage,
                    Diagnostic(
                        .error, "scene-kit knows what '\(route.target)' takes", path: option,
                        hint: "Leave out what is said of its builder."))
            }
            return RouteTarget(
                name: route.target, parameters: handwritten.parameters,
                imports: handwritten.imports)
        }
        guard let known else { throw try unknown(route.target, option) }
        guard known.isGenerated else { throw withoutBuilder(route.target, option) }
        if let own = module, let other = known.module, own != other, !known.isPublic {
            throw Failure(
                .usage,
                Diagnostic(
                    .error,
                    "'\(route.target)' belongs to the module '\(other)', which keeps it to itself",
                    path: option,
                    hint: "Make it with --option access=public."))
        }
        return known
    }

    /// The routes that an entry asks for, with their targets.
    ///
    /// - Throws: what `target` throws, for all of them; `Failure` with 64 where the set has no
    ///   files for routes.
    func routes(
        of entry: SceneEntry, for set: TemplateSet, from module: String?
    ) throws(Failure) -> [Route] {
        var routes: [Route] = []
        for (request, said) in try entry.routeRequests() {
            let option = request.style == .push ? "--route" : "--present"
            routes.append(
                try entry.located { () throws(Failure) in
                    try Route(
                        request,
                        to: target(
                            of: request, from: module, handwritten: HandwrittenBuilder(said),
                            option: option))
                })
        }
        if !routes.isEmpty, !set.makesRoutes { throw Self.noRoutes(set) }
        return routes
    }

    static func noRoutes(_ set: TemplateSet) -> Failure {
        Failure(
            .usage,
            Diagnostic(
                .error, "the set '\(set.name)' has no files for routes", path: "--template",
                hint: "A file of template.json with \"forEach\": \"routes\" makes them."))
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
    private func withoutBuilder(_ name: SceneName, _ option: String) -> Failure {
        Failure(
            .notFound,
            Diagnostic(
                .error, "of the scene '\(name)' scene-kit has made no Builder", path: option,
                hint: project == nil
                    ? nil
                    : "'scene-kit new \(name) --only Builder' makes it, and \"Builder\" in the "
                        + "\"only\" of a list. " + hintOnHandwritten(name, option)))
    }

    private func hint(on name: SceneName, in option: String) -> String {
        guard project != nil else {
            return "Say in \"targets\" what it takes: [{ \"name\": \"\(name)\", \"params\": [] }]."
        }
        return "'scene-kit list --scenes' shows those there are. " + hintOnHandwritten(name, option)
    }

    private func hintOnHandwritten(_ name: SceneName, _ option: String) -> String {
        let start = "Of a builder written by hand say what it takes"
        return switch option {
        case "to": start + " with --param, or --no-param."
        case "--route", "--present":
            start + " with 'scene-kit route', or in a list with "
                + "{ \"scene\": \"\(name)\", \"params\": [] }."
        default: start + "."
        }
    }

    private func unknown(_ name: SceneName, _ option: String) throws(Failure) -> Failure {
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
                hint: [question, hint(on: name, in: option)].compactMap(\.self)
                    .joined(separator: " ")))
    }
}

/// What a builder that was written by hand takes.
struct HandwrittenBuilder {
    let parameters: ParameterList
    let imports: [ModuleName]

    init(parameters: [String], imports: [String]) throws(Failure) {
        self.parameters = try ParameterList(parsing: parameters)
        var modules: [ModuleName] = []
        for text in imports { modules.append(try ModuleName(parsing: text)) }
        self.imports = modules
    }

    /// What a file says of it; nil where it says nothing.
    init?(_ entry: RouteEntry) throws(Failure) {
        guard let parameters = entry.parameters else { return nil }
        try self.init(parameters: parameters.map(\.text), imports: entry.imports.map(\.text))
    }
}
