package import Basics
package import Planning
import Projects

/// The location of a project: its root, and where in it a command works.
struct ProjectLocation {
    /// The root's path from the current folder.
    let root: String
    /// The place that the command works at, from the root.
    let place: [String]
    /// Whether something makes the root one, rather than that a command works there.
    let isMarked: Bool
    /// The folders above the root that apply to nothing here, because another user could have
    /// put their files there.
    let foreignFolders: [String]
    /// Whether only a folder `.scene-kit` without records makes a folder above the place the root.
    let isRootByChance: Bool
    let disk: any Disk

    /// The names that make a folder the root of a project.
    fileprivate static let marks = [
        ProjectConfiguration.fileName, Project.recordsFolder, Manifest.fileName,
    ]

    /// Finds the project of a place. Its root is the nearest folder, at or above, that has
    /// `.scene-kit` or a `scene-kit.json` with `"root": true`; else the top of the git work tree;
    /// without git, the highest folder with a `scene-kit.json`, the folder of the scenes file, the
    /// nearest package, or the place.
    ///
    /// - Parameters:
    ///   - place: A folder, which may not exist.
    ///   - list: The path of a scenes file whose scenes go there.
    init(of place: String, list: String? = nil, on disk: any Disk) {
        let start = disk.resolved(place)
        let reach = Reach(of: start, on: disk)
        let found =
            reach.folders.first(where: disk.isRoot) ?? reach.workTree
            ?? reach.folders.last { disk.contains(ProjectConfiguration.fileName, in: $0) }
        let ofList = list.map { disk.resolved($0.splitAtLastSlash.parent) }
            .flatMap { start.isAtOrBelow($0) ? $0 : nil }
        let package = reach.folders.first { disk.contains(Manifest.fileName, in: $0) }
        let folder = found ?? ofList ?? package ?? start
        root = folder.text == start.text ? place : disk.fromHere(folder)
        self.place = Array(start.components.dropFirst(folder.components.count))
        isMarked = found != nil || package != nil
        foreignFolders = reach.foreign.map(disk.fromHere)
        isRootByChance =
            reach.workTree == nil && folder.text != start.text && disk.hasRecords(folder)
            && !disk.contains(ProjectConfiguration.fileName, in: folder)
            && !disk.contains(Manifest.fileName, in: folder)
            && (try? disk.names(in: Destination.join(folder.text, Project.recordsFolder)))?
                .contains { $0 != LocalState.folderName } == false
        self.disk = disk
    }
}

extension Disk {
    /// Whether a folder is the root of a project wherever it is: it has records, rather than only
    /// the remains of an interrupted command, or its configuration says so.
    func isRoot(_ folder: AbsolutePath) -> Bool {
        hasRecords(folder) || saysRoot(folder)
    }

    /// Whether a folder below the root of a project is another project: a root, or the top of a
    /// work tree, such as a submodule's.
    func isProject(_ folder: AbsolutePath) -> Bool {
        isRoot(folder) || contains(".git", in: folder)
    }

    /// Whether a folder's configuration makes it the root of a project.
    func saysRoot(_ folder: AbsolutePath) -> Bool {
        guard contains(ProjectConfiguration.fileName, in: folder),
            // Errors are reported by the code that reads the whole file.
            let bytes = try? bytesOfConfiguration(in: folder.text)
        else { return false }
        return ProjectConfiguration.saysRoot(bytes)
    }

    fileprivate func hasRecords(_ folder: AbsolutePath) -> Bool {
        guard contains(Project.recordsFolder, in: folder) else { return false }
        let path = Destination.join(folder.text, Project.recordsFolder)
        // The user's own packs may be there.
        if purpose(of: AbsolutePath(path, from: folder)) == .packs { return false }
        return (try? names(in: path)) != [LocalState.folderName]
            || isFolder("\(path)/\(LocalState.folderName)/\(LocalState.historyName)")
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
        let path = start.text
        func isForeign(_ folder: AbsolutePath, _ names: [String]) -> Bool {
            let folder = folder.text
            return names.contains { disk.isForeign(Destination.join(folder, $0), to: path) }
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
    /// The bytes of a folder's configuration; nil if the file doesn't exist. Throws a `Failure`
    /// with 77 if it is a link or isn't a regular file, and with 74 if it can't be read.
    func bytesOfConfiguration(in folder: String) throws(Failure) -> [UInt8]? {
        try read(own: [ProjectConfiguration.fileName], below: folder, atMost: 64 << 20)
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

    fileprivate func contains(_ name: String, in folder: AbsolutePath) -> Bool {
        exists(Destination.join(folder.text, name))
    }
}
