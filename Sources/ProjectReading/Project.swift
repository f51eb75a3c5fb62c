package import Basics
import Manifests
package import Planning
package import Projects
package import Scenes
import SwiftSource

/// The project that a command works in: its root, and the configuration from there and from the
/// folders above.
package final class Project: Sendable {
    /// The root's path from the current folder.
    package let root: String
    /// Whether the root is the folder of an existing or a new Swift package.
    package let isPackage: Bool
    /// The value of `--package`.
    package let namedPackage: String?
    /// The folder of the project's package that the user is in.
    package let currentPackage: String?
    package let configuration: ConfigurationChain
    /// The folders above whose template sets the project has too, nearest first.
    package let foldersAbove: [String]
    /// The folders with scenes files that records may name.
    private let foldersOfLists: [AbsolutePath]
    package let disk: any Disk
    /// Notes on folders above that look like part of the project and aren't.
    package let notes: [Diagnostic]

    init(
        _ location: ProjectLocation, package: String? = nil,
        _ configuration: ConfigurationChain = ConfigurationChain()
    ) {
        let disk = location.disk
        self.disk = disk
        (root, isPackage, namedPackage) = (location.root, location.isPackage, package)
        currentPackage = package == nil ? location.member : nil
        self.configuration = configuration
        foldersOfLists = [location.workTree, disk.resolved(".")].compactMap(\.self)
        notes = location.foreignFolders.map { folder in
            .note(
                "what is here for scene-kit belongs to another user, and isn't used", path: folder,
                hint: "If this is your project, run scene-kit in that folder.")
        }
        foldersAbove = location.folders.dropFirst().map(\.path).filter { folder in
            disk.isFolder(Destination.join(folder, Self.recordsFolder))
        }
    }

    /// The folder of scene-kit's records, relative to the root.
    package static let recordsFolder = ".scene-kit"

    /// Finds the project of a package or, without one, of the current folder. If there's no
    /// project, the current folder becomes one. See `ProjectLocation`.
    ///
    /// - Throws: `Failure` with 65 if `scene-kit.json` isn't valid, with 77 if it is a link or not
    ///   a regular file, and with 74 if it can't be read.
    /// - Parameter newConfiguration: The contents that the root's `scene-kit.json` will have.
    package static func find(
        package: String? = nil, configuration newConfiguration: [UInt8]? = nil, on disk: any Disk
    ) throws(Failure) -> Project {
        let location = location(package, on: disk)
        var files: [ConfigurationChain.File] = []
        for (folder, way) in location.folders {
            let path = Destination.join(folder, ProjectConfiguration.fileName)
            if way.isEmpty, let newConfiguration {
                let configuration = try ProjectConfiguration(
                    parsing: newConfiguration, name: path, tool: Tool.semanticVersion)
                files.append(ConfigurationChain.File(configuration, at: path, wayToRoot: way))
                continue
            }
            // A folder that can't be read doesn't belong to the project.
            guard (try? disk.kind(of: path)) != nil,
                let configuration = try disk.configuration(in: folder)
            else { continue }
            if package == nil, way.isEmpty { try refusePackage(of: configuration, at: path) }
            files.append(ConfigurationChain.File(configuration, at: path, wayToRoot: way))
        }
        return Project(location, package: package, ConfigurationChain(files))
    }

    /// - Throws: `Failure` with 77 if the file names a package other than its own.
    private static func refusePackage(
        of configuration: ProjectConfiguration, at path: String
    ) throws(Failure) {
        guard let package = configuration.package, !package.components.isEmpty,
            !configuration.contains(package)
        else { return }
        throw Failure(
            .refused,
            "a symbolic link on the way to the package '\(package.path)' leads out of this folder",
            path: path, hint: "Name the folder that it leads to with --package.")
    }

    /// Whether the current folder would become a project, and is one for everything: the home
    /// folder, the root, or that of temporary files.
    package var isForEverything: Bool {
        root == "." && !isPackage && disk.isForEverything(disk.currentFolder)
            && ProjectLocation(holding: ".", on: disk) == nil
    }

    /// Finds the project without reading `scene-kit.json`, for commands that work even if that file
    /// isn't valid or requires another version.
    package static func findRoot(package: String? = nil, on disk: any Disk) -> Project {
        Project(location(package, on: disk), package: package)
    }

    private static func location(_ package: String?, on disk: any Disk) -> ProjectLocation {
        if let package { return ProjectLocation(package: package, on: disk) }
        return ProjectLocation(holding: ".", on: disk)
            ?? ProjectLocation(root: ".", isPackage: false, on: disk)
    }

    /// The project that contains a path; nil if there is none.
    package static func holding(_ path: String, on disk: any Disk) -> Project? {
        ProjectLocation(holding: path, on: disk).map { Project($0) }
    }

    /// A folder that the project's files name.
    package func place(of folder: ProjectFolder) -> OutputLayout.Root {
        OutputLayout.Root(root, folder.components)
    }

    /// The place of a shared folder in the configuration.
    package func place(of folder: ProjectFolder, levelsUp: Int) -> OutputLayout.Root {
        if levelsUp == 0 { return place(of: folder) }
        let up = Array(repeating: "..", count: levelsUp).joined(separator: "/")
        let base = disk.absolute(Destination.join(disk.realPath(of: root), up))
        return OutputLayout.Root(disk.fromHere(base), folder.components)
    }

    /// Whether a package below the root belongs to the project: it has no configuration or records
    /// of its own.
    package func hasPackage(at folder: String) -> Bool {
        guard let components = path(of: folder) else { return false }
        return configuration.packages.contains { components.starts(with: $0.components) }
            && !disk.isRoot(disk.absolute(folder))
    }

    /// The path of a package that a scenes file names, from the project's root.
    ///
    /// - Throws: `Failure` with 65 if it isn't one of the project's packages.
    package func package(named name: SourceText) throws(Failure) -> String {
        let folder: ProjectFolder
        do throws(OutputPathProblem) {
            folder = try ProjectFolder(name.text)
        } catch {
            throw name.failure("the package '\(name.text.onOneLine)' \(error.reason)")
        }
        let path = try self.path(ofPackage: folder)
        if folder.components.isEmpty && isPackage || hasPackage(at: path) { return path }
        if disk.isRoot(disk.absolute(path)) {
            throw name.failure(
                "the package '\(name.text)' has a scene-kit.json or records of its own, so its "
                    + "scenes aren't part of this project",
                hint: "Move them to this project, or generate that package's scenes there.")
        }
        let parent = folder.components.dropLast().joined(separator: "/")
        let added = (parent.isEmpty ? name.text : parent).asSwiftLiteral
        throw name.failure(
            "the package '\(name.text)' isn't one of the project's packages",
            hint: configuration.fileOfPackage.map {
                "In \($0), write \"packages\": [\(added)] in place of \"package\"."
            } ?? "Add \(added) to \"packages\" in "
                + "\(shownPath(ofList: ProjectConfiguration.fileName)).")
    }

    /// The libraries of its packages, by their names, with the folders of the packages.
    package var libraries: [String: String] {
        var libraries: [String: String] = [:]
        for package in packages {
            guard let text = try? Manifest.text(in: package, on: disk) else { continue }
            let contents = ManifestContents(SourceText(name: package, text: text))
            for target in contents.targets where target.kind == .library {
                libraries[target.name] = libraries[target.name] ?? package
            }
        }
        return libraries
    }

    /// The path of a package that files of the project name.
    ///
    /// - Throws: `Failure` with 77 if a symbolic link on the way leads out of the project.
    package func path(ofPackage folder: ProjectFolder) throws(Failure) -> String {
        if folder.components.isEmpty { return root }
        let path = Destination.join(root, folder.path)
        let isBelow = disk.resolved(path).components
            .starts(with: disk.resolved(root).components)
        if isBelow { return path }
        throw Failure(
            .refused, "a symbolic link on the way to the package leads out of the project",
            path: path,
            hint: "Replace the link, or name the folder that it leads to with --package.")
    }

    /// The packages that belong to the project, as paths from the current folder.
    package var packages: [String] {
        configuration.packages.map { Destination.join(root, $0.path) }
            .flatMap { SwiftFiles.packages(below: $0, includingItself: true, on: disk) }
            .filter(hasPackage).sorted()
    }

    /// A hint about the packages below the root that are projects of their own; nil without any.
    package var hintOnProjectsBelow: String? {
        let below = SwiftFiles.packages(below: root, on: disk)
            .filter { disk.isRoot(disk.absolute($0)) }.sorted()
        if below.isEmpty { return nil }
        let names = below.prefix(4).map { "'\($0)'" }.joinedAsAlternatives("and")
        return "There are scenes in \(names), which --package names."
    }

    /// The folder's path as the project's files write it. Nil if the folder is outside the project,
    /// or if its path isn't valid in these files.
    package func folder(at place: OutputLayout.Root) -> ProjectFolder? {
        (try? checkedFolder(at: place)) ?? nil
    }

    /// The folder's path as the project's files write it. Nil if the folder is outside the project.
    ///
    /// - Throws: The reason why the path of a folder in the project isn't valid in these files.
    package func checkedFolder(
        at place: OutputLayout.Root
    ) throws(OutputPathProblem) -> ProjectFolder? {
        guard let components = path(of: place.path) else { return nil }
        if components.isEmpty { return ProjectFolder(components: []) }
        return try ProjectFolder(components.joined(separator: "/"))
    }

    /// The file's path as the project's files write it. Nil if the file is outside the project, or
    /// if its path isn't valid in these files.
    package func file(at destination: Destination) -> OutputPath? {
        if destination.base == root { return try? OutputPath(destination.relative.description) }
        guard let components = path(of: destination.path), !components.isEmpty else { return nil }
        return try? OutputPath(components.joined(separator: "/"))
    }

    private func path(of path: String) -> [String]? {
        let root = disk.absolute(root).components
        let components = disk.absolute(path).components
        guard components.starts(with: root) else { return nil }
        return Array(components.dropFirst(root.count))
    }
}

