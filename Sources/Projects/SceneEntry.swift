package import Basics
package import JSONSource
package import Scenes
import SwiftSource
package import TemplateSets

/// A scene in a file: an element of `scenes`, or part of a record.
package struct SceneEntry: Sendable {
    package var name: SourceText
    package var choices: SceneChoices
    /// The folder of its files, below both the sources and the tests.
    package var folder: ProjectFolder?
    /// The module that the scene belongs to; nil if the scenes file doesn't name one.
    package var module: SourceText?

    package init(name: SourceText, choices: SceneChoices = SceneChoices()) {
        self.name = name
        self.choices = choices
    }
}

/// The choices for a scene, or the defaults for all scenes of a file. A property is nil if its key
/// is missing. The texts have the format of the options of `new`.
package struct SceneChoices: Sendable {
    /// `--template`
    package var template: SourceText?
    /// `--param`
    package var parameters: [SourceText]?
    /// `--import`
    package var imports: [SourceText]?
    /// `--dependency`
    package var dependencies: [SourceText]?
    /// `--sample`
    package var samples: [SourceText]?
    /// `--only`
    package var parts: [SourceText]?
    /// `--route`, then `--present`
    package var routes: [RouteEntry]?
    /// `--option`, by key.
    package var options: [String: OptionEntry] = [:]

    /// Creates choices with options only.
    package init(options: [String: OptionEntry] = [:]) {
        self.options = options
    }

    /// Returns these choices with `defaults` for missing ones. Options are merged by key.
    package func over(_ defaults: SceneChoices) -> SceneChoices {
        var result = defaults
        result.template = template ?? defaults.template
        result.parameters = parameters ?? defaults.parameters
        result.imports = imports ?? defaults.imports
        result.dependencies = dependencies ?? defaults.dependencies
        result.samples = samples ?? defaults.samples
        result.parts = parts ?? defaults.parts
        if let routes, !routes.isEmpty {
            // The keys `routes` and `present` have a default each.
            let others = (defaults.routes ?? []).filter { route in
                !routes.contains { $0.style == route.style }
            }
            result.routes = (routes + others).orderedByStyle
        } else {
            result.routes = routes ?? defaults.routes
        }
        result.options.merge(options) { $1 }
        return result
    }

    package mutating func readOptions(of object: JSONObjectReader) {
        options = object.optional("options", as: OptionEntries.self)?.values ?? [:]
    }

    /// Reads the keys of an object that describe a scene.
    package init(from object: JSONObjectReader) {
        let template: SourceText? = object.optional("template")
        self.init(besidesSetOf: object)
        self.template = template
        readOptions(of: object)
    }

    /// Reads all keys except the set and its options.
    package init(besidesSetOf object: JSONObjectReader) {
        parameters = object.optional("params", as: Texts.self)?.list
        imports = object.optional("imports", as: Texts.self)?.list
        dependencies = object.optional("dependencies", as: Texts.self)?.list
        samples = object.optional("samples", as: Texts.self)?.list
        parts = object.optional("only", as: Texts.self)?.list
        let lists = RouteStyle.allCases.compactMap { style in
            object.optional(style.key, as: RouteEntries.self)?.list.map { $0.shown(style) }
        }
        routes = lists.isEmpty ? nil : lists.flatMap(\.self)
    }
}

extension SceneEntry: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        let name = object.required("name", as: SourceText.self)
        choices = SceneChoices(from: object)
        folder = object.optional("folder")
        module = object.optional("module")
        guard let name else { return nil }
        self.name = name
    }
}

extension RouteStyle {
    /// The key of its routes in files.
    package var key: String { self == .push ? "routes" : "present" }
}

/// A route in a file.
package struct RouteEntry: Sendable {
    /// `[label:]Scene`
    package var text: SourceText
    package var style: RouteStyle
    /// The parameters of the Builder, if scene-kit didn't generate it.
    package var parameters: [SourceText]?
    /// The modules that the parameters' types come from.
    package var imports: [SourceText]

    /// Creates a route to a recorded scene or, with `parameters`, to another one.
    package init(
        _ text: SourceText, _ style: RouteStyle = .push, parameters: [SourceText]? = nil,
        imports: [SourceText] = []
    ) {
        self.text = text
        self.style = style
        self.parameters = parameters
        self.imports = imports
    }
}

extension RouteEntry {
    /// The parsed route; nil if the text is invalid.
    private var request: RouteRequest? { try? RouteRequest(parsing: text, style) }

