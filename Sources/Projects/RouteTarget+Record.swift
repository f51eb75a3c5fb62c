package import Basics
package import Scenes
import SwiftSource

extension RouteTarget {
    /// A scene that was generated before.
    ///
    /// - Throws: `Failure` with what is wrong with the record, where it stands.
    package init(_ record: SceneRecord) throws(Failure) {
        let choices = record.entry.choices
        let parameters = try ParameterList(parsing: choices.parameters ?? [])
        self.init(
            name: try record.sceneName(parsing: record.entry.name), parameters: parameters,
            imports: try mapCollectingErrors(record.resolved.imports) { (text) throws(Failure) in
                try ModuleName(parsing: text)
            },
            samples: try SampleList(parsing: choices.samples ?? [], for: parameters),
            isGenerated: record.hasBuilder)
        module = record.module
        isPublic =
            record.resolved.options["access"].map { $0.texts.first?.text == "public" } ?? true
    }
}
