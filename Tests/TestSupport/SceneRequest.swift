package import Basics
package import Scenes
package import TemplateSets

/// A scene as arguments of the command line describe it.
package struct SceneRequest: Sendable {
    package let name: SourceText
    private let choices: SceneChoices
    private let options: [OptionText]
    private let author: String
    private let date: String

    package init(
        name: String, parameters: [String] = [], imports: [String] = [],
        dependencies: [String] = [], samples: [String] = [], options: [String] = [],
        parts: [String] = [], author: String = "", date: String = "2000-01-01"
    ) {
        self.name = SourceText(argument: name, of: "name")
        choices = SceneChoices(
            parameters: parameters, imports: imports, dependencies: dependencies,
            samples: samples, parts: parts)
        self.options = options.map(OptionText.init(argument:))
        (self.author, self.date) = (author, date)
    }

    fileprivate var authorship: Authorship {
        get throws(Failure) {
            Authorship(
                author: author,
                date: try CalendarDate(parsing: SourceText(name: "", text: date)))
        }
    }

    /// Resolves the scene with the set that renders it.
    package func scene(for templateSet: TemplateSet) throws(Failure) -> Scene {
        try Scene(
            named: name, choices, options: options, by: authorship, for: templateSet)
    }
}

extension Scene {
    package init(
        resolving request: SceneRequest, for templateSet: TemplateSet
    ) throws(Failure) {
        self = try request.scene(for: templateSet)
    }
}
