package import Basics
import TemplateSets

/// The folders for the files of scenes.
package struct OutputLayout: Sendable {
    /// A folder for one kind of files.
    package final class Root: Hashable, Sendable {
        /// The folder that the user named. Symbolic links below it aren't followed.
        package let base: String
        /// The folders below `base`.
        package let prefix: [String]

        /// The prefix as a checked folder; nil if it isn't safe.
        private let safePrefix: ProjectFolder?

        package init(_ base: String, _ prefix: [String] = []) {
            self.base = base
            self.prefix = prefix
            safePrefix = try? Self.folder(prefix)
        }

        package static func == (left: Root, right: Root) -> Bool {
            left.base == right.base && left.prefix == right.prefix
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(base)
            hasher.combine(prefix)
        }

        func below(_ folder: ProjectFolder) -> Root { Root(base, prefix + folder.components) }

        package var path: String {
            prefix.isEmpty ? base : Destination.join(base, prefix.joined(separator: "/"))
        }

        private static func folder(
            _ prefix: [String]
        ) throws(OutputPathProblem) -> ProjectFolder {
            if prefix.isEmpty { return ProjectFolder(components: []) }
            return try ProjectFolder(prefix.joined(separator: "/"))
        }

        fileprivate func destination(of path: OutputPath) throws(OutputPathProblem) -> Destination {
            var folder = safePrefix
            if folder == nil { folder = try Self.folder(prefix) }
            return Destination(
                base: base,
                relative: try OutputPath(path, below: folder ?? ProjectFolder(components: [])))
        }
    }

    package var scene: Root
    /// The folder of the tests; nil if there are none.
    package var tests: Root?
    /// The folder of the shared files; nil if the team has its own.
    package var support: Root?

    package init(scene: Root, tests: Root? = nil, support: Root? = nil) {
        self.scene = scene
        self.tests = tests
        self.support = support
    }

    /// Returns the files with their destinations. Files without a folder are omitted.
    ///
    /// - Parameter folder: The scene's folder below the layout's folders.
    /// - Throws: `Failure` with 65 if a path becomes too long.
    func files(
        _ rendered: [RenderedFile], of templateSet: TemplateSet, below folder: ProjectFolder? = nil
    ) throws(Failure) -> [OutputFile] {
        if let folder {
            return try OutputLayout(
                scene: scene.below(folder), tests: tests?.below(folder), support: support
            ).files(rendered, of: templateSet)
        }
        var files: [OutputFile] = []
        files.reserveCapacity(rendered.count)
        for file in rendered {
            guard let root = root(for: file), support != nil || !file.isShared else { continue }
            files.append(
                OutputFile(
                    file: file, destination: try destination(of: file, in: root, templateSet)))
        }
        return files
    }

    private func root(for file: RenderedFile) -> Root? {
        switch file.root {
        case .scene: scene
        case .tests: tests
        case .support: support
        }
    }

    private func destination(
        of file: RenderedFile, in root: Root, _ templateSet: TemplateSet
    ) throws(Failure) -> Destination {
        do throws(OutputPathProblem) {
            return try root.destination(of: file.path)
        } catch {
            let path = (root.prefix + file.path.components).joined(separator: "/")
            throw Failure(
                error.isOnlyLength ? .data : .refused,
                Diagnostic(
                    .error,
                    "the path '\(path.prefix(200))' of the file '\(file.id)' \(error.reason)",
                    path: templateSet.location))
        }
    }
}

/// A rendered file and its destination.
package struct OutputFile: Sendable {
    package var file: RenderedFile
    package let destination: Destination

    package init(file: RenderedFile, destination: Destination) {
        (self.file, self.destination) = (file, destination)
    }
}