extension Project {
    /// A command to suggest, for the package that `--package` named.
    package func command(_ words: String) -> String {
        let package = namedPackage.map { " --package \($0.quotedInMessage)" } ?? ""
        return "scene-kit \(words)\(package)"
    }

    /// A suggested command that generates the scenes of a list.
    package func generateCommand(forList list: String) -> String {
        if list == configuration.listPath { return command("generate") }
        let path = shownPath(ofList: list)
        // Without './', it would be taken for an option.
        return command("generate " + (path.hasPrefix("-") ? "./" + path : path).quotedInMessage)
    }

    /// How to let other features lead to scenes: a command or, for those of a scenes file, what to
    /// write there.
    package func wayToExport(_ scenes: [String], listedIn list: String?) -> String {
        guard let list else {
            return command("update \(scenes.joined(separator: " ")) --option exported=true")
        }
        return "in '\(shownPath(ofList: list))', give \(scenes.count == 1 ? "it" : "each") "
            + "\"options\": { \"exported\": true }, and run '\(generateCommand(forList: list))'."
    }

    /// Whether commands may change a scenes file, by its path in a record, which a stranger may have
    /// written: it is in the project, in its work tree, or below the current folder.
    package func mayChange(list: String) -> Bool {
        let names = list.pathComponents
        // Only the beginning may lead up.
        let rest = names.drop { $0 == ".." }
        if list.hasPrefix("/") || rest.contains(where: { $0.hasPrefix(".") }) { return false }
        if names.first != ".." { return true }
        let path = disk.absolute(Destination.join(disk.realPath(of: root), list)).components
        return foldersOfLists.contains { path.starts(with: $0.components) }
    }

    /// The path of a recorded list, from the current folder.
    package func shownPath(ofList list: String) -> String {
        // A path out of the project starts at the root's real path.
        let root = list.hasPrefix("../") ? disk.realPath(of: root) : root
        return disk.fromHere(disk.absolute(Destination.join(root, list)))
    }
}
