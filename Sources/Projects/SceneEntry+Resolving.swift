package import Basics
package import Scenes
import SwiftSource
package import TemplateSets

extension SceneEntry {
    /// What the entry asks for.
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

    /// Reads the entry against the set that will render it.
    ///
    /// - Parameter options: those of the command line, besides the entry's.
    /// - Throws: what `Scene.init(resolving:for:)` throws.
    package func scene(
        for templateSet: TemplateSet, author: SourceText, date: SourceText,
        options: [OptionText] = []
    ) throws(Failure) -> Scene {
        var request = request(author: author, date: date)
        request.options += options
        return try Scene(resolving: request, for: templateSet)
    }

    /// The routes that the entry asks for, each with what is said of its target.
    ///
    /// - Throws: `Failure` with everything that is wrong with them.
    package func routeRequests() throws(Failure) -> [(RouteRequest, RouteEntry)] {
        try mapRoutes(among: []) { ($0, $1) }
    }

    /// Reads each route that the entry asks for, and collects what `make` returns for it.
    ///
    /// - Parameter names: the scenes there are, for whoever misspelt one.
    /// - Throws: `Failure` with everything that is wrong with the routes, and what `make` throws.
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
