package import Basics
import FileSystem
import JSONSource
package import Projects

/// A list of scenes, as records name it.
package struct ListReference: Sendable {
    /// The list's path from the project's root.
    package let path: String

    private static let suffix = ".json"

    /// - Parameter list: The list's path, as the user gave it; nil for the project's list.
    /// - Throws: `Failure` with 64 if the path can't name a list.
    package init(to list: String?, in project: Project) throws(Failure) {
        guard let list else {
            path = project.configuration.listPath
            return
        }
        guard list.hasSuffix(Self.suffix), !list.hasSuffix("/" + Self.suffix) else {
            throw Failure(
                .usage, "a list of scenes is a file whose name ends in '\(Self.suffix)'",
                path: list)
        }
        // However the folders are reached, the list has one name.
        let folder = AbsolutePath(Destination.join(list, ".."))
        let name = AbsolutePath(list).lastComponent ?? list
        path = AbsolutePath(Destination.join(FileSystem.realPath(of: folder.text), name))
            .relative(to: AbsolutePath(FileSystem.realPath(of: project.root)))
    }

    /// Reads the list in a file or, without a file, the project's list.
    ///
    /// - Throws: `Failure` with 66 if there is no list, with 65 if it isn't valid, with 77 if its
    ///   file isn't a regular file of the project, and with 74 if the file can't be read.
    package static func read(_ list: String?, in project: Project) throws(Failure) -> SceneList {
        guard let list else {
            guard let scenes = project.configuration.scenes else {
                throw noList(in: project)
            }
            var list = SceneList(scenes: scenes)
            list.edits = project.configuration.edits
            return list
        }
        guard let bytes = try ProjectFile.read(list, in: project.root, atMost: 256 << 20) else {
            throw SystemError(code: ENOENT, action: "open", path: list).whileReading
        }
        return try JSONDocument(
            parsing: bytes, name: list, options: .init(allowsComments: true)
        ).decode()
    }

    /// Refuses a list in a package below the project, because its scenes would be created outside
    /// that package.
    ///
    /// - Parameter list: The list's path, as the user gave it.
    /// - Throws: `Failure` with 64.
    package static func checkPackage(of list: SourceText, in project: Project) throws(Failure) {
        let folder = AbsolutePath(resolvingLinksOf: Destination.join(list.text, ".."))
        let root = AbsolutePath(resolvingLinksOf: project.root)
        guard let package = SurroundingPackage(of: folder.text)?.folder,
            package.components.count > root.components.count,
            package.components.starts(with: root.components)
        else { return }
        let path = package.relative(to: AbsolutePath(resolvingLinksOf: "."))
        throw list.failure(
            "the list lies in the package '\(path)', and its scenes would be created outside of it",
            hint: "Add --package \(path.quotedForShell), or name another folder with --output.")
    }

    private static func noList(in project: Project) -> Failure {
        let file = Destination.join(project.root, ProjectConfiguration.fileName)
        let fileExists = (try? FileSystem.kind(of: file)) == .some(.some(.file))
        return Failure(
            .notFound,
            fileExists
                ? "there is no list of scenes"
                : "there is no list of scenes, and no \(ProjectConfiguration.fileName)",
            path: fileExists ? file : nil,
            hint: "Name one, as in '\(project.command("generate scenes.json"))', or add "
                + "\"scenes\": [{ \"name\": \"CarDetails\" }] to "
                + (fileExists ? "this file." : "\(ProjectConfiguration.fileName)."))
    }
}

/// The scenes files of a project, each read once.
package final class ScenesFiles {
    /// The state of a scenes file that a record refers to.
    package enum State {
        case gone
        /// The file contains these scenes.
        case names(Set<String>)
        case unreadable
    }

    private let project: Project
    private var states: [String: State] = [:]

    package init(of project: Project) {
        self.project = project
    }

    /// The state of a list, by its path from the project's root.
    package func state(of list: String) -> State {
        if let known = states[list] { return known }
        let state = look(at: list)
        states[list] = state
        return state
    }

    /// The line of the entry that a recorded scene was generated from; nil if the file cannot be read or
    /// doesn't name the scene.
    package func line(of scene: String, in list: String) -> Int? {
        let path = list == project.configuration.listPath ? nil : project.shownPath(ofList: list)
        let scenes = (try? ListReference.read(path, in: project))?.scenes ?? []
        return scenes.first { $0.name.text == scene }?.name.position(atUTF8Offset: 0).line
    }

    private func look(at list: String) -> State {
        let path = Destination.join(project.root, list)
        if (try? FileSystem.kind(of: path)) == .some(.none) { return .gone }
        let isOfProject = list == project.configuration.listPath
        guard let scenes = try? ListReference.read(isOfProject ? nil : path, in: project) else {
            // The list may have been deleted from `scene-kit.json`, which still exists.
            return isOfProject ? .gone : .unreadable
        }
        return .names(Set(scenes.scenes.map(\.name.text)))
    }
}