    /// The name of the scene that the route leads to; nil if the text is invalid.
    package var target: String? { request?.target.description }

    /// The label; nil if the text is invalid.
    package var label: String? { request?.label }

    /// The label for comparisons. Labels that differ only in case would share a file.
    fileprivate var key: String { (label ?? text.text).caseFolded }

    fileprivate func shown(_ style: RouteStyle) -> RouteEntry {
        var result = self
        result.style = style
        return result
    }
}

extension [RouteEntry] {
    /// The routes in the order of files: pushed scenes, then presented ones.
    fileprivate var orderedByStyle: [RouteEntry] {
        RouteStyle.allCases.flatMap { style in filter { $0.style == style } }
    }

    /// Adds a route unless its label is in use.
    mutating func add(_ route: RouteEntry) {
        if contains(where: { $0.key == route.key }) { return }
        self = (self + [route]).orderedByStyle
    }

    /// Adds a route, and removes another one with its label.
    mutating func replace(_ route: RouteEntry) {
        // An equal route keeps its place.
        if contains(where: { $0.style == route.style && $0.json == route.json }) { return }
        removeAll { $0.key == route.key }
        add(route)
    }
}

extension RouteEntry: JSONReadable {
    /// Reads `"label:Scene"`, or an object with that text as `scene` and with `params` and
    /// `imports`.
    package init?(from reader: JSONReader) {
        if case .object = reader.node.content {
            guard let route = Described(from: reader) else { return nil }
            self.init(route.scene, parameters: route.parameters, imports: route.imports)
        } else {
            guard let text = SourceText(from: reader) else { return nil }
            self.init(text)
        }
    }

    private struct Described: JSONObjectReadable {
        let scene: SourceText
        let parameters: [SourceText]
        let imports: [SourceText]

        init?(from object: JSONObjectReader) {
            let scene = object.required("scene", as: SourceText.self)
            let parameters = object.required("params", as: Texts.self)
            imports = object.optional("imports", as: Texts.self)?.list ?? []
            guard let scene, let parameters else { return nil }
            self.scene = scene
            self.parameters = parameters.list
        }
    }
}

/// A route, or a list of routes.
private struct RouteEntries: JSONReadable {
    let list: [RouteEntry]

    init?(from reader: JSONReader) {
        if case .array = reader.node.content {
            guard let routes = [RouteEntry](from: reader) else { return nil }
            list = routes
        } else {
            guard let route = RouteEntry(from: reader) else { return nil }
            list = [route]
        }
    }
}

extension SceneEntry {
    /// Returns the request for the scene.
    package func request(author: SourceText, date: SourceText) -> SceneRequest {
        var request = SceneRequest(name: name, author: author, date: date)
        request.parameters = choices.parameters ?? []
        request.imports = choices.imports ?? []
        request.dependencies = choices.dependencies ?? []
        request.samples = choices.samples ?? []
        request.options = choices.optionTexts
        request.parts = choices.parts ?? []
        return request
    }

    /// Resolves the scene with the set that renders it.
    ///
    /// - Parameter options: Additional options from the command line.
    /// - Throws: The errors of `Scene.init(resolving:for:)`.
    package func scene(
        for templateSet: TemplateSet, author: SourceText, date: SourceText,
        options: [OptionText] = []
    ) throws(Failure) -> Scene {
        var request = request(author: author, date: date)
        request.options += options
        return try Scene(resolving: request, for: templateSet)
    }

    /// Returns the parsed routes of the entry.
    ///
    /// - Throws: `Failure` with all problems.
    package func routeRequests() throws(Failure) -> [(RouteRequest, RouteEntry)] {
        try mapRoutes(among: []) { ($0, $1) }
    }

    /// Returns the results of a function for each parsed route of the entry.
    ///
    /// - Parameter names: The names of all scenes, for suggestions.
    /// - Throws: `Failure` with all problems of the routes, and the errors of `make`.
    package func mapRoutes<Result>(
        among names: @autoclosure () -> [String],
        _ make: (RouteRequest, RouteEntry) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        var labels: Set<String> = []
        return try mapCollectingErrors(choices.routes ?? []) { (route) throws(Failure) in
            let request = try RouteRequest(parsing: route.text, route.style, among: names)
            guard labels.insert(request.label.caseFolded).inserted else {
                throw request.source.failure(
                    "another route is already named '\(request.label)'",
                    atUTF8: 0..<request.source.text.utf8.count,
                    hint: "Put another label before it: other:\(request.target)")
            }
            return try make(request, route)
        }
    }
}
