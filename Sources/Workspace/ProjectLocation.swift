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
    /// The folder of one of the project's `packages`, if that is where the user is or works.
    private(set) var member: String?

    /// The root's real folder and those above it that apply to the project, as for a shell that is
    /// in that folder.
    private let reach: Reach

    init(root: String, isPackage: Bool) {
        (self.root, self.isPackage) = (root, isPackage)
        reach = Reach(of: AbsolutePath(resolvingLinksOf: root))
    }

    /// The folders whose files hold in the project, nearest first: the root and those above it
    /// within its reach. Each with the names from there to the root.
    var folders: [(path: String, wayToRoot: [String])] {
        let start = reach.folders[0].components.count
        return reach.folders.map { folder in
            let way = Array(reach.folders[0].components[folder.components.count..<start])
            return (way.isEmpty ? root : folder.fromHere, way)
        }
    }

    /// The top of the git work tree that contains the root; nil without one.
    var workTree: AbsolutePath? { reach.workTree }

    /// The folders above the root that apply to nothing here, because another user could have
    /// put their files there.
    var foreignFolders: [String] { reach.foreign.map(\.fromHere) }

    /// The names that make a folder the root of a project.
    fileprivate static let marks = [
        ProjectConfiguration.fileName, Project.recordsFolder, Manifest.fileName,
    ]
}

extension ProjectLocation {
    /// Finds the project that contains a folder. Its root is the nearest folder at or above with a
    /// `Package.swift`, a `scene-kit.json`, or a `.scene-kit`, else the top of the git work tree.
    /// If that `scene-kit.json` names a package, the package is the project. Nil if none of these
    /// exist.
    init?(holding path: String) {
        let reach = Reach(of: AbsolutePath(path))
        let found = reach.folders.first { Self.isRoot($0) || $0.contains(Manifest.fileName) }
        guard let folder = found ?? reach.workTree else { return nil }
        if let root = Self.root(ofMember: folder, in: reach) {
            self.init(root: root.fromHere, isPackage: root.contains(Manifest.fileName))
            member = folder.fromHere
            return
        }
        let named = Self.folders(of: "package", namedIn: folder).first
        if let named, Self.packages(of: folder, contain: named.components[...]) {
            // Where new scenes go.
            self.init(root: folder.fromHere, isPackage: folder.contains(Manifest.fileName))
            member = Destination.join(root, named.path)
            return
        }
        let package = Self.package(namedIn: folder)
        let root = package ?? folder
        self.init(
            root: root.fromHere, isPackage: package != nil || root.contains(Manifest.fileName))
    }

    /// Finds the project that a package belongs to: its own, or that of a folder above whose
    /// `scene-kit.json` names it in `packages`.
    init(package: String) {
        let folder = AbsolutePath(resolvingLinksOf: package)
        guard let root = Self.root(ofMember: folder, in: Reach(of: folder)) else {
            self.init(root: package, isPackage: true)
            return
        }
        self.init(root: root.fromHere, isPackage: root.contains(Manifest.fileName))
        member = package
    }

    /// The folder above a package whose configuration names the package; nil for a package that has
    /// a configuration or records of its own.
    private static func root(ofMember folder: AbsolutePath, in reach: Reach) -> AbsolutePath? {
        if isRoot(folder) { return nil }
        return reach.folders.first { root in
            let way = folder.components.dropFirst(root.components.count)
            return root.components.count < folder.components.count
                && folder.components.starts(with: root.components)
                && packages(of: root, contain: way)
        }
    }

    private static func packages(of root: AbsolutePath, contain way: ArraySlice<String>) -> Bool {
        folders(of: "packages", namedIn: root).contains { way.starts(with: $0.components) }
    }

    /// The folders that a folder's configuration names.
    private static func folders(of key: String, namedIn folder: AbsolutePath) -> [ProjectFolder] {
        guard folder.contains(ProjectConfiguration.fileName),
            let bytes = try? ProjectConfiguration.bytes(in: folder.text)
        else { return [] }
        let path = Destination.join(folder.text, ProjectConfiguration.fileName)
        return ProjectConfiguration.folders(of: key, in: bytes, name: path)
    }

