/// A folder of a project, as its files name it: relative to the project's root, and within it.
///
/// A class, because many values hold several of them and are often copied.
package final class ProjectFolder: Sendable {
    /// The names of the folders on the way; none for the root itself.
    package let components: [String]
    /// The path with `/` between its components.
    package let path: String

    /// Takes a path with `/` between its components; `.` is the root.
    ///
    /// - Throws: the first problem that `OutputPath` finds.
    package convenience init(_ text: String) throws(OutputPathProblem) {
        var path = text[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
        let isRoot = path == "." || (path.isEmpty && !text.isEmpty)
        self.init(components: isRoot ? [] : try OutputPath(String(path)).components)
    }

    /// A folder of these components, which were looked at before.
    package init(components: [String]) {
        self.components = components
        path = components.isEmpty ? "." : components.joined(separator: "/")
    }
}

extension ProjectFolder: Hashable {
    package static func == (left: ProjectFolder, right: ProjectFolder) -> Bool {
        left.path == right.path
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
