package import Basics
package import Planning
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
    let disk: any Disk
    private let reach: Reach

    init(root: String, isPackage: Bool, on disk: any Disk) {
        (self.root, self.isPackage, self.disk) = (root, isPackage, disk)
        reach = Reach(of: disk.resolved(root), on: disk)
    }

    /// The folders whose files hold in the project, nearest first: the root and those above it
    /// within its reach. Each with the names from there to the root.
    var folders: [(path: String, wayToRoot: [String])] {
        let start = reach.folders[0].components.count
        return reach.folders.map { folder in
            let way = Array(reach.folders[0].components[folder.components.count..<start])
            return (way.isEmpty ? root : disk.fromHere(folder), way)
        }
    }

    /// The top of the git work tree that contains the root; nil without one.
    var workTree: AbsolutePath? { reach.workTree }

    /// The folders above the root that apply to nothing here, because another user could have
    /// put their files there.
    var foreignFolders: [String] { reach.foreign.map(disk.fromHere) }

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
    init?(holding path: String, on disk: any Disk) {
        let reach = Reach(of: disk.absolute(path), on: disk)
        func isPackage(_ folder: AbsolutePath) -> Bool {
            disk.contains(Manifest.fileName, in: folder)
        }
        let found = reach.folders.first { disk.isRoot($0) || isPackage($0) }
        guard let folder = found ?? reach.workTree else { return nil }
        if let root = disk.root(ofMember: folder, in: reach) {
            self.init(root: disk.fromHere(root), isPackage: isPackage(root), on: disk)
            member = disk.fromHere(folder)
            return
        }
        let named = disk.folders(of: "package", namedIn: folder).first
        if let named, disk.packages(of: folder, contain: named.components[...]) {
            // Where new scenes go.
            self.init(root: disk.fromHere(folder), isPackage: isPackage(folder), on: disk)
            member = Destination.join(root, named.path)
            return
        }
        let package = disk.package(namedIn: folder)
        let root = package ?? folder
        self.init(
            root: disk.fromHere(root), isPackage: package != nil || isPackage(root), on: disk)
    }

    /// Finds the project that a package belongs to: its own, or that of a folder above whose
    /// `scene-kit.json` names it in `packages`.
    init(package: String, on disk: any Disk) {
        let folder = disk.resolved(package)
        guard let root = disk.root(ofMember: folder, in: Reach(of: folder, on: disk)) else {
            self.init(root: package, isPackage: true, on: disk)
            return
        }
        self.init(
            root: disk.fromHere(root), isPackage: disk.contains(Manifest.fileName, in: root),
            on: disk)
        member = package
    }
}

extension Disk {
    /// The folder above a package whose configuration names the package; nil for a package that has
    /// a configuration or records of its own.
    fileprivate func root(ofMember folder: AbsolutePath, in reach: Reach) -> AbsolutePath? {
        if isRoot(folder) { return nil }
        return reach.folders.first { root in
            let way = folder.components.dropFirst(root.components.count)
            return root.components.count < folder.components.count
                && folder.components.starts(with: root.components)
                && packages(of: root, contain: way)
        }
    }

    fileprivate func packages(of root: AbsolutePath, contain way: ArraySlice<String>) -> Bool {
        folders(of: "packages", namedIn: root).contains { way.starts(with: $0.components) }
    }

    /// The folders that a folder's configuration names.
    fileprivate func folders(of key: String, namedIn folder: AbsolutePath) -> [ProjectFolder] {
        guard contains(ProjectConfiguration.fileName, in: folder),
            let bytes = try? bytesOfConfiguration(in: folder.text)
        else { return [] }
        let path = Destination.join(folder.text, ProjectConfiguration.fileName)
        return ProjectConfiguration.folders(of: key, in: bytes, name: path)
    }

    /// Whether a folder has a configuration or records, rather than only the remains of an
    /// interrupted command.
    package func isRoot(_ folder: AbsolutePath) -> Bool {
        if contains(ProjectConfiguration.fileName, in: folder) { return true }
        guard contains(Project.recordsFolder, in: folder) else { return false }
        let path = Destination.join(folder.text, Project.recordsFolder)
        // The user's own packs may be there.
        if purpose(of: AbsolutePath(path, from: folder)) == .packs { return false }
        return (try? names(in: path)) != [LocalState.folderName]
            || isFolder("\(path)/\(LocalState.folderName)/\(LocalState.historyName)")
    }

