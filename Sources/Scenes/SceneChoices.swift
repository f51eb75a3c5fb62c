package import Basics
package import JSONSource
import SwiftSource

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

    package init(options: [String: OptionEntry] = [:], imports: [SourceText]? = nil) {
        (self.options, self.imports) = (options, imports)
    }

    /// Creates choices from arguments of the command line.
    package init(
        parameters: [String] = [], imports: [String] = [], dependencies: [String] = [],
        samples: [String] = [], parts: [String] = []
    ) {
        func texts(_ arguments: [String], _ option: String) -> [SourceText] {
            arguments.map { SourceText(argument: $0, of: option) }
        }
        self.parameters = texts(parameters, "--param")
        self.dependencies = texts(dependencies, "--dependency")
        (self.imports, self.samples) = (texts(imports, "--import"), texts(samples, "--sample"))
        self.parts = texts(parts, "--only")
    }

    /// The lists of texts, by their keys in files.
    private static let lists: [(String, any WritableKeyPath<Self, [SourceText]?> & Sendable)] = [
        ("params", \.parameters), ("imports", \.imports), ("dependencies", \.dependencies),
        ("samples", \.samples), ("only", \.parts),
    ]

    /// The texts of parameters and dependencies.
    package var initialData: [[String]] {
        [parameters, dependencies].map { ($0 ?? []).map(\.text) }
    }

    /// Returns these choices with other names of types.
    ///
    /// - Parameter fixed: The values that options list, which aren't types.
    package func renaming(
        _ types: [String: String], except fixed: Set<String> = []
    ) -> SceneChoices {
        func renamed(_ text: SourceText) -> SourceText {
            let bytes = Identifiers.renaming(types, in: Array(text.text.utf8))
            let new = String(decoding: bytes, as: UTF8.self)
            return new == text.text ? text : SourceText(name: "", text: new)
        }
        var result = self
        for list in [\Self.parameters, \.dependencies, \.samples] {
            result[keyPath: list] = self[keyPath: list]?.map(renamed)
        }
        for index in result.routes?.indices ?? 0..<0 {
            result.routes?[index].parameters = routes?[index].parameters?.map(renamed)
        }
        result.options = options.mapValues { entry in
            var entry = entry
            entry.texts = entry.texts.map { fixed.contains($0.text) ? $0 : renamed($0) }
            return entry
        }
        return result
    }

    /// Returns these choices with `defaults` for missing ones. Options are merged by key.
    package func over(_ defaults: SceneChoices) -> SceneChoices {
        var result = self
        result.template = template ?? defaults.template
        for (_, list) in Self.lists {
            result[keyPath: list] = self[keyPath: list] ?? defaults[keyPath: list]
        }
        if let routes, !routes.isEmpty {
            // The keys `routes` and `present` have a default each.
            let others = (defaults.routes ?? []).filter { route in
                !routes.contains { $0.style == route.style }
            }
            result.routes = (routes + others).orderedByStyle
        } else {
            result.routes = routes ?? defaults.routes
        }
        result.options = defaults.options.merging(options) { $1 }
        return result
    }
}

extension SceneChoices: JSONObjectReadable {
    /// Reads the keys of an object that describe a scene, except its set.
    package init(from object: JSONObjectReader) {
        for (key, list) in Self.lists { self[keyPath: list] = object.list(key) }
        for style in RouteStyle.allCases {
            guard var list = object.list(style.key, of: RouteEntry.self) else { continue }
            for index in list.indices { list[index].style = style }
            routes = (routes ?? []) + list
        }
        readOptions(of: object)
    }

    /// Reads the keys of an object that describe a scene.
    package init(withSetFrom object: JSONObjectReader) {
        let template = object.optional("template", as: SourceText.self)
        self.init(from: object)
        self.template = template
    }

    /// The keys of a scene, except its template. Empty ones are omitted.
    package var members: [JSONMember] {
        var lists = Self.lists.map { key, list in (key, self[keyPath: list]?.map(\.json) ?? []) }
        lists += RouteStyle.allCases.map { style in
            (style.key, routes?.filter { $0.style == style }.map(\.json) ?? [])
        }
        let members = lists.filter { !$1.isEmpty }.map { JSONMember($0, .array($1)) }
        if options.isEmpty { return members }
        let sorted = options.sorted { $0.key < $1.key }.map { JSONMember($0, $1.json) }
        return members + [JSONMember("options", .object(sorted))]
    }
}

extension SourceText { package var json: JSONValue { .string(text) } }

extension RouteStyle {
    /// The key of its routes in files.
    package var key: String { self == .push ? "routes" : "present" }
}

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
        (self.text, self.style) = (text, style)
        (self.parameters, self.imports) = (parameters, imports)
    }

    /// The parsed route; nil if the text is invalid.
    private var request: RouteRequest? { try? RouteRequest(parsing: text, style) }

    /// The name of the scene that the route leads to; nil if the text is invalid.
    package var target: String? { request?.target.description }

    /// The label; nil if the text is invalid.
    package var label: String? { request?.label }

    /// The label for comparisons. Labels that differ only in case would share a file.
    fileprivate var key: String { (label ?? text.text).caseFolded }
}

extension [RouteEntry] {
    /// The routes in the order of files: pushed scenes, then presented ones.
    fileprivate var orderedByStyle: [RouteEntry] {
        RouteStyle.allCases.flatMap { style in filter { $0.style == style } }
    }

    /// Returns the routes with another one unless its label is in use.
    package func adding(_ route: RouteEntry) -> [RouteEntry] {
        contains { $0.key == route.key } ? self : (self + [route]).orderedByStyle
    }

    /// Returns the routes with another one, which replaces one with its label.
    package func replacing(_ route: RouteEntry) -> [RouteEntry] {
        // An equal route keeps its place.
        if contains(where: { $0.style == route.style && $0.json == route.json }) { return self }
        return filter { $0.key != route.key }.adding(route)
    }
}

extension RouteEntry: JSONReadable {
    /// Reads `"label:Scene"`, or an object with that text as `scene`, `params`, and `imports`.
    package init?(from reader: JSONReader) {
        if case .object = reader.node.content {
            let route = reader.object { object in
                let scene = object.required("scene", as: SourceText.self)
                let parameters = object.required("params", as: OneOrMore<SourceText>.self)?.list
                let imports = object.list("imports", of: SourceText.self) ?? []
                guard let scene, let parameters else { return RouteEntry?.none }
                return RouteEntry(scene, parameters: parameters, imports: imports)
            }
            guard let route else { return nil }
            self = route
        } else {
            guard let text = SourceText(from: reader) else { return nil }
            self.init(text)
        }
    }

    fileprivate var json: JSONValue {
        guard let parameters else { return text.json }
        var members = [
            JSONMember("scene", text.json), JSONMember("params", .array(parameters.map(\.json))),
        ]
        if !imports.isEmpty { members.append(JSONMember("imports", .array(imports.map(\.json)))) }
        return .object(members)
    }
}
