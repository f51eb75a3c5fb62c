package import Basics
import ProjectReading
package import Projects
package import Scenes
import SwiftSource
package import TemplateSets

/// Finds the scenes that routes lead to: among those being generated, then in the records, then in
/// the list of `scene-kit.json`.
package struct RouteTargets {
    /// The project that is searched for scenes; nil for a case of a pack.
    private let state: ProjectState?
    /// The scenes that are being generated, by name.
    package let generated: [String: RouteTarget]
    /// Whether the command can describe a builder that the user wrote.
    private let commandTakesParameters: Bool
    /// Whether recorded routes may lead to scenes that are gone.
    var toleratesDangling = true
    /// The recorded scenes that the command removes.
    var removed: Set<String> = []

    package init(
        _ state: ProjectState?, generated: [String: RouteTarget] = [:],
        commandTakesParameters: Bool = false
    ) {
        (self.state, self.generated) = (state, generated)
        self.commandTakesParameters = commandTakesParameters
    }

    /// The scenes that a route may lead to.
    package var names: [String] {
        var names = Set(generated.keys)
        if let state {
            names.formUnion(Set(state.records.names).subtracting(removed))
            names.formUnion(state.project.configuration.scenes?.map(\.name.text) ?? [])
        }
        return names.sorted()
    }

    /// The routes of an entry, with their targets.
    ///
    /// - Throws: `Failure` with everything that is wrong: 66 for an unknown scene; 64 or 65 for a
    ///   set without files for routes, for parameters of a builder that scene-kit knows, and for a
    ///   target that the scene can't lead to; and what reading a record throws.
    package func routes(
        of entry: SceneEntry, for templateSet: TemplateSet, from module: String?
    ) throws(Failure) -> [Route] {
        try entry.mapRoutes(among: names) { (request, written) throws(Failure) in
            guard templateSet.makesRoutes else {
                throw Self.noRoutes(templateSet, entry.choices.template ?? entry.name)
            }
            if try isDangling(written, of: entry.name.text, to: request.target) {
                var route = Route(
                    request,
                    to: RouteTarget(name: request.target, parameters: ParameterList(), imports: []))
                route.isDangling = true
                return route
            }
            let target = try target(of: request, as: written)
            if let named = request.module, let module = target.module, module != named {
                throw Failure(
                    .notFound,
                    request.source.diagnostic(
                        "the scene '\(target.name)' is in the module '\(module)'",
                        hint: "Did you mean '\(module).\(target.name)'?"))
            }
            if let module, let other = target.module, module != other, !target.isPublic {
                let record = try state?.record(of: target.name.description)
                let way = record.flatMap { record in
                    state?.project.wayToGive(
                        [record.entry.name.text], CommonOption.access, "public",
                        listedIn: record.scenesFile)
                }
                throw request.source.failure(
                    "'\(target.name)' is internal to the module '\(other)'",
                    hint: "Make it public: " + (way ?? "create it with --option access=public."))
            }
            let start = entry.name.text
            for name in target.parameters.parameters.map(\.parameter.name.name) {
                guard let reason = templateSet.reserved.routes.reason(for: name, in: start) else {
                    continue
                }
                throw request.source.failure(
                    "a route from '\(start)' cannot pass '\(target.name)' its '\(name)': \(reason)",
                    hint: "Rename that parameter of '\(target.name)'.")
            }
            return Route(request, to: target)
        }
    }

    /// Whether a recorded route leads to a scene that is gone. Another branch may have removed it.
    private func isDangling(
        _ route: RouteEntry, of scene: String, to target: SceneName
    ) throws(Failure) -> Bool {
        guard toleratesDangling, route.parameters == nil, let state,
            try known(target) == nil
        else { return false }
        let recorded = try state.record(of: scene)?.entry.choices.routes ?? []
        return recorded.contains { $0.parameters == nil && $0.text.text == route.text.text }
    }

    /// The target of a route, with the parameters of its builder if the user wrote the builder.
    private func target(
        of route: RouteRequest, as written: RouteEntry
    ) throws(Failure) -> RouteTarget {
        let known = try known(route.target)
        guard let parameters = written.parameters else {
            guard let known else { throw unknown(route) }
            guard known.isGenerated else { throw withoutBuilder(route) }
            return known
        }
        var target = RouteTarget(
            name: route.target, parameters: try ParameterList(parsing: parameters),
            imports: try ModuleName.list(parsing: written.imports))
        if let interface = interface(of: target) {
            target.interface = interface
            target.module = String(interface.dropLast("Interface".count))
        }
        guard let known, known.isGenerated else { return target }
        try check(target, against: known, of: route)
        return known
    }

    /// The interface of a feature of the project that has a route value, written by hand.
    private func interface(of target: RouteTarget) -> String? {
        guard let state else { return nil }
        return target.imports.map(\.description).filter { $0.hasSuffix("Interface") }
            .first { interface in
                state.project.packages.contains { package in
                    state.sources.files(below: "\(package)/Sources/\(interface)").contains {
                        !DeclaredTypes.find(["\(target.name)Route"], in: $0.text).isEmpty
                    }
                }
            }
    }

    private func known(_ name: SceneName) throws(Failure) -> RouteTarget? {
        if let target = generated[name.description] { return target }
        guard let state, !removed.contains(name.description) else { return nil }
        if let target = try state.target(of: name.description) { return target }
        let configuration = state.project.configuration
        guard var entry = configuration.scenes?.first(where: { $0.name.text == name.description })
        else { return nil }
        entry.choices = entry.choices.over(configuration.defaults)
        let templateSet = try state.sets.set(entry.choices.template)
        // Neither the author nor the date affects a route.
        let scene = try Scene(named: entry.name, entry.choices, for: templateSet)
        return RouteTarget(scene, of: templateSet, module: configuration.module?.text)
    }

    /// A list may describe a scene of another list, whichever of the two is generated first, as
    /// long as it says what is true.
    private func check(
        _ target: RouteTarget, against known: RouteTarget, of route: RouteRequest
    ) throws(Failure) {
        let isElsewhere = generated[route.target.description] == nil && !commandTakesParameters
        if isElsewhere, target.parameters.declaration == known.parameters.declaration { return }
        let labels = state?.project.configuration.labels ?? .with
        let parameters = known.parameters.labeled(labels).declaration
        throw route.source.failure(
            isElsewhere
                ? "the builder of '\(route.target)' takes "
                    + (parameters.isEmpty ? "nothing" : "(\(parameters))")
                : "scene-kit already knows what '\(route.target)' takes",
            hint: "Leave out the parameters of its builder"
                + (isElsewhere ? ", or repeat them as they are." : "."))
    }
}

