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
    /// `--route`
    package var routes: [RouteEntry]?
    /// `--present`
    package var presentations: [RouteEntry]?
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
        result.routes = routes ?? defaults.routes
        result.presentations = presentations ?? defaults.presentations
        result.options.merge(options) { $1 }
        return result
    }

    package var allRoutes: [(route: RouteEntry, style: RouteStyle)] {
        (routes ?? []).map { ($0, .push) } + (presentations ?? []).map { ($0, .present) }
    }

    package mutating func mapRoutes(_ transform: (RouteEntry) -> RouteEntry) {
        routes = routes?.map(transform)
        presentations = presentations?.map(transform)
    }

    package mutating func filterRoutes(_ isIncluded: (RouteEntry) -> Bool) {
        routes = routes?.filter(isIncluded)
        presentations = presentations?.filter(isIncluded)
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
        routes = object.optional("routes", as: RouteEntries.self)?.list
        presentations = object.optional("present", as: RouteEntries.self)?.list
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

/// A route in a file.
package struct RouteEntry: Sendable {
    /// `[label:]Scene`
    package var text: SourceText
    /// The parameters of the Builder, if scene-kit didn't generate it.
    package var parameters: [SourceText]?
    /// The modules that the parameters' types come from.
    package var imports: [SourceText]

    /// Creates a route to a recorded scene or, with `parameters`, to another one.
    package init(
        _ text: SourceText, parameters: [SourceText]? = nil, imports: [SourceText] = []
    ) {
        self.text = text
        self.parameters = parameters
        self.imports = imports
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
        let asked =
            (choices.routes ?? []).map { ($0, RouteStyle.push) }
            + (choices.presentations ?? []).map { ($0, .present) }
        var labels: Set<String> = []
        return try mapCollectingErrors(asked) { (route, style) throws(Failure) in
            let request = try RouteRequest(parsing: route.text, style, among: names)
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
