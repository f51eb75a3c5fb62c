package import Basics
package import TemplateSets

/// A file of a scene in memory, before anyone has decided where it goes.
package struct RenderedFile: Hashable, Sendable {
    /// The `id` of the set's file that it was made from.
    package var id: String
    /// What it is: Builder, ViewModel and so on, as the set calls it.
    package var role: String
    /// The folder that the path starts from.
    package var root: TemplateFile.Root
    /// The path below its root.
    package var path: OutputPath
    /// Whether all scenes of a project share it.
    package var isShared: Bool
    /// The bytes of the whole text, laid out.
    package var contents: [UInt8]

    package init(
        id: String, role: String, root: TemplateFile.Root, path: OutputPath, isShared: Bool,
        contents: [UInt8]
    ) {
        (self.id, self.role, self.root) = (id, role, root)
        (self.path, self.isShared, self.contents) = (path, isShared, contents)
    }

    /// Whether it is a text, as all files are but some of Xcode file templates.
    package var isText: Bool { String(validating: contents, as: UTF8.self) != nil }

    /// The whole text.
    package var text: String { String(decoding: contents, as: UTF8.self) }
}
