package import Basics
package import JSONSource
package import Scenes

/// A scene as a file describes it: an element of `scenes`, or what a record says of one.
package struct SceneEntry: Sendable {
    /// What it is called.
    package var name: SourceText
    /// What is said of it besides.
    package var choices: SceneChoices
    /// The folder below the sources, and below the tests, that its files lie in.
    package var folder: ProjectFolder?
    /// The module of the package that it belongs to, where its list says so.
    package var module: SourceText?

    /// A scene of that name.
    package init(name: SourceText, choices: SceneChoices = SceneChoices()) {
        self.name = name
        self.choices = choices
    }
}

/// What a file says of a scene besides its name, or of all scenes that say nothing else; nil where
/// it says nothing. The texts have the form that the options of `new` take.
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

    /// Nothing is said but of these options.
    package init(options: [String: OptionEntry] = [:]) {
        self.options = options
    }

    /// These choices, and those of `defaults` where nothing is said. Options are merged key by key,
    /// everything else is replaced.
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

    /// The routes in the order of their styles.
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

    /// Reads the key `options` of an object.
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

    /// Reads those that say neither which set it is from nor what that is told.
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
    /// Reads an element of `scenes`.
    package init?(from object: JSONObjectReader) {
        let name = object.required("name", as: SourceText.self)
        choices = SceneChoices(from: object)
        folder = object.optional("folder")
        module = object.optional("module")
        guard let name else { return nil }
        self.name = name
    }
}

/// A route as a file describes it.
package struct RouteEntry: Sendable {
    /// `[label:]Scene`
    package var text: SourceText
    /// What the builder takes, where scene-kit has not made it.
    package var parameters: [SourceText]?
    /// The modules that the types of these come from.
    package var imports: [SourceText]

    /// A route to a scene that scene-kit knows, or with `parameters` to one that it does not.
    package init(
        _ text: SourceText, parameters: [SourceText]? = nil, imports: [SourceText] = []
    ) {
        self.text = text
        self.parameters = parameters
        self.imports = imports
    }
}

extension RouteEntry: JSONReadable {
    /// Reads `"label:Scene"`, or an object with that as `scene`, and with `params` and `imports`.
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
