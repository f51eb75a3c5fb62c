package import Basics
package import Projects
package import Scenes
package import SwiftSource
package import TemplateSets

/// Finds the scenes that routes lead to: among those being generated, then in the records, then in
/// the list of `scene-kit.json`.
package struct RouteTargets {
    /// The project that is searched for scenes; nil for a case of a pack.
    private let snapshot: ProjectSnapshot?
    /// The scenes that are being generated, by name.
    package var generated: [String: RouteTarget] = [:]
    /// Whether the command can describe a builder that the user wrote.
    private let commandTakesParameters: Bool

    package init(
        _ snapshot: ProjectSnapshot?, generated: [String: RouteTarget] = [:],
        commandTakesParameters: Bool = false
    ) {
        self.snapshot = snapshot
        self.generated = generated
        self.commandTakesParameters = commandTakesParameters
    }

    private var project: Project? { snapshot?.project }

    /// The target of a route.
    ///
    /// - Parameter custom: The builder that the user wrote, if the route describes one.
    /// - Throws: `Failure` with 66 for an unknown scene, with 64 or 65 if the route describes the
    ///   builder of a known scene or if its start can't lead to the target, and what reading a
    ///   record throws.
    package func target(
        of route: RouteRequest, from start: RouteStart, custom: CustomBuilder?
    ) throws(Failure) -> RouteTarget {
        let known = try known(route.target)
        if let custom {
            if let known, known.isGenerated { try check(custom, against: known, of: route) }
            try start.check(custom.parameters, of: route)
            return RouteTarget(
                name: route.target, parameters: custom.parameters,
                imports: custom.imports)
        }
        guard let known else { throw unknown(route) }
        try start.check(known, of: route)
        guard known.isGenerated else { throw withoutBuilder(route) }
        try start.check(known.parameters, of: route)
        return known
    }

    /// A list may describe a scene of another list, whichever of the two is generated first, as long
    /// as it says what is true.
    private func check(
        _ custom: CustomBuilder, against known: RouteTarget, of route: RouteRequest
    ) throws(Failure) {
        let isElsewhere = generated[route.target.description] == nil && !commandTakesParameters
        if isElsewhere, custom.parameters.declaration == known.parameters.declaration { return }
        let parameters = known.parameters.labeled(project?.configuration.labels ?? .with)
            .declaration
        throw route.source.failure(
            isElsewhere
                ? "the builder of '\(route.target)' takes "
                    + (parameters.isEmpty ? "nothing" : "(\(parameters))")
                : "scene-kit already knows what '\(route.target)' takes",
            hint: "Leave out the parameters of its builder"
                + (isElsewhere ? ", or repeat them as they are." : "."))
    }

    /// The routes of an entry, with their targets.
    ///
    /// - Throws: What `target` throws, for all of them; `Failure` with 64 or 65 if the set has no
    ///   files for routes.
    package func routes(
        of entry: SceneEntry, for templateSet: TemplateSet, from module: String?
    ) throws(Failure) -> [Route] {
        let start = RouteStart(name: entry.name.text, of: templateSet, module: module)
        return try entry.mapRoutes(among: names) { (request, said) throws(Failure) in
            guard templateSet.makesRoutes else {
                throw Self.noRoutes(templateSet, entry.choices.template)
            }
            return Route(
                request, to: try target(of: request, from: start, custom: CustomBuilder(said)))
        }
    }

    /// - Parameter template: The text that named the set, if any.
    package static func noRoutes(_ templateSet: TemplateSet, _ template: SourceText?) -> Failure {
        (template ?? SourceText(argument: templateSet.name, of: TemplateStore.optionName)).failure(
            "the set '\(templateSet.name)' has no files for routes",
            hint: templateSet.format.isNative
                ? "A file of template.json with \"forEach\": \"routes\" makes them."
                : "Xcode file templates have none.")
    }

    private func known(_ name: SceneName) throws(Failure) -> RouteTarget? {
        if let target = generated[name.description] { return target }
        guard let snapshot else { return nil }
        if let record = try snapshot.record(of: name.description) { return try RouteTarget(record) }
        let project = snapshot.project
        guard
            let entry = project.configuration.scenes?.first(where: {
                $0.name.text == name.description
            })
        else { return nil }
        let choices = entry.choices.over(project.configuration.defaults)
        let templateSet = try snapshot.sets.set(choices.template)
        let scene = try SceneEntry(name: entry.name, choices: choices).scene(
            for: templateSet, author: snapshot.authorship.author(),
            date: snapshot.authorship.date())
        return RouteTarget(scene, of: templateSet, module: project.configuration.module?.text)
    }

    /// The builder's parameters are unknown if scene-kit created the scene without it.
    private func withoutBuilder(_ route: RouteRequest) -> Failure {
        return Failure(
            .notFound,
            route.source.diagnostic(
                "scene-kit hasn't created a Builder for the scene '\(route.target)'",
                hint: project.map { project in
                    "'\(project.command("new \(route.target) --only Builder"))' creates it; in a "
                        + "list, add \"Builder\" to \"only\". " + hintOnCustom(route.target)
                }))
    }

    private func hint(on name: SceneName) -> String {
        guard let project else {
            return "Describe it in \"targets\": [{ \"name\": \"\(name)\", \"params\": [] }]."
        }
        return "'\(project.command("new \(name)"))' creates it. " + hintOnCustom(name)
    }

    private func hintOnCustom(_ name: SceneName) -> String {
        let text = "If its builder is written by hand, name the parameters"
        if commandTakesParameters { return text + " with --param or --no-param." }
        return text + " with 'scene-kit route', or in a list with "
            + "{ \"scene\": \"\(name)\", \"params\": [] }."
    }

    /// The scenes that a route may lead to.
    package var names: [String] {
        var names = Set(generated.keys)
        if let snapshot {
            names.formUnion(snapshot.records.names)
            names.formUnion(snapshot.project.configuration.scenes?.map(\.name.text) ?? [])
        }
        return names.sorted()
    }

    private func unknown(_ route: RouteRequest) -> Failure {
        let name = route.target
        let question = Suggestions.question(for: name.description, among: names)
        return Failure(
            .notFound,
            route.source.diagnostic(
                "there is no scene '\(name)'",
                hint: question.map { "\($0) \(hintOnCustom(name))" } ?? hint(on: name)
            ))
    }
}

