/// A scene as the user asked for it: texts that nobody has looked at yet.
public struct SceneRequest: Hashable, Sendable {
    public var name: String
    /// `[label ]name:Type[=default]`
    public var parameters: [String]
    public var imports: [String]
    /// `name:Type=default`
    public var dependencies: [String]
    /// `name=expression`
    public var samples: [String]
    /// `key=value`
    public var options: [String]
    public var author: String
    /// `yyyy-mm-dd`
    public var date: String

    public init(
        name: String, parameters: [String] = [], imports: [String] = [],
        dependencies: [String] = [], samples: [String] = [], options: [String] = [],
        author: String = "", date: String = ""
    ) {
        self.name = name
        self.parameters = parameters
        self.imports = imports
        self.dependencies = dependencies
        self.samples = samples
        self.options = options
        self.author = author
        self.date = date
    }
}
