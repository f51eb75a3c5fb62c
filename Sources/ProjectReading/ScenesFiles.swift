package import Basics
import JSONSource
package import Planning
package import Projects
import Threads

/// The scenes files of a project. A record names one by its path from the project's root;
/// `scene-kit.json` may be one, too.
package final class ScenesFiles: Sendable {
    /// The state of a scenes file that a record refers to.
    package enum State: Sendable {
        case gone
        /// The file contains these scenes.
        case names(Set<String>)
        case unreadable
    }

    private let project: Project
    private let states = Mutex<[String: State]>([:])
    private var disk: any Disk { project.disk }

    package init(of project: Project) { self.project = project }

    /// The path by which records name a list.
    ///
    /// - Parameter list: The list's path, as the user gave it; nil for the project's list.
    /// - Throws: `Failure` with 64 if the path can't name a list, or records can't name it.
    package func recordedPath(of list: String?) throws(Failure) -> String {
        guard let list else { return project.configuration.listPath }
        guard list.hasSuffix(".json"), !list.hasSuffix("/.json") else {
            throw Failure(
                .usage, "the name of a scenes file ends in '.json'", path: list,
                hint: "For one scene, use 'scene-kit new <name>' or 'scene-kit update <scene>'.")
        }
        let path = project.recordedPath(ofList: list)
        guard project.mayChange(list: path) else {
            throw Failure(
                .usage,
                "the scenes file is outside the project in '\(project.root)' or in a hidden folder, so "
                    + "records can't name it", path: list, hint: "Move it into that folder.")
        }
        return path
    }

    /// Reads the list in a file or, without a file, the project's list. Throws a `Failure` with 66
    /// if there is no list, with 65 if it isn't valid, with 77 if its file isn't a regular file of
    /// the project, and with 74 if the file can't be read.
    package func read(_ list: String?) throws(Failure) -> ScenesFile {
        guard let list else {
            guard let scenes = project.configuration.scenes else { throw noList }
            var list = ScenesFile(scenes: scenes)
            list.edits = project.configuration.edits
            return list
        }
        guard let bytes = try disk.read(list, in: project.root, atMost: 256 << 20) else {
            throw Failure(.notFound, "cannot open it: No such file or directory", path: list)
        }
        return try JSONDocument(parsing: bytes, name: list, allowsComments: true).decode()
    }

    /// Refuses a list in a package below the project, because its scenes would be created outside
    /// that package.
    ///
    /// - Parameters:
    ///   - list: The list's path, as the user gave it.
    ///   - own: The package that gets the scenes; nil for none.
    /// - Throws: `Failure` with 64.
    package func checkPackage(of list: SourceText, unless own: String?) throws(Failure) {
        let folder = disk.resolved(Destination.join(list.text, ".."))
        let root = disk.resolved(project.root)
        guard let package = SurroundingPackage(of: folder.text, on: disk)?.folder,
            package.components.count > root.components.count,
            package.components.starts(with: root.components),
            own.map({ disk.resolved($0).text != package.text }) ?? true
        else { return }
        let path = package.relative(to: disk.resolved("."))
        throw list.failure(
            "the scenes file is in the package '\(path)', and its scenes would be created outside of it",
            hint: "Add --package \(path.quotedForShell), or name another folder with --output.")
    }

    private var noList: Failure {
        let file = Destination.join(project.root, ProjectConfiguration.fileName)
        let fileExists = disk.isFile(file)
        return Failure(
            .notFound,
            fileExists
                ? "there is no scenes file"
                : "there is no scenes file, and no \(ProjectConfiguration.fileName)",
            path: fileExists ? file : nil,
            hint: "Name one, as in '\(project.command("generate scenes.json"))', or add "
                + "\"scenes\": [{ \"name\": \"CarDetails\" }] to "
                + (fileExists ? "this file." : "\(ProjectConfiguration.fileName)."))
    }

    // MARK: - Lists that records name

    /// The scenes file of a scene, unless it no longer exists.
    package func file(of record: SceneRecord) -> String? {
        guard let list = record.scenesFile else { return nil }
        if case .gone = state(of: list) { return nil }
        return list
    }

    package func state(of list: String) -> State {
        states.remembered(list) { look(at: list) }
    }

    private func look(at list: String) -> State {
        let path = Destination.join(project.root, list)
        if !disk.exists(path) { return disk.isOmitted(path) ? .unreadable : .gone }
        let isConfiguration = list.pathComponents.last == ProjectConfiguration.fileName
        guard let scenes = try? read(recorded: list) else {
            // The list may have been deleted from `scene-kit.json`, which still exists.
            return isConfiguration ? .gone : .unreadable
        }
        return .names(Set(scenes.scenes.map(\.name.text)))
    }

    /// Reads a list that records name.
    private func read(recorded list: String) throws(Failure) -> ScenesFile {
        guard list.pathComponents.last == ProjectConfiguration.fileName else {
            return try read(project.shownPath(ofList: list))
        }
        if list == project.configuration.listPath { return try read(nil) }
        let folder = ProjectFolder(components: list.pathComponents.dropLast())
        let configuration = try project.configuration(at: folder)
        guard configuration.listPath == list, let scenes = configuration.scenes else {
            throw noList
        }
        var read = ScenesFile(scenes: scenes)
        read.edits = configuration.edits
        return read
    }

    /// The line of the entry that a recorded scene was generated from; nil if the file cannot be
    /// read or doesn't name the scene.
    package func line(of scene: String, in list: String) -> Int? {
        let scenes = (try? read(recorded: list))?.scenes ?? []
        return scenes.first { $0.name.text == scene }?.name.position(atUTF8Offset: 0).line
    }

    /// The change to a list; nil if nothing changes, or the file doesn't exist. Throws a `Failure`
    /// with 65 for a file that is wrong, and what reading it throws.
    package func change(
        _ list: String, _ change: (inout ScenesFileEditor) -> Void
    ) throws(Failure) -> FileOperation? {
        let path = project.shownPath(ofList: list)
        if !disk.exists(path) {
            if disk.isOmitted(path) { throw .notCheckedOut(path) }
            return nil
        }
        let destination = try project.editedFile(path)
        guard project.mayChange(list: destination.relative.description) else {
            throw Failure(
                .refused, "this is reached through a symbolic link that leads to a hidden file",
                path: path, hint: "Replace the link with a copy of its target.")
        }
        guard case .file(let bytes) = try disk.entry(at: destination) else { return nil }
        let document: JSONDocument
        do throws(Failure) {
            document = try JSONDocument(parsing: bytes, name: path, allowsComments: true)
        } catch {
            // A record may name any file, and no message quotes a file outside the project.
            guard list.hasPrefix("/") || list.pathComponents.contains("..") else { throw error }
            throw Failure(
                .data, "a record names this as a scenes file, and it is not JSON", path: path,
                hint: "Correct the file, or restore the record from version control.")
        }
        var editor = ScenesFileEditor(document, bytes: bytes)
        change(&editor)
        guard editor.isChanged else { return nil }
        let file = WantedFile(destination: destination, contents: editor.contents, owner: .tool)
        return FileOperation(for: file, policy: .refuse, over: .file(bytes))
    }
}

extension Destination {
    /// The place of a file by its path, which may contain links.
    package convenience init(ofFile path: String) {
        let components = path.split(separator: "/").map(String.init)
        let folder = components.dropLast().joined(separator: "/")
        self.init(
            base: path.hasPrefix("/") ? "/" + folder : folder.isEmpty ? "." : folder,
            relative: OutputPath(ofRecord: components.suffix(1)))
    }
}