/// The scene that a route starts from, with the names that its code can't use.
package struct RouteStart {
    package let name: String
    package let module: String?
    /// Names that no parameter of a target can have.
    package let reserved: ReservedWords

    package init(name: String, of templateSet: TemplateSet, module: String?) {
        self.name = name
        self.module = module
        reserved = templateSet.reserved.routes
    }

    /// - Throws: `Failure` if the target belongs to another module and isn't public.
    package func check(_ target: RouteTarget, of route: RouteRequest) throws(Failure) {
        guard let own = module, let other = target.module, own != other else { return }
        if !target.isPublic {
            throw route.source.failure(
                "'\(target.name)' is internal to the module '\(other)'",
                hint: "Create it with --option access=public.")
        }
    }

    /// - Throws: `Failure` if the route's own code uses the name of a target's parameter.
    package func check(_ parameters: ParameterList, of route: RouteRequest) throws(Failure) {
        for parameter in parameters.parameters.map(\.parameter) {
            guard let reason = reserved.reason(for: parameter.name.name, in: name) else { continue }
            throw route.source.failure(
                "a route from '\(name)' cannot pass '\(route.target)' its '\(parameter.name)': "
                    + reason,
                hint: "Rename that parameter of '\(route.target)'.")
        }
    }
}

/// The parameters of a builder that the user wrote.
package struct CustomBuilder {
    package let parameters: ParameterList
    package let imports: [ModuleName]

    /// Nil if the entry doesn't describe a builder.
    package init?(_ entry: RouteEntry) throws(Failure) {
        guard let parameters = entry.parameters else { return nil }
        self.parameters = try ParameterList(parsing: parameters)
        imports = try mapCollectingErrors(entry.imports) { (text) throws(Failure) in
            try ModuleName(parsing: text)
        }
    }
}
