package import Basics
import TemplateSets

/// The folders for the files of scenes.
package struct OutputLayout: Sendable {
    /// A folder for one kind of files.
    package struct Root: Hashable, Sendable {
        /// The folder that the user named. Symbolic links below it aren't followed.
        package let base: String
        /// The folders below `base`.
        package let prefix: [String]

        package init(_ base: String, _ prefix: [String] = []) {
            (self.base, self.prefix) = (base, prefix)
        }

        package var path: String {
            prefix.isEmpty ? base : Destination.join(base, prefix.joined(separator: "/"))
        }
    }

    package var scene: Root
    /// The folder of the tests; nil if there are none.
    package var tests: Root?
    /// The folder of the shared files; nil if the team has its own.
    package var support: Root?
    /// The folder of the code that other features depend on; nil if there is none.
    package var interface: Root?
    /// The folder of the code for tests of other features; nil if there is none.
    package var testing: Root?
    /// The folder of the shared files' tests, if it isn't `tests`.
    package var supportTests: Root?
    /// The folder of the shared files that tests use, if it isn't `tests`.
    package var supportTesting: Root?

    package init(scene: Root, tests: Root? = nil, support: Root? = nil) {
        (self.scene, self.tests, self.support) = (scene, tests, support)
    }

    /// Returns the files with their destinations. Files without a folder are omitted.
    ///
    /// - Parameter folder: The scene's folder below the folders of scenes and tests. Interfaces and
    ///   code for the tests of others have no folders.
    /// - Throws: `Failure` with 65 if a path becomes too long, and 77 if it is unsafe.
    func files(
        _ rendered: [RenderedFile], of templateSet: TemplateSet, below folder: ProjectFolder? = nil
    ) throws(Failure) -> [OutputFile] {
        var parents: [[String]: ProjectFolder] = [:]
        func parent(_ prefix: [String]) throws(OutputPathProblem) -> ProjectFolder {
            if let known = parents[prefix] { return known }
            let path = prefix.isEmpty ? "." : prefix.joined(separator: "/")
            let folder = try ProjectFolder(path)
            parents[prefix] = folder
            return folder
        }
        var files: [OutputFile] = []
        for file in rendered {
            guard let root = root(of: file), support != nil || !file.isShared else { continue }
            let own = file.root == .scene || file.root == .tests ? folder : nil
            let prefix = root.prefix + (own?.components ?? [])
            do throws(OutputPathProblem) {
                let path = try OutputPath(file.path, below: parent(prefix))
                files.append(
                    OutputFile(
                        file: file, destination: Destination(base: root.base, relative: path)))
            } catch {
                let path = (prefix + file.path.components).joined(separator: "/")
                throw Failure(
                    error.status,
                    "the path '\(path.prefix(200))' of the file '\(file.id)' \(error.reason)",
                    path: templateSet.location)
            }
        }
        return files
    }

    /// The place of a file that belongs to no scene; nil if it has none. Throws a `Failure` with 65
    /// for a path that is too long.
    package func destination(of file: RenderedFile) throws(Failure) -> Destination? {
        guard let root = root(of: file) else { return nil }
        let folder = root.prefix.isEmpty ? "." : root.prefix.joined(separator: "/")
        let path = try checkingPath(OutputPath(file.path, below: ProjectFolder(folder))) {
            Failure($0.status, "the path '\(file.path)' \($0.reason)", path: root.path)
        }
        return Destination(base: root.base, relative: path)
    }

    private func root(of file: RenderedFile) -> Root? {
        switch (file.root, file.isShared) {
        case (.scene, _): scene
        case (.support, _): support
        case (.interface, _): interface
        case (.tests, false): tests
        case (.testing, false): testing
        case (.tests, true): supportTests ?? tests
        case (.testing, true): supportTesting ?? tests
        }
    }
}

package struct OutputFile: Sendable {
    package internal(set) var file: RenderedFile
    package let destination: Destination
    /// Whether the user wrote the file at the destination.
    package let isAdopted: Bool

    package init(file: RenderedFile, destination: Destination, isAdopted: Bool = false) {
        (self.file, self.destination, self.isAdopted) = (file, destination, isAdopted)
    }
}
