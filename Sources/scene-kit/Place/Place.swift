import Diagnostics
import SceneScaffold

/// Where the files of a scene go, once everything about it is known.
struct Place {
    /// A folder that files of one kind go to.
    struct Root: Hashable {
        /// What the user named; no symbolic link is followed below it.
        let base: String
        /// The folders from there on.
        let prefix: [String]

        init(_ base: String, _ prefix: [String] = []) {
            self.base = base
            self.prefix = prefix
        }

        var path: String { ([base] + prefix).joined(separator: "/") }
    }

    var scene: Root
    /// Nil where no tests are made.
    var tests: Root?
    var support: Root
    /// The module that the scene belongs to, where that is known.
    var module: String?
    /// What a new package needs besides: its manifest and the formatter's configuration.
    var packageFiles: [WantedFile] = []
    var notes: [Diagnostic] = []
    /// What to type next, where that is clear.
    var nextStep: String?

    /// The files with their destinations.
    ///
    /// - Throws: `Failure` with 65 where a path becomes too long below its folder.
    func wantedFiles(for files: [RenderedFile], of set: TemplateSet) throws(Failure) -> [WantedFile]
    {
        var wanted = packageFiles
        for file in files {
            guard let root = root(for: file) else { continue }
            wanted.append(
                WantedFile(
                    destination: try destination(of: file, in: root, set),
                    contents: Array(file.text.utf8), isShared: file.isShared))
        }
        try MeetingRoots(location: set.location).check(wanted)
        return wanted
    }

    private func root(for file: RenderedFile) -> Root? {
        switch file.root {
        case .scene: scene
        case .tests: tests
        case .support: support
        }
    }

    private func destination(
        of file: RenderedFile, in root: Root, _ set: TemplateSet
    ) throws(Failure) -> Destination {
        let path = (root.prefix + file.path.components).joined(separator: "/")
        do {
            return Destination(base: root.base, relative: try OutputPath(path))
        } catch {
            throw Failure(
                error.isOnlyLength ? .data : .refused,
                Diagnostic(
                    .error,
                    "the path '\(path.prefix(200))' of the file '\(file.id)' \(error.reason)",
                    path: set.location))
        }
    }
}
