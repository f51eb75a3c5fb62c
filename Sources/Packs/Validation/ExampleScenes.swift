import Basics
import Scenes
import SwiftSource
import TemplateEngine
import TemplateSets

/// The scenes that a set is tried with.
enum ExampleScenes {
    /// A scene's parameters and what else it starts with.
    struct SceneKind: Hashable {
        /// How messages call it.
        let description: String
        let parameters: [ExampleParameter]
        let dependencies: [ExampleParameter]
        /// The routes that it gets, in a set that makes some.
        let routes: RouteChoice
    }

    enum RouteChoice {
        case none, one, all
    }

    /// A parameter or dependency whose name can give way to one that the set takes itself.
    struct ExampleParameter: Hashable {
        let label: String?
        let name: String
        let declaration: String

        init(_ name: String, _ declaration: String, label: String? = nil) {
            (self.name, self.declaration, self.label) = (name, declaration, label)
        }

        func text(for templateSet: TemplateSet, in scene: String) -> String {
            let candidates = [name, "example" + name.withFirstUppercased, name + "Value"]
            let free = candidates.first {
                templateSet.reserved.parameters.reason(for: $0, in: scene) == nil
            }
            return (label.map { $0 + " " } ?? "") + (free ?? name) + declaration
        }
    }

    /// What every scene of them is called, unless the set takes the name itself.
    static let names = ["CarDetails", "OrderHistory", "ProfileEditor"]
    static let module = "Shop"
    static let header = ["Shop", "", "All rights reserved."]

    private static let identifier = ExampleParameter("carID", ":String=\"1\"", label: "withCarID")
    private static let service = ExampleParameter("formatter", ":NumberFormatter=NumberFormatter()")

    /// Without anything, with one parameter, and with five and a dependency.
    static let kinds = [
        SceneKind(description: "no parameter", parameters: [], dependencies: [], routes: .none),
        SceneKind(
            description: "one parameter", parameters: [ExampleParameter("page", ":Int")],
            dependencies: [], routes: .one),
        SceneKind(
            description: "five parameters and a dependency",
            parameters: [
                identifier, ExampleParameter("page", ":Int=1"),
                ExampleParameter("link", ":URL?"), ExampleParameter("tags", ":[String]"),
                ExampleParameter("onClose", ":(Bool) -> Void"),
            ],
            dependencies: [service], routes: .all),
    ]

    /// The scene of a kind.
    ///
    /// - Throws: `Failure` where the set takes no such scene.
    static func scene(
        _ kind: SceneKind, of templateSet: TemplateSet, options: [String]
    ) throws(Failure) -> Scene {
        let name =
            names.first { templateSet.reserved.scenes.reason(for: $0, in: $0) == nil } ?? names[0]
        let takesParameters = templateSet.takesParameters
        let parameters =
            takesParameters ? kind.parameters.map { $0.text(for: templateSet, in: name) } : []
        let options = try Self.linking(options, of: templateSet, parameters)
        let request = SceneRequest(
            name: name, parameters: parameters,
            dependencies: takesParameters
                ? kind.dependencies.map { $0.text(for: templateSet, in: name) } : [],
            options: options, author: "Jane", date: "2026-01-31")
        var scene = try Scene(resolving: request, for: templateSet)
        if templateSet.makesRoutes { scene.routes = try routes(kind.routes) }
        return scene
    }

    /// The options with a path that goes with the parameters in the place of the example.
    private static func linking(
        _ options: [String], of templateSet: TemplateSet, _ parameters: [String]
    ) throws(Failure) -> [String] {
        let links = templateSet.options.filter { $0.kind == .link }
            .map { "\($0.name)=\(SetOption.exampleLink)" }
        guard options.contains(where: links.contains) else { return options }
        let list = try ParameterList(parsing: parameters.map(text))
        return options.map { option in
            guard links.contains(option) else { return option }
            return option.prefix { $0 != "=" } + "=" + (LinkPath.example(for: list) ?? "")
        }
    }

    /// Nothing is wrong with a text of an example, so it does not matter where it stands.
    fileprivate static func text(_ text: String) -> SourceText { SourceText(name: "", text: text) }

