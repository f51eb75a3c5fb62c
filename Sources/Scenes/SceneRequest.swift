package import Basics
package import TemplateSets

/// A scene as the user asked for it: texts that nobody has looked at yet, and where each stands.
package struct SceneRequest: Equatable, Sendable {
    /// A Swift identifier, or the name of a file.
    package var name: SourceText
    /// `[label ]name:Type[=default]`
    package var parameters: [SourceText] = []
    /// `Module`
    package var imports: [SourceText] = []
    /// `name:Type=default`
    package var dependencies: [SourceText] = []
    /// `name=expression`
    package var samples: [SourceText] = []
    /// `key=value`
    package var options: [OptionText] = []
    /// The roles and ids of the files to make; none for all.
    package var parts: [SourceText] = []
    /// Any text.
    package var author: SourceText
    /// `yyyy-mm-dd`
    package var date: SourceText

    /// A request for a scene of which nothing else is said.
    package init(name: SourceText, author: SourceText, date: SourceText) {
        (self.name, self.author, self.date) = (name, author, date)
    }

    /// A request in the words of a command line; what is not given is not asked for.
    package init(
        name: String, parameters: [String] = [], imports: [String] = [],
        dependencies: [String] = [], samples: [String] = [], options: [String] = [],
        parts: [String] = [], author: String = "", date: String = ""
    ) {
        func texts(_ arguments: [String], _ option: String) -> [SourceText] {
            arguments.map { SourceText(argument: $0, of: option) }
        }
        self.init(
            name: SourceText(argument: name, of: "name"),
            author: SourceText(argument: author, of: "--author"),
            date: SourceText(argument: date, of: "--date"))
        self.parameters = texts(parameters, "--param")
        self.imports = texts(imports, "--import")
        self.dependencies = texts(dependencies, "--dependency")
        self.samples = texts(samples, "--sample")
        self.options = options.map(OptionText.init(argument:))
        self.parts = texts(parts, "--only")
    }
}
