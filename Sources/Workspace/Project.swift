package import Basics
package import FileSystem
import Planning
package import Projects
package import Scenes

/// The project that a command works in: its root and what `scene-kit.json` says there.
package final class Project: Sendable {
    /// The root as it is shown and opened, from the current folder.
    package let root: String
    package let configuration: ProjectConfiguration

    init(root: String, configuration: ProjectConfiguration) {
        (self.root, self.configuration) = (root, configuration)
    }

    /// Where scene-kit keeps its records, below the root.
    package static let recordsFolder = ".scene-kit"

    /// The project of a package; without one, that of the current folder: the nearest at or above
    /// it that has a `scene-kit.json` or `.scene-kit`, else the top of the git work tree, else the
    /// current folder itself.
    ///
    /// - Throws: `Failure` with 65 for a `scene-kit.json` that is wrong, 77 for one that is a link or
    ///   not a regular file, and 74 for one that cannot be read.
    package static func find(package: String? = nil) throws(Failure) -> Project {
        let root = package ?? nearestRoot()
        return Project(root: root, configuration: try configuration(in: root))
    }

    /// The same for commands that do not read `scene-kit.json`, and work where it is wrong or for
    /// another version.
    package static func findRoot(package: String? = nil) -> Project {
        Project(root: package ?? nearestRoot(), configuration: ProjectConfiguration())
    }

    /// Where the project keeps what it takes to undo a command.
    ///
    /// - Parameter isRecorded: whether the command leaves records; else nothing else is left in a
    ///   project without any.
    package func stateFolder(isRecorded: Bool = true) -> StateFolder {
        let folder = Destination.join(root, Self.recordsFolder)
        return StateFolder(
            of: root, in: Self.recordsFolder,
            keepsHistory: isRecorded || FileSystem.isFolder(folder))
    }

    /// The same for a folder: that of the project that it lies in, else one that goes once a command is
    /// done.
    package static func stateFolder(holding path: String) -> StateFolder {
        var folder = AbsolutePath(path)
        var gitTop: AbsolutePath?
        while true {
            if holds(folder, ["Package.swift"]) || isRoot(folder) { break }
            if gitTop == nil, holds(folder, [".git"]) { gitTop = folder }
            guard folder.components.popLast() != nil else {
                guard let gitTop else {
                    return StateFolder(of: path, in: recordsFolder, keepsHistory: false)
                }
                folder = gitTop
                break
            }
        }
        return findRoot(package: folder.relative(to: AbsolutePath("."))).stateFolder()
    }

    private static func nearestRoot() -> String {
        var folder = AbsolutePath(".")
        var up: [String] = []
        var gitTop: String?
        while true {
            let shown = up.isEmpty ? "." : up.joined(separator: "/")
            if isRoot(folder) { return shown }
            if gitTop == nil, holds(folder, [".git"]) { gitTop = shown }
            guard folder.components.popLast() != nil else { return gitTop ?? "." }
            up.append("..")
        }
    }

    /// Whether a folder has a configuration or a place for records, and not just what an interrupted
    /// command has left.
    private static func isRoot(_ folder: AbsolutePath) -> Bool {
        if holds(folder, [ProjectConfiguration.fileName]) { return true }
        guard holds(folder, [recordsFolder]) else { return false }
        let path = Destination.join(folder.text, recordsFolder)
        return (try? FileSystem.names(in: path)) != [StateFolder.name]
            || FileSystem.isFolder("\(path)/\(StateFolder.name)/\(StateFolder.historyName)")
    }

    private static func holds(_ folder: AbsolutePath, _ names: [String]) -> Bool {
        names.contains { name in
            (try? FileSystem.kind(of: Destination.join(folder.text, name))) != nil
        }
    }

    private static func configuration(in root: String) throws(Failure) -> ProjectConfiguration {
        let path = Destination.join(root, ProjectConfiguration.fileName)
        let bytes = try ProjectFile.read(
            .own(below: root, names: [ProjectConfiguration.fileName]), atMost: 64 << 20)
        guard let bytes else { return ProjectConfiguration() }
        return try ProjectConfiguration(
            parsing: bytes, name: path, tool: Tool.semanticVersion)
    }

    /// A folder that the project's files name.
    package func place(of folder: ProjectFolder) -> OutputLayout.Root {
        OutputLayout.Root(root, folder.components)
    }

    /// A list of scenes that records name from the root, as it is shown from the current folder.
    package func shownPath(ofList list: String) -> String {
        AbsolutePath(Destination.join(root, list)).relative(to: AbsolutePath("."))
    }

    /// How the project's files name a folder; nil for one that lies outside, or whose path would
    /// not be taken back.
    package func folder(at place: OutputLayout.Root) -> ProjectFolder? {
        (try? checkedFolder(at: place)) ?? nil
    }

    /// The same, which says why files cannot name a folder that lies in the project.
    package func checkedFolder(
        at place: OutputLayout.Root
    ) throws(OutputPathProblem) -> ProjectFolder? {
        guard let components = path(of: place.path) else { return nil }
        if components.isEmpty { return ProjectFolder(components: []) }
        return try ProjectFolder(components.joined(separator: "/"))
    }

    /// The same for a file.
    package func file(at destination: Destination) -> OutputPath? {
        guard let components = path(of: destination.path), !components.isEmpty else { return nil }
        return try? OutputPath(components.joined(separator: "/"))
    }

    private func path(of path: String) -> [String]? {
        let root = AbsolutePath(root).components
        let components = AbsolutePath(path).components
        guard components.starts(with: root) else { return nil }
        return Array(components.dropFirst(root.count))
    }
}
