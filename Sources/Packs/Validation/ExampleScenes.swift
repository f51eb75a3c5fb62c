import Basics
import Scenes
import SwiftSource
import TemplateEngine
import TemplateSets

/// The scenes that a set is rendered for.
enum ExampleScenes {
    struct SceneKind {
        /// The kind's name in messages.
        let description: String
        var parameters: [String] = []
        var dependencies: [String] = []
        /// The routes of a scene, if the set has files for routes. They lead to `Help`, and to
        /// `OrderEditor`, which has parameters.
        var routes: [(text: String, style: RouteStyle)] = []
    }

    /// The names of scenes. The first one that the set doesn't reserve is used.
    static let names = ["CarDetails", "OrderHistory", "ProfileEditor"]
    static let module = "Shop"
    static let header = ["Shop", "", "All rights reserved."]

    static let authorship = Authorship(
        author: "Jane", date: CalendarDate(secondsSince1970: 1_769_817_600))

    static let identifier = "withCarID carID:String=\"1\""

    static let kinds = [
        SceneKind(description: "no parameter"),
        SceneKind(
            description: "one parameter", parameters: ["page:Int"], routes: [("Help", .push)]),
        SceneKind(
            description: "five parameters and a dependency",
            parameters: [
                identifier, "page:Int=1", "link:URL?", "tags:[String]", "onClose:(Bool) -> Void",
            ], dependencies: ["formatter:NumberFormatter=NumberFormatter()"],
            routes: [
                ("OrderEditor", .push), ("order:OrderEditor", .present), ("Help", .push),
                ("about:Help", .present),
            ]),
    ]

    /// A declaration with another name if the set reserves its own.
    private static func renamed(
        _ declaration: String, for templateSet: TemplateSet, in scene: String
    ) -> String {
        let head = declaration.prefix { $0 != ":" }
        let name = String(head.split(separator: " ").last ?? "")
        let candidates = [name, "example" + name.withFirstUppercased, name + "Value"]
        let free = candidates.first {
            templateSet.reserved.parameters.reason(for: $0, in: scene) == nil
        }
        return head.dropLast(name.count) + (free ?? name) + declaration.dropFirst(head.count)
    }

    /// Creates a scene of a kind. Throws a `Failure` if the set doesn't accept such a scene.
    static func scene(
        _ kind: SceneKind, of templateSet: TemplateSet, options: [String]
    ) throws(Failure) -> Scene {
        let name =
            names.first { templateSet.reserved.scenes.reason(for: $0, in: $0) == nil } ?? names[0]
        func texts(_ declarations: [String]) -> [String] {
            templateSet.takesParameters
                ? declarations.map { renamed($0, for: templateSet, in: name) } : []
        }
        let parameters = texts(kind.parameters)
        var scene = try Scene(
            named: text(name),
            SceneChoices(parameters: parameters, dependencies: texts(kind.dependencies)),
            options: try linking(options, of: templateSet, parameters).map(OptionText.init),
            by: authorship, for: templateSet)
        if templateSet.makesRoutes {
            scene.routes = try kind.routes.map { (text, style) throws(Failure) in
                try route(text, style)
            }
        }
        return scene
    }

    /// Replaces the placeholders of links by a path that contains the parameters.
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

    /// A text that causes no messages, so it needs no place.
    static func text(_ text: String) -> SourceText { SourceText(name: "", text: text) }

    private static func route(_ route: String, _ style: RouteStyle) throws(Failure) -> Route {
        let isEditor = route.hasSuffix("OrderEditor")
        let target = RouteTarget(
            name: try SceneName(parsing: text(isEditor ? "OrderEditor" : "Help")),
            parameters: try ParameterList(
                parsing: isEditor ? [text(identifier), text("page:Int")] : []),
            imports: isEditor ? [try ModuleName(parsing: text("OrderKit"))] : [])
        return Route(try RouteRequest(parsing: text(route), style), to: target)
    }
}

/// Example contexts for the templates of a set: every name has a value, and every list has an item.
struct ExampleContexts {
    private let own: SceneContext
    private let route: SceneContext
    private let shared: SceneContext

    init(_ templateSet: TemplateSet) throws(Failure) {
        // Templates see the same names in every scene, also in one that the set doesn't accept.
        let templateSet = templateSet.refusingNothing
        let choices = SceneChoices(
            parameters: [ExampleScenes.identifier, "date:Date=Date()"],
            imports: [ExampleScenes.module],
            dependencies: ["first:URL=URL(fileURLWithPath: \"/\")"])
        let options = templateSet.options.flatMap { option -> [String] in
            if option.kind == .link { return ["\(option.name)=examples/:carID"] }
            guard option.kind == .members else { return [] }
            let source = templateSet.options.first { $0.name == option.source }?.exampleMembers
            let name = source.map { "=" + $0[0].prefix { $0 != ":" } } ?? ""
            return option.exampleMembers.prefix(2).map { "\(option.name)=\($0)\(name)" }
        }
        let scene = try Scene(
            named: ExampleScenes.text(ExampleScenes.names[0]), choices,
            options: options.map(OptionText.init), by: ExampleScenes.authorship, for: templateSet)
        let target = RouteTarget(scene, of: templateSet, module: "OrderKit")
        let way = Route(try RouteRequest(parsing: ExampleScenes.text("Help"), .push), to: target)
        var environment = RenderEnvironment(
            module: ExampleScenes.module, header: ExampleScenes.header)
        environment.supportTestingModule = ExampleScenes.module + "Testing"
        let project = SceneContext.project(scene.options, templateSet: templateSet, environment)
        own = SceneContext(scene, in: project, environment)
        route = SceneContext(way, from: RouteOrigin(scene), in: project, environment)
        shared = SceneContext(sharedBy: templateSet, options: scene.options, environment)
    }

    func value(for file: TemplateFile) -> TemplateValue {
        var value = context(of: file).value(fileName: "CarDetails.swift")
        // A set without an option for members has no imports of members.
        if case .object(var values) = value, values["memberImports"] == .list([]) {
            values["memberImports"] = values["imports"]
            value = .object(values)
        }
        return withDependencies(value)
    }

    func valueForPath(of file: TemplateFile) -> TemplateValue {
        withDependencies(context(of: file).value)
    }

    private func context(of file: TemplateFile) -> SceneContext {
        if file.isShared { return shared }
        return file.repetition == .forEachRoute ? route : own
    }

    /// Adds dependencies to the route. It has none, but partials for scenes and routes name them.
    private func withDependencies(_ value: TemplateValue) -> TemplateValue {
        guard case .object(var values) = value, case .object(var route)? = values["route"],
            case .object(let ownValues) = own.value(fileName: "")
        else { return value }
        route["dependencies"] = ownValues["dependencies"]
        values["route"] = .object(route)
        return .object(values)
    }
}

extension SetOption {
    /// A placeholder for the path of a link.
    static let exampleLink = "examples"

    /// Three members: with a type that can be compared, with one that needs an import, and a
    /// function. Their names begin with the option's, so that they differ from those of other
    /// options.
    var exampleMembers: [String] {
        let declarations = [("Text", ":String"), ("Link", ":URL?"), ("Action", ":(Int) -> Void")]
        return declarations.map { word, declaration in
            let free = [word, word + "Value", word + "Example"].first {
                reserved.reason(for: name + $0, in: "") == nil
            }
            return name + (free ?? word) + declaration
        }
    }
}
