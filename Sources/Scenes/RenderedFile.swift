package import Basics
package import TemplateSets

/// A file of a scene in memory, without a destination.
package struct RenderedFile: Hashable, Sendable {
    /// The `id` of the set's file.
    package let id: String
    /// The role in the set, such as Builder or ViewModel.
    package let role: String
    /// The folder that the path starts from.
    package let root: TemplateFile.Root
    /// The path below its root.
    package let path: OutputPath
    /// Whether all scenes of a project share it.
    package let isShared: Bool
    /// Whether the file is of a route that leads to no scene. It only has a path, and stays as it is.
    package internal(set) var isDangling = false
    /// The bytes of the formatted text.
    package internal(set) var contents: [UInt8]

    package init(
        id: String, role: String, root: TemplateFile.Root, path: OutputPath, isShared: Bool,
        contents: [UInt8]
    ) {
        (self.id, self.role, self.root) = (id, role, root)
        (self.path, self.isShared, self.contents) = (path, isShared, contents)
    }

    /// The file as one that scenes share.
    package var shared: RenderedFile {
        RenderedFile(
            id: id, role: role, root: root, path: path, isShared: true, contents: contents)
    }

    var isForTests: Bool { root.isForTests }

    package var text: String { String(decoding: contents, as: UTF8.self) }
}

extension OutputPath {
    package var isOfSwift: Bool { fileName.hasSuffix(".swift") }
}