    /// The package that a folder's configuration names. Nil also if a link leads out of the folder,
    /// because the file may be untrusted. Errors are reported by the code that reads the whole
    /// file.
    fileprivate func package(namedIn folder: AbsolutePath) -> AbsolutePath? {
        guard let name = folders(of: "package", namedIn: folder).first else { return nil }
        var package = folder
        package.components += name.components
        if name.components.isEmpty { return package }
        guard resolved(package.text).isAtOrBelow(resolved(folder.text)) else { return nil }
        return self.package(namedIn: package) ?? package
    }
}

/// A folder and those above that may belong to the same project: up to the top of the git work tree
/// or, without git, below the home folder.
struct Reach {
    /// Nearest first.
    let folders: [AbsolutePath]
    let workTree: AbsolutePath?
    /// The folders above with files of another user, which don't count. In a work tree, all do.
    let foreign: [AbsolutePath]

    init(of start: AbsolutePath, on disk: any Disk) {
        let all = Array(start.selfAndAncestors)
        // The home folder may be a work tree with settings, which isn't one of projects.
        let end = all.dropFirst().firstIndex { disk.purpose(of: $0) == .home } ?? all.endIndex
        func isForeign(_ folder: AbsolutePath, _ names: [String]) -> Bool {
            names.contains { name in
                disk.isForeign(Destination.join(folder.text, name), to: start.text)
            }
        }
        let top = all[..<end].firstIndex {
            disk.contains(".git", in: $0) && !isForeign($0, [".git"])
        }
        workTree = top.map { all[$0] }
        let above = all[..<(top.map { $0 + 1 } ?? end)].dropFirst()
        foreign = top == nil ? above.filter { isForeign($0, ProjectLocation.marks) } : []
        let excluded = Set(foreign.map(\.text))
        folders = [start] + above.filter { !excluded.contains($0.text) }
    }
}

extension Disk {
    /// The bytes of a folder's configuration; nil if the file doesn't exist.
    ///
    /// - Throws: `Failure` with 77 if it is a link or isn't a regular file, and with 74 if it can't
    ///   be read.
    private func bytesOfConfiguration(in folder: String) throws(Failure) -> [UInt8]? {
        try read(own: [ProjectConfiguration.fileName], below: folder, atMost: 64 << 20)
    }

    /// A folder's configuration; nil if the file doesn't exist.
    ///
    /// - Throws: `Failure` with 65 if the file isn't valid or requires another version of scene-kit,
    ///   77 if it is a link or isn't a regular file, and 74 if it can't be read.
    func configuration(in folder: String) throws(Failure) -> ProjectConfiguration? {
        guard let bytes = try bytesOfConfiguration(in: folder) else { return nil }
        return try ProjectConfiguration(
            parsing: bytes, name: Destination.join(folder, ProjectConfiguration.fileName),
            tool: Tool.semanticVersion)
    }

    /// The bytes of a file that other tools use or that the user named; nil if it doesn't exist. It
    /// may be a link that stays in the project.
    ///
    /// Throws what `read(_:within:atMost:)` throws.
    ///
    /// - Parameter folder: A folder above the file, such as one that the user named. It may itself
    ///   be behind a link.
    package func read(
        _ path: String, in folder: String = ".", atMost limit: Int
    ) throws(Failure) -> [UInt8]? {
        if !exists(path) { return nil }
        return try read(path, within: top(of: path, in: folder), atMost: limit)
    }

    /// Whether a folder's real path is in the project that contains its written path.
    package func staysInProject(_ folder: String, of root: String) -> Bool {
        absolute(realPath(of: folder)).isAtOrBelow(
            absolute(realPath(of: top(of: folder, in: root))))
    }

    /// The top of the project that contains a file: the top of the git work tree, else the highest
    /// folder that looks like a project's, else the file's own folder.
    private func top(of path: String, in named: String) -> String {
        let start = absolute(named)
        var folder = absolute(path)
        if named != ".", folder.isAtOrBelow(start) {
            folder = absolute(realPath(of: named))
                .appending(folder.components.dropFirst(start.components.count))
        }
        _ = folder.components.popLast()
        let reach = Reach(of: folder, on: self)
        let marked = reach.folders.last { folder in
            ProjectLocation.marks.contains { contains($0, in: folder) }
        }
        return (reach.workTree ?? marked ?? folder).text
    }

    /// Whether a folder contains projects and files of all kinds: the home folder, the root, or that
    /// of temporary files.
    func isForEverything(_ folder: AbsolutePath) -> Bool {
        folder.components.isEmpty || [.home, .temporaryFiles].contains(purpose(of: folder))
    }

    /// Whether a folder has an entry with a name.
    fileprivate func contains(_ name: String, in folder: AbsolutePath) -> Bool {
        exists(Destination.join(folder.text, name))
    }
}