    /// Whether a folder has a configuration or records, rather than only the remains of an
    /// interrupted command.
    static func isRoot(_ folder: AbsolutePath) -> Bool {
        if folder.contains(ProjectConfiguration.fileName) { return true }
        guard folder.contains(Project.recordsFolder) else { return false }
        let path = Destination.join(folder.text, Project.recordsFolder)
        // The user's own packs may be there.
        if let store = PackStore.user, AbsolutePath(store.base).text == path { return false }
        return (try? FileSystem.names(in: path)) != [StateFolder.name]
            || FileSystem.isFolder("\(path)/\(StateFolder.name)/\(StateFolder.historyName)")
    }

    /// The package that a folder's configuration names. Nil also if a link leads out of the folder,
    /// because the file may be untrusted. Errors are reported by the code that reads the whole
    /// file.
    private static func package(namedIn folder: AbsolutePath) -> AbsolutePath? {
        guard let name = folders(of: "package", namedIn: folder).first else { return nil }
        var package = folder
        package.components += name.components
        if name.components.isEmpty { return package }
        let isBelow = AbsolutePath(resolvingLinksOf: package.text).components
            .starts(with: AbsolutePath(resolvingLinksOf: folder.text).components)
        guard isBelow else { return nil }
        return Self.package(namedIn: package) ?? package
    }
}

/// A folder and those above that may belong to the same project: up to the top of the git work tree
/// or, without git, below the home folder.
private struct Reach {
    /// Nearest first.
    let folders: [AbsolutePath]
    let workTree: AbsolutePath?
    /// The folders above with files of another user, which don't count. In a work tree, all do.
    let foreign: [AbsolutePath]

    init(of start: AbsolutePath) {
        let all = Array(start.selfAndAncestors)
        // The home folder may be a work tree with settings, which isn't one of projects.
        let end = all.dropFirst().firstIndex { $0.isHome } ?? all.endIndex
        let owner = FileSystem.owner(of: start.text)
        func isForeign(_ folder: AbsolutePath, _ names: [String]) -> Bool {
            names.contains { name in
                let other = FileSystem.owner(of: Destination.join(folder.text, name))
                return other.map { ![owner, FileSystem.user, 0].contains($0) } ?? false
            }
        }
        let top = all[..<end].firstIndex { $0.contains(".git") && !isForeign($0, [".git"]) }
        workTree = top.map { all[$0] }
        let above = all[..<(top.map { $0 + 1 } ?? end)].dropFirst()
        foreign = top == nil ? above.filter { isForeign($0, ProjectLocation.marks) } : []
        let excluded = Set(foreign.map(\.text))
        folders = [start] + above.filter { !excluded.contains($0.text) }
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
        let reach = Reach(of: folder)
        let marked = reach.folders.last { ProjectLocation.marks.contains(where: $0.contains) }
        return (reach.workTree ?? marked ?? folder).text
    }
}

extension AbsolutePath {
    /// Whether it is the user's home folder, in which projects are, and which isn't one.
    fileprivate var isHome: Bool {
        guard let home = getenv("HOME").map({ String(cString: $0) }), home.hasPrefix("/") else {
            return false
        }
        return [home, FileSystem.realPath(of: home)].contains { AbsolutePath($0).text == text }
    }

    /// Whether the folder contains projects and files of all kinds: the home folder, the root, or
    /// that of temporary files.
    var isForEverything: Bool {
        let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        return isHome || components.isEmpty
            || ["/tmp", "/private/tmp", "/var/tmp", temporary, FileSystem.realPath(of: temporary)]
                .contains { AbsolutePath($0).text == text }
    }

    /// Whether the folder has an entry with a name.
    fileprivate func contains(_ name: String) -> Bool {
        (try? FileSystem.kind(of: Destination.join(text, name))) != nil
    }
}
