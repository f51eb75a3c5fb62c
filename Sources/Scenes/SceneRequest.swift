/// A scene as the user asked for it: texts that nobody has looked at yet.
package struct SceneRequest: Hashable, Sendable {
    /// A Swift identifier.
    package var name: String
    /// `[label ]name:Type[=default]`
    package var parameters: [String]
    /// `Module`
    package var imports: [String]
    /// `name:Type=default`
    package var dependencies: [String]
    /// `name=expression`
    package var samples: [String]
    /// `key=value`
    package var options: [String]
    /// The roles and ids of the files to make; none for all.
    package var parts: [String]
    /// Any text.
    package var author: String
    /// `yyyy-mm-dd`
    package var date: String

    /// A request for a scene; what is not given is not asked for.
    package init(
        name: String, parameters: [String] = [], imports: [String] = [],
        dependencies: [String] = [], samples: [String] = [], options: [String] = [],
        parts: [String] = [], author: String = "", date: String = ""
    ) {
        self.name = name
        self.parameters = parameters
        self.imports = imports
        self.dependencies = dependencies
        self.samples = samples
        self.options = options
        self.parts = parts
        self.author = author
        self.date = date
    }
}
