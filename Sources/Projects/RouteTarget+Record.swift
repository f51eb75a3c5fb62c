package import Basics
package import Scenes
import SwiftSource

extension RouteTarget {
    /// A scene that was generated before.
    ///
    /// - Throws: `Failure` with 65 and what is wrong with the record, where it stands.
    package init(_ record: SceneRecord) throws(Failure) {
        let entry = record.entry
        let request = entry.request(author: "", date: "")
        self = try entry.located { () throws(Failure) in
            let parameters = try ParameterList(parsing: request.parameters)
            return RouteTarget(
                name: try SceneName(parsing: request.name), parameters: parameters,
                imports: try mapCollectingErrors(request.imports) { (text) throws(Failure) in
                    try ModuleName(parsing: text)
                },
                samples: try SampleList(parsing: request.samples, for: parameters),
                routing: record.routing, isGenerated: record.hasBuilder)
        }
        module = record.module
        isPublic = entry.choices.options["access"].map { $0.texts.first?.text == "public" } ?? true
    }
}
