package import Basics
package import JSONSource
package import Scenes

/// A scene in a file: an element of `scenes`, or part of a record.
package struct SceneEntry: Sendable {
    package var name: SourceText
    package var choices: SceneChoices
    /// The folder of its files, below both the sources and the tests.
    package var folder: ProjectFolder?
    /// The package that the scene belongs to, from the project's root; nil if the scenes file
    /// doesn't name one.
    package var package: SourceText?
    /// The module that the scene belongs to; nil if the scenes file doesn't name one.
    package var module: SourceText?

    package init(name: SourceText, choices: SceneChoices = SceneChoices()) {
        (self.name, self.choices) = (name, choices)
    }
}

extension SceneEntry: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        let name = object.required("name", as: SourceText.self)
        choices = SceneChoices(withSetFrom: object)
        folder = object.optional("folder")
        package = object.optional("package")
        module = object.optional("module")
        guard let name else { return nil }
        self.name = name
    }
}

extension SceneEntry {
    /// Returns the parsed routes of the entry, and throws as `mapRoutes` does.
    package func routeRequests() throws(Failure) -> [RouteRequest] {
        try mapRoutes(among: []) { request, _ in request }
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
