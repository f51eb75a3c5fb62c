/// A scene as the user asked for it: texts that nobody has looked at yet.
public struct SceneRequest: Hashable, Sendable {
    /// A Swift identifier.
    public var name: String
    /// `[label ]name:Type[=default]`
    public var parameters: [String]
    /// `Module`
    public var imports: [String]
    /// `name:Type=default`
    public var dependencies: [String]
    /// `name=expression`
    public var samples: [String]
    /// `key=value`
    public var options: [String]
    /// The roles and ids of the files to make; none for all.
    public var parts: [String]
    /// Any text.
    public var author: String
    /// `yyyy-mm-dd`
    public var date: String

    /// A request for a scene; what is not given is not asked for.
    public init(
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