// MARK: - Messages

extension RouteTargets {
    private static func noRoutes(_ templateSet: TemplateSet, _ source: SourceText) -> Failure {
        source.failure(
            "the set '\(templateSet.name)' has no files for routes",
            hint: templateSet.format.isNative
                ? "A file of template.json with \"forEach\": \"routes\" makes them."
                : "Xcode file templates have none.")
    }

    /// The builder's parameters are unknown if scene-kit created the scene without it.
    private func withoutBuilder(_ route: RouteRequest) -> Failure {
        Failure(
            .notFound,
            route.source.diagnostic(
                "scene-kit hasn't created a Builder for the scene '\(route.target)'",
                hint: state.map { state in
                    "'\(state.project.command("new \(route.target) --only Builder"))' creates "
                        + "it; in a scenes file, add \"Builder\" to \"only\". "
                        + hintOnHandwritten(route.target)
                }))
    }

    private func unknown(_ route: RouteRequest) -> Failure {
        let name = route.target
        let hint =
            if names.isEmpty, let hint = state?.project.hintOnProjectsBelow {
                hint
            } else if let state {
                state.hintOnUnrecordedScene(name.description, among: names) + " "
                    + hintOnHandwritten(name)
            } else if let meant = SceneName.meant(by: name.description, among: names).first {
                "Did you mean '\(meant)'? \(hintOnHandwritten(name))"
            } else {
                "Describe it in \"targets\": [{ \"name\": \"\(name)\", \"params\": [] }]."
            }
        return Failure(
            .notFound, route.source.diagnostic("there is no scene '\(name)'", hint: hint))
    }

    private func hintOnHandwritten(_ name: SceneName) -> String {
        "If its builder is written by hand, name the parameters with "
            + (commandTakesParameters
                ? "--param or --no-param."
                : "'scene-kit route', or in a scenes file with "
                    + "{ \"scene\": \"\(name)\", \"params\": [] }.")
    }
}
