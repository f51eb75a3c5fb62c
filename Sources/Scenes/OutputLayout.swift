package import Basics
import TemplateSets

/// The folders that the files of scenes go to.
package struct OutputLayout: Sendable {
    /// A folder that files of one kind go to.
    package final class Root: Hashable, Sendable {
        /// What the user named; no symbolic link is followed below it.
        package let base: String
        /// The folders from there on.
        package let prefix: [String]

        /// The same, where every one of them is safe; looked at once for all files.
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
    /// Nil where no tests are made.
    package var tests: Root?
    /// Nil where the team has shared files of its own, and none are made.
    package var support: Root?

    package init(scene: Root, tests: Root? = nil, support: Root? = nil) {
        self.scene = scene
        self.tests = tests
        self.support = support
    }

    /// The files with their destinations; files of kinds that are not made here are left out.
    ///
    /// - Parameter folder: where the files of a scene go below the folders of all.
    /// - Throws: `Failure` with 65 where a path becomes too long below its folder.
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

/// A rendered file and where it goes.
package struct OutputFile: Sendable {
    package var file: RenderedFile
    package let destination: Destination

    package init(file: RenderedFile, destination: Destination) {
        (self.file, self.destination) = (file, destination)
    }
}
