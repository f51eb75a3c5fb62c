package import Basics
package import FileSystem
import Projects

/// The location of a project: its root, and the folders above whose configuration and template sets
/// apply to it.
struct ProjectLocation {
    /// The root's path from the current folder.
    let root: String
    /// Whether the root is the folder of an existing or a new Swift package.
    let isPackage: Bool

    /// The folders whose files hold in the project, nearest first: the root and those above it, up
    /// to the top of the git work tree. Each with the names from there to the root.
    var folders: [(path: String, wayToRoot: [String])] {
        var folders = [(path: root, wayToRoot: [String]())]
        // The folders above are those of the root's real path, as in a shell that is in that
        // folder.
        var folder = AbsolutePath(resolvingLinksOf: root)
        var way: [String] = []
        while !folder.contains(".git"), let name = folder.components.popLast() {
            way.insert(name, at: 0)
            folders.append((folder.fromHere, way))
        }
        return folders
    }
}

extension ProjectLocation {
    /// Finds the project that contains a folder. Its root is the nearest folder at or above with a
    /// `Package.swift`, a `scene-kit.json`, or a `.scene-kit`, else the top of the git work tree.
    /// If that `scene-kit.json` names a package, the package is the project. Nil if none of these
    /// exist.
    ///
    /// A package above the work tree doesn't count, because it belongs to another repository.
    init?(holding path: String) {
        var gitTop: AbsolutePath?
        let found = AbsolutePath(path).selfAndAncestors.first { folder in
            if Self.isRoot(folder) { return true }
            if gitTop == nil, folder.contains(Manifest.fileName) { return true }
            if gitTop == nil, folder.contains(".git") { gitTop = folder }
            return false
        }
        guard let folder = found ?? gitTop else { return nil }
        let package = Self.package(namedIn: folder)
        let root = package ?? folder
        self.init(
            root: root.fromHere, isPackage: package != nil || root.contains(Manifest.fileName))
    }

    /// Whether a folder has a configuration or records, rather than only the remains of an
    /// interrupted command.
    private static func isRoot(_ folder: AbsolutePath) -> Bool {
        if folder.contains(ProjectConfiguration.fileName) { return true }
        guard folder.contains(Project.recordsFolder) else { return false }
        let path = Destination.join(folder.text, Project.recordsFolder)
        return (try? FileSystem.names(in: path)) != [StateFolder.name]
            || FileSystem.isFolder("\(path)/\(StateFolder.name)/\(StateFolder.historyName)")
    }

    /// The package that a folder's configuration names. Nil also if a link leads out of the folder,
    /// because the file may be untrusted. Errors are reported by the code that reads the whole
    /// file.
    private static func package(namedIn folder: AbsolutePath) -> AbsolutePath? {
        let path = Destination.join(folder.text, ProjectConfiguration.fileName)
        guard folder.contains(ProjectConfiguration.fileName),
            let bytes = try? ProjectConfiguration.bytes(in: folder.text),
            let name = ProjectConfiguration.package(in: bytes, name: path)
        else { return nil }
        var package = folder
        package.components += name.components
        if name.components.isEmpty { return package }
        let isBelow = AbsolutePath(resolvingLinksOf: package.text).components
            .starts(with: AbsolutePath(resolvingLinksOf: folder.text).components)
        guard isBelow else { return nil }
        return Self.package(namedIn: package) ?? package
    }
}

extension ProjectConfiguration {
    /// The bytes of a folder's configuration; nil if the file doesn't exist.
    ///
    /// - Throws: `Failure` with 77 if it is a link or isn't a regular file, and with 74 if it can't
    ///   be read.
    fileprivate static func bytes(in folder: String) throws(Failure) -> [UInt8]? {
        try ProjectFile.read(own: [fileName], below: folder, atMost: 64 << 20)
    }

    /// A folder's configuration; nil if the file doesn't exist.
    ///
    /// - Throws: What `bytes(in:)` throws, and `Failure` with 65 if the file isn't valid or
    ///   requires another version of scene-kit.
    static func read(in folder: String) throws(Failure) -> ProjectConfiguration? {
        guard let bytes = try bytes(in: folder) else { return nil }
        return try ProjectConfiguration(
            parsing: bytes, name: Destination.join(folder, fileName), tool: Tool.semanticVersion)
    }
}

extension ProjectFile {
    /// The bytes of a file that other tools use or that the user named; nil if it doesn't exist. It
    /// may be a link that stays in the project.
    ///
    /// Throws what `read(_:within:atMost:)` throws.
    ///
    /// - Parameter folder: A folder above the file, such as one that the user named. It may itself
    ///   be behind a link.
    package static func read(
        _ path: String, in folder: String = ".", atMost limit: Int
    ) throws(Failure) -> [UInt8]? {
        if (try? FileSystem.kind(of: path)) == .some(nil) { return nil }
        return try read(path, within: top(of: path, in: folder), atMost: limit)
    }

    /// Whether a folder's real path is in the project that contains its written path.
    package static func staysInProject(_ folder: String, of root: String) -> Bool {
        let top = AbsolutePath(FileSystem.realPath(of: top(of: folder, in: root))).components
        return AbsolutePath(FileSystem.realPath(of: folder)).components.starts(with: top)
    }

    /// The top of the project that contains a file: the top of the git work tree, else the highest
    /// folder that looks like a project's, else the file's own folder.
    private static func top(of path: String, in named: String) -> String {
        let start = AbsolutePath(named).components
        var folder = AbsolutePath(path)
        if named != ".", folder.components.starts(with: start) {
            let rest = folder.components.dropFirst(start.count)
            folder = AbsolutePath(FileSystem.realPath(of: named))
            folder.components += rest
        }
        _ = folder.components.popLast()
        var top = folder
        while true {
            if folder.contains(".git") { return folder.text }
            let marks = [ProjectConfiguration.fileName, Project.recordsFolder, Manifest.fileName]
            if marks.contains(where: folder.contains) { top = folder }
            guard folder.components.popLast() != nil else { return top.text }
        }
    }
}

extension AbsolutePath {
    /// Whether the folder has an entry with a name.
    fileprivate func contains(_ name: String) -> Bool {
        (try? FileSystem.kind(of: Destination.join(text, name))) != nil
    }
}
