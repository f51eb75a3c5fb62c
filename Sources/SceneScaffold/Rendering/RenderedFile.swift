/// A file of a scene in memory, before anyone has decided where it goes.
public struct RenderedFile: Hashable, Sendable {
    /// The `id` of the set's file that it was made from.
    public var id: String
    /// What it is: Builder, ViewModel and so on, as the set calls it.
    public var role: String
    /// The folder that the path starts from.
    public var root: TemplateFile.Root
    /// The path below its root.
    public var path: OutputPath
    /// Whether all scenes of a project share it.
    public var isShared: Bool
    /// The bytes of the whole text, laid out.
    public var contents: [UInt8]

    /// Whether it is a text, as all files are but some of Xcode file templates.
    public var isText: Bool { String(validating: contents, as: UTF8.self) != nil }

    /// The whole text.
    public var text: String { String(decoding: contents, as: UTF8.self) }
}
