/// A file of a scene in memory, before anyone has decided where it goes.
public struct RenderedFile: Hashable, Sendable {
    public var id: String
    public var role: String
    public var root: TemplateFile.Root
    /// The path below its root.
    public var path: OutputPath
    public var isShared: Bool
    public var text: String
}