    /// Ways on the stack and over it, to scenes that take nothing and that take something.
    private static func routes(_ choice: RouteChoice) throws(Failure) -> [Route] {
        let parameters = [identifier, ExampleParameter("page", ":Int")]
        let texts = parameters.map { ($0.label.map { $0 + " " } ?? "") + $0.name + $0.declaration }
        let plain = RouteTarget(
            name: try SceneName(parsing: Self.text("Help")),
            parameters: try ParameterList(parsing: []),
            imports: [])
        let taking = RouteTarget(
            name: try SceneName(parsing: Self.text("OrderEditor")),
            parameters: try ParameterList(parsing: texts.map(Self.text)),
            imports: [try ModuleName(parsing: Self.text("OrderKit"))])
        func route(
            _ text: String, _ style: RouteStyle, _ target: RouteTarget
        ) throws(Failure) -> Route {
            Route(try RouteRequest(parsing: Self.text(text), style), to: target)
        }
        switch choice {
        case .none: return []
        case .one: return [try route("Help", .push, plain)]
        case .all:
            return [
                try route("OrderEditor", .push, taking),
                try route("order:OrderEditor", .present, taking),
                try route("Help", .push, plain), try route("about:Help", .present, plain),
            ]
        }
    }
}

/// What the templates of a set can name, with a value for every name and an item in every list.
struct ExampleContexts {
    private let own: SceneContext
    private let route: SceneContext
    private let shared: SceneContext

    init(_ templateSet: TemplateSet) throws(Failure) {
        // What the set refuses does not change what its templates can name.
        let templateSet = templateSet.refusingNothing
        let parameters = [ExampleScenes.kinds[2].parameters[0]].map {
            $0.text(for: templateSet, in: "")
        }
        let request = SceneRequest(
            name: ExampleScenes.names[0], parameters: parameters,
            imports: [ExampleScenes.module],
            dependencies: ["first:URL=URL(fileURLWithPath: \"/\")"],
            options: templateSet.options.flatMap { option -> [String] in
                if option.kind == .link {
                    let name = parameters[0].prefix { $0 != ":" }.split(separator: " ").last ?? ""
                    return ["\(option.name)=examples/:\(name)"]
                }
                guard option.takesMembers else { return [] }
                let source = templateSet.options.first { $0.name == option.source }?.exampleMembers
                let name = source.map { "=" + $0[0].prefix { $0 != ":" } } ?? ""
                return option.exampleMembers.prefix(2).map { "\(option.name)=\($0)\(name)" }
            },
            author: "Jane", date: "2026-01-31")
        let scene = try Scene(resolving: request, for: templateSet)
        let target = RouteTarget(scene, of: templateSet, module: "OrderKit")
        let way = Route(
            try RouteRequest(parsing: ExampleScenes.text("Help"), .push), to: target)
        let environment = RenderEnvironment(
            module: ExampleScenes.module, header: ExampleScenes.header)
        let project = SceneContext.project(scene.options, templateSet: templateSet, environment)
        own = SceneContext(scene, in: project, environment)
        route = SceneContext(way, from: RouteOrigin(scene), in: project, environment)
        shared = SceneContext(sharedBy: templateSet, options: scene.options, environment)
    }

    private func context(of file: TemplateFile) -> SceneContext {
        if file.isShared { return shared }
        return file.repetition == .forEachRoute ? route : own
    }

    /// What the template of a file sees.
    func value(for file: TemplateFile) -> TemplateValue {
        let value = context(of: file).value(fileName: "CarDetails.swift")
        return Self.withDependencies(Self.withMemberImports(value), of: own)
    }

    /// What the template of a file's path sees.
    func valueForPath(of file: TemplateFile) -> TemplateValue {
        Self.withDependencies(context(of: file).valueForPath(naming: nil), of: own)
    }

    /// Without an option that takes members there are none.
    private static func withMemberImports(_ value: TemplateValue) -> TemplateValue {
        guard case .object(var values) = value, values["memberImports"] == .list([]) else {
            return value
        }
        values["memberImports"] = values["imports"]
        return .object(values)
    }

    /// A route has none, and partials that scenes and routes share ask for them all the same.
    private static func withDependencies(
        _ value: TemplateValue, of own: SceneContext
    ) -> TemplateValue {
        guard case .object(var values) = value, case .object(var route)? = values["route"],
            case .object(let ownValues) = own.value(fileName: "")
        else { return value }
        route["dependencies"] = ownValues["dependencies"]
        values["route"] = .object(route)
        return .object(values)
    }
}
