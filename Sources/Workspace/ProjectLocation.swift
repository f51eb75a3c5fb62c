package import Basics
package import FileSystem
import Projects

/// Where a project lies: its root, and the folders above whose configuration and template sets hold
/// there too.
struct ProjectLocation {
    /// The root as it is shown and opened, from the current folder.
    let root: String
    /// Whether the root is that of a Swift package, or of one to be made.
    let isPackage: Bool

    init(root: String, isPackage: Bool) {
        (self.root, self.isPackage) = (root, isPackage)
    }

    /// The project that a folder lies in: the nearest at or above it that has a `Package.swift`,
    /// `scene-kit.json` or `.scene-kit`, else the top of the git work tree. Where the `scene-kit.json` there
    /// names a package, the project is that. Nil where there is none of all that.
    ///
    /// A package around the work tree is somebody else's.
    init?(holding path: String) {
        var folder = AbsolutePath(path)
        var gitTop: AbsolutePath?
        while !Self.isRoot(folder), gitTop != nil || !Self.hasManifest(folder) {
            if gitTop == nil, Self.holds(folder, ".git") { gitTop = folder }
            guard folder.components.popLast() != nil else {
                guard let gitTop else { return nil }
                folder = gitTop
                break
            }
        }
        let package = Self.package(namedIn: folder)
        let root = package ?? folder
        self.root = root.relative(to: AbsolutePath("."))
        isPackage = package != nil || Self.hasManifest(root)
    }

    /// The folders whose files hold in the project, nearest first: the root and those above it, up to the
    /// top of the git work tree. Each with the names from there to the root.
    var folders: [(path: String, wayToRoot: [String])] {
        var folders = [(path: root, wayToRoot: [String]())]
        // The folders above are those of where the root really is, as they are for who stands in it.
        var folder = AbsolutePath(resolvingLinksOf: root)
        var way: [String] = []
        while !Self.holds(folder, ".git"), let name = folder.components.popLast() {
            way.insert(name, at: 0)
            folders.append((folder.relative(to: AbsolutePath(".")), way))
        }
        return folders
    }
}

extension ProjectLocation {
    /// Whether a folder has a configuration or a place for records, and not just what an interrupted
    /// command has left.
    private static func isRoot(_ folder: AbsolutePath) -> Bool {
        if holds(folder, ProjectConfiguration.fileName) { return true }
        guard holds(folder, Project.recordsFolder) else { return false }
        let path = Destination.join(folder.text, Project.recordsFolder)
        return (try? FileSystem.names(in: path)) != [StateFolder.name]
            || FileSystem.isFolder("\(path)/\(StateFolder.name)/\(StateFolder.historyName)")
    }

    private static func hasManifest(_ folder: AbsolutePath) -> Bool {
        holds(folder, Manifest.fileName)
    }

    private static func holds(_ folder: AbsolutePath, _ name: String) -> Bool {
        (try? FileSystem.kind(of: Destination.join(folder.text, name))) != nil
    }

    /// The package that the configuration of a folder names; nil also where a link leads out of the folder,
    /// as the file may be a stranger's. What is wrong with it is said by those who read all of it.
    private static func package(namedIn folder: AbsolutePath) -> AbsolutePath? {
        let path = Destination.join(folder.text, ProjectConfiguration.fileName)
        guard holds(folder, ProjectConfiguration.fileName),
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
    /// The bytes of the file in a folder; nil where there is none.
    ///
    /// - Throws: `Failure` with 77 for a link and what is no regular file, and with 74 for what cannot be
    ///   read.
    fileprivate static func bytes(in folder: String) throws(Failure) -> [UInt8]? {
        try ProjectFile.read(.own(below: folder, names: [fileName]), atMost: 64 << 20)
    }

    /// What the file in a folder says; nil where there is none.
    ///
    /// - Throws: the same, and 65 for a file that is wrong or for another version of scene-kit.
    static func read(in folder: String) throws(Failure) -> ProjectConfiguration? {
        guard let bytes = try bytes(in: folder) else { return nil }
        return try ProjectConfiguration(
            parsing: bytes, name: Destination.join(folder, fileName), tool: Tool.semanticVersion)
    }
}

extension ProjectFile {
    /// The bytes of a file that is there for other tools too, or that somebody named; nil where nothing
    /// is. A link may lead to it from elsewhere in the project.
    ///
    /// Throws what `read(_:atMost:)` of a place throws.
    ///
    /// - Parameter folder: a folder above that may be behind a link itself, as where the user named it.
    package static func read(
        _ path: String, in folder: String = ".", atMost limit: Int
    ) throws(Failure) -> [UInt8]? {
        if (try? FileSystem.kind(of: path)) == .some(nil) { return nil }
        return try read(.shared(path: path, within: top(of: path, in: folder)), atMost: limit)
    }

    /// Whether no link on the way to a folder leads out of the project that its path lies in.
    package static func staysInProject(_ folder: String, of root: String) -> Bool {
        let top = AbsolutePath(FileSystem.realPath(of: top(of: folder, in: root))).components
        return AbsolutePath(FileSystem.realPath(of: folder)).components.starts(with: top)
    }

    /// How far up the project of a file goes: to the top of the git work tree, else to the highest folder
    /// that looks like a project's, else no further than the file's own folder.
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
            if holds(folder, [".git"]) { return folder.text }
            if holds(folder, marks) { top = folder }
            guard folder.components.popLast() != nil else { return top.text }
        }
    }

    private static let marks = [
        ProjectConfiguration.fileName, Project.recordsFolder, "Package.swift",
    ]

    private static func holds(_ folder: AbsolutePath, _ names: [String]) -> Bool {
        names.contains { name in
            (try? FileSystem.kind(of: Destination.join(folder.text, name))) != nil
        }
    }
}
