/// What a scene's files have to know of the project that they go to.
public struct SceneSurroundings: Sendable {
    /// The module that the scene belongs to, where that is known.
    public var module: String?
    /// What every Swift file begins with, a line each, without comment marks.
    public var header: [String]
    /// Values for tests, by type.
    public var samples: TypeSamples
    /// How Swift is laid out.
    public var layout: SwiftLayout

    /// A project of which nothing is known but what is given.
    public init(
        module: String? = nil, header: [String] = [], samples: TypeSamples = TypeSamples(),
        layout: SwiftLayout = SwiftLayout()
    ) {
        self.module = module
        self.header = header
        self.samples = samples
        self.layout = layout
    }

    /// The header's lines as comments.
    var headerComments: [String] {
        header.map { line in
            if line.hasPrefix("//") { return line }
            return line.isEmpty ? "//" : "// " + line
        }
    }
}
