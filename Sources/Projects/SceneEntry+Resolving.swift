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
    /// - Parameter names: the scenes there are, for whoever misspelt one.
    /// - Throws: `Failure` with everything that is wrong with them.
    package func routeRequests(
        among names: () -> [String] = { [] }
    ) throws(Failure) -> [(RouteRequest, RouteEntry)] {
        var problems = Problems()
        let routes = routeRequests(among: names, &problems)
        try problems.check()
        return routes
    }

    /// The same without those that are wrong.
    package func routeRequests(
        among names: () -> [String], _ problems: inout Problems
    ) -> [(RouteRequest, RouteEntry)] {
        let asked =
            (choices.routes ?? []).map { ($0, RouteStyle.push) }
            + (choices.presentations ?? []).map { ($0, .present) }
        var labels: Set<String> = []
        return asked.compactMap { route, style in
            problems.collect { () throws(Failure) in
                let request = try RouteRequest(parsing: route.text, style, among: names)
                guard labels.insert(request.label.caseFolded).inserted else {
                    throw request.source.failure(
                        "another route is already named '\(request.label)'",
                        atUTF8: 0..<request.source.text.utf8.count,
                        hint: "Put another label before it: other:\(request.target)")
                }
                return (request, route)
            }
        }
    }
}
