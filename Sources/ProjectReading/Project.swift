package import Basics
import Manifests
package import Planning
package import Projects
package import Scenes
import Threads

/// The project that a command works in: its root, and the configuration there and in the folders
/// below.
package final class Project: Sendable {
    /// The root's path from the current folder.
    package let root: String
    /// The value of `--package`.
    package let namedPackage: String?
    /// The folder of the package that new scenes belong to, unless `--package` names it or they go
    /// to other folders.
    package let currentPackage: String?
    /// The configuration of new scenes.
    package let configuration: ConfigurationChain
    private let files: ConfigurationFiles
    /// The place that the command works at, from the root.
    private let place: [String]
    /// Whether something makes the root one, rather than that a command works there.
    private let isMarked: Bool
    /// Whether folders belong to the project, as far as it's known.
    private let belonging = Mutex<[[String]: Bool]>([:])
    /// The current folder, from the root; nil if it's the root or outside.
    private let here: [String]?
    package let disk: any Disk
    /// Notes on folders above that look like part of the project and aren't.
    package let notes: [Diagnostic]

    init(
        _ location: ProjectLocation, package: String? = nil, currentPackage: String? = nil,
        _ configuration: ConfigurationChain = ConfigurationChain(),
        in files: ConfigurationFiles? = nil
    ) {
        disk = location.disk
        (root, place, isMarked) = (location.root, location.place, location.isMarked)
        (namedPackage, self.currentPackage) = (package, currentPackage)
        self.configuration = configuration
        let way = Self.way(from: disk.absolute(root), to: disk.currentFolder) ?? []
        here = way.isEmpty ? nil : way
        self.files = files ?? ConfigurationFiles(below: location.root, on: location.disk)
        let foreign: [Diagnostic] = location.foreignFolders.map { folder in
            .note(
                "what is here for scene-kit belongs to another user, and isn't used", path: folder,
                hint: "If this is your project, run scene-kit in that folder.")
        }
        let byChance = Diagnostic.note(
            "this folder is the root of the project, because of '\(Self.recordsFolder)' in it",
            path: root, hint: "If it isn't meant to be, undo what was written, and delete that.")
        notes = foreign + (location.isRootByChance ? [byChance] : [])
    }

    /// The folder of scene-kit's records, relative to the root.
    package static let recordsFolder = ".scene-kit"

    /// Finds the project of a package or, without one, of the folder for scenes or of the current
    /// folder. See `ProjectLocation`.
    ///
    /// - Throws: `Failure` with 65 if `scene-kit.json` isn't valid, with 77 if it is a link or not
    ///   a regular file, or if a link on the way to its package leads out of the project, and with
    ///   74 if it can't be read.
    /// - Parameters:
    ///   - output: The folder that scenes go to.
    ///   - list: The path of the scenes file that names them.
    ///   - newConfiguration: The contents that the root's `scene-kit.json` will have.
    package static func find(
        package: String? = nil, output: String? = nil, list: String? = nil,
        configuration newConfiguration: [UInt8]? = nil, on disk: any Disk
    ) throws(Failure) -> Project {
        let location = location(package, output, list, on: disk)
        let files = ConfigurationFiles(
            below: location.root, replacing: newConfiguration, on: disk)
        let outputFolder = output.flatMap { output in
            way(from: disk.resolved(location.root), to: disk.resolved(output))
        }
        let place = outputFolder ?? location.place
        let home = package == nil ? try files.home(of: place) : (folder: place, isPackage: true)
        let filesOfPlace = try files.files(at: place)
        let places = ConfigurationChain(filesOfPlace, home: home.folder)
        let isPackage = home.isPackage && (package != nil || places.sources == nil)
        let folder =
            outputFolder ?? (isPackage ? home.folder : nil) ?? places.sources?.components ?? place
        let project = Project(
            location, package: package,
            currentPackage: package == nil && isPackage ? files.path(of: home.folder) : nil,
            ConfigurationChain(
                try files.files(at: folder), filesOfPlace: filesOfPlace, home: home.folder),
            in: files)
        if package == nil, !project.contains(folder) {
            throw Failure(
                .data,
                "the folder '\(folder.joined(separator: "/"))', where new scenes go, belongs to a "
                    + "project of its own", path: filesOfPlace.first?.path ?? location.root,
                hint: "Name another folder, or create the scenes there with --package.")
        }
        return project
    }

    /// Whether the current folder would become a project, and is one for everything: the home
    /// folder, the root, or that of temporary files.
    package var isForEverything: Bool {
        root == "." && !isMarked && disk.isForEverything(disk.currentFolder)
    }

    /// Finds the project without reading `scene-kit.json`, for commands that work even if that file
    /// isn't valid or requires another version.
    package static func findRoot(
        package: String? = nil, output: String? = nil, list: String? = nil, on disk: any Disk
    ) -> Project {
        Project(location(package, output, list, on: disk), package: package)
    }

    /// The location of a package's project or, without a package, that of the current folder's. A
    /// folder for scenes that belongs to another project decides.
    private static func location(
        _ package: String?, _ output: String?, _ list: String?, on disk: any Disk
    ) -> ProjectLocation {
        let here = ProjectLocation(of: package ?? ".", list: list, on: disk)
        guard package == nil, let output else { return here }
        let there = ProjectLocation(of: output, list: list, on: disk)
        let isElsewhere = there.isMarked && disk.resolved(there.root) != disk.resolved(here.root)
        return isElsewhere ? there : here
    }

    /// The project that contains a path; nil outside of projects.
    package static func holding(_ path: String, on disk: any Disk) -> Project? {
        let location = ProjectLocation(of: path, on: disk)
        return location.isMarked ? Project(location) : nil
    }

    /// The configuration of the scenes in a folder; that of new scenes for a folder outside the
    /// project. Throws a `Failure` for a configuration that is wrong, as `find` does.
    package func configuration(
        at scenes: OutputLayout.Root
    ) throws(Failure) -> ConfigurationChain {
        guard let folder = path(of: scenes.path) else { return configuration }
        var home = try files.home(of: folder).folder
        // A package may be still to be made.
        if scenes.prefix.first == "Sources", let base = path(of: scenes.base),
            base.count > home.count
        {
            home = base
        }
        return try files.chain(at: folder, home: home)
    }

    /// The configuration of a folder, from the root. Throws as `find` does.
    package func configuration(at folder: ProjectFolder) throws(Failure) -> ConfigurationChain {
        try configuration(at: place(of: folder))
    }

    /// Whether `--package` names a part of the project.
    package var isNarrowed: Bool { namedPackage != nil && !place.isEmpty }

    /// Whether a scene is in the folder that `--package` names, if it is given.
    package func isAskedFor(_ record: SceneRecord) -> Bool {
        !isNarrowed || record.sources.components.starts(with: place)
            || record.files.contains { $0.path.components.starts(with: place) }
    }

    /// A folder that the project's files name.
    package func place(of folder: ProjectFolder) -> OutputLayout.Root {
        OutputLayout.Root(root, folder.components)
    }

    /// The place of a file that the project's files name.
    package func destination(of file: OutputPath) -> Destination {
        Destination(base: root, relative: file)
    }

    /// A path that doesn't go up to the root and down again to the current folder.
    package func shown(_ path: String) -> String {
        guard let here else { return path }
        let up = Destination.join(root, here.joined(separator: "/")) + "/"
        return path.hasPrefix(up) ? String(path.dropFirst(up.count)) : path
    }

    /// The operation with paths that don't go up to the root and down again.
    package func shown(_ operation: FileOperation) -> FileOperation {
        guard let here else { return operation }
        func shown(_ destination: Destination) -> Destination {
            let components = destination.relative.components
            guard destination.base == root, components.starts(with: here) else {
                return destination
            }
            let rest = OutputPath(ofRecord: Array(components.dropFirst(here.count)))
            return Destination(base: ".", relative: rest)
        }
        var operation = operation
        operation.destination = shown(operation.destination)
        operation.oldSpelling = operation.oldSpelling.map(shown)
        operation.movedFrom = operation.movedFrom.map(self.shown)
        return operation
    }

    /// Whether a folder below the root belongs to the project, and not to one on the way.
    package func contains(_ folder: String) -> Bool {
        path(of: folder).map(contains) ?? false
    }

    private func contains(_ folder: [String]) -> Bool {
        if folder.isEmpty { return true }
        return belonging.remembered(folder) {
            contains(folder.dropLast())
                && !disk.isProject(disk.absolute(root).appending(folder[...]))
        }
    }

    /// Whether the folder of a recorded scene belongs to the project.
    func contains(_ folder: ProjectFolder) -> Bool { contains(folder.components) }

    /// The real path of a place that the user or a file names, if links in the project lead there.
    package func real(_ path: String) -> String {
        let (found, root, named) = (disk.resolved(path), disk.resolved(root), disk.absolute(path))
        if found.text == named.text || named == disk.absolute(self.root) { return path }
        if found.text == root.text { return self.root }
        return found.isAtOrBelow(root) || named.isAtOrBelow(disk.absolute(self.root))
            ? disk.fromHere(found) : path
    }

    /// A note that says which place is taken instead of a link; nil without one.
    package func noteOnLink(_ path: String) -> Diagnostic? {
        let real = real(path)
        if disk.absolute(real).text == disk.absolute(path).text { return nil }
        return .note("a link leads to '\(real)', which is taken instead", path: path)
    }

    /// The place of a file that a command edits, which may be a link. Throws a `Failure` with 77 if
    /// a link leads out of the project.
    package func editedFile(_ path: String) throws(Failure) -> Destination {
        let (real, root) = (disk.absolute(disk.realPath(of: path)), disk.resolved(root))
        if let way = Self.way(from: root, to: real), !way.isEmpty {
            return destination(of: OutputPath(ofRecord: way))
        }
        if real.text == disk.absolute(path).text { return Destination(ofFile: path) }
        throw Failure(
            .refused, "this is reached through a symbolic link that leads out of the project",
            path: path, hint: "Replace the link with a copy of its target.")
    }

    /// The path of a package that a scenes file names, from the current folder. Throws a `Failure`
    /// with 65 if it belongs to another project.
    package func package(named name: SourceText) throws(Failure) -> String {
        let folder = try checkingPath(ProjectFolder(name.text)) {
            name.failure("the package '\(name.text.onOneLine)' \($0.reason)")
        }
        let path = try self.path(ofPackage: folder)
        if contains(path) { return path }
        throw name.failure(
            "the package '\(name.text)' is a project of its own, so its scenes aren't part of this "
                + "one",
            hint: "Generate its scenes there, or delete its .scene-kit and \"root\" in its "
                + "scene-kit.json.")
    }

    /// The libraries of its packages, by their names, with the folders of the packages.
    package var libraries: [String: [String]] {
        var libraries: [String: [String]] = [:]
        for package in packages {
            guard let text = try? Manifest.text(in: package, on: disk) else { continue }
            let contents = ManifestContents(SourceText(name: package, text: text))
            for target in contents.targets where target.kind == .library {
                libraries[target.name, default: []].append(package)
            }
        }
        return libraries
    }

    /// The path of a package that files of the project name. Throws a `Failure` with 77 if a
    /// symbolic link on the way leads out of the project, or to no folder.
    package func path(ofPackage folder: ProjectFolder) throws(Failure) -> String {
        if folder.components.isEmpty { return root }
        let path = place(of: folder).path
        if (try? disk.kind(of: path)) == .symbolicLink, !disk.isFolder(path) {
            throw Failure(
                .refused, "this link leads to no folder", path: path,
                hint: "Create the folder that it names, or delete the link.")
        }
        let isBelow = disk.resolved(path).components.starts(with: disk.resolved(root).components)
        if isBelow { return disk.fromHere(disk.absolute(real(path))) }
        throw Failure(
            .refused, "a symbolic link on the way to the package leads out of the project",
            path: path,
            hint: "Replace the link, or name the folder that it leads to with --package.")
    }

    /// The packages of the project, as paths from the current folder, sorted.
    package var packages: [String] {
        SwiftFiles.packages(below: root, includingItself: true, on: disk).filter(contains)
            .map(shown).sorted()
    }

    /// The folders below the root that are projects of their own, from the current folder, sorted.
    private var projectsBelow: [String] {
        SwiftFiles.projects(below: root, on: disk).map(shown).filter {
            disk.isRoot(disk.absolute($0))
        }.sorted()
    }

    /// The packages below the root that are projects of their own, from the current folder, sorted.
    package var packagesBelow: [String] {
        projectsBelow.filter { disk.exists(Manifest.path(in: $0)) }
    }

    /// A hint about them; nil without any.
    package var hintOnProjectsBelow: String? {
        let below = packagesBelow
        if below.isEmpty { return nil }
        let names = below.prefix(4).map { "'\($0)'" }.joinedAsAlternatives("and")
        return "There are scenes in \(names), which --package names."
    }

    /// Errors about folders with records that no command sees from the root, unless their
    /// configuration says that they are projects of their own.
    package var problemsOfProjectsBelow: [Diagnostic] {
        projectsBelow.filter { folder in
            disk.isFolder(Destination.join(folder, RecordStore.folder.joined(separator: "/")))
                && !disk.saysRoot(disk.absolute(folder))
                && !disk.exists(Destination.join(folder, ".git"))
        }.map { folder in
            Diagnostic(
                .error,
                "the scenes recorded here aren't part of the project in '\(root)', so nothing was "
                    + "said about them", path: Destination.join(folder, Self.recordsFolder),
                hint: "If they are a project of their own, write \"root\": true into "
                    + "\(Destination.join(folder, ProjectConfiguration.fileName)).")
        }
    }

    /// The folder's path as the project's files write it. Nil if the folder is outside the project,
    /// or if its path isn't valid in these files.
    package func folder(at place: OutputLayout.Root) -> ProjectFolder? {
        (try? checkedFolder(at: place)) ?? nil
    }

    /// The folder's path as the project's files write it. Nil if the folder is outside the project.
    /// Throws the reason why the path of a folder in the project isn't valid in these files.
    private func checkedFolder(
        at place: OutputLayout.Root
    ) throws(OutputPathProblem) -> ProjectFolder? {
        guard let components = path(of: place.path) else { return nil }
        if components.isEmpty { return ProjectFolder(components: []) }
        return try ProjectFolder(components.joined(separator: "/"))
    }

    /// - Throws: `Failure` with 64 for a folder of the project that these files can't name.
    package func checkName(of folder: String) throws(Failure) {
        _ = try checkingPath(checkedFolder(at: OutputLayout.Root(folder))) {
            let name = path(of: folder)?.joined(separator: "/") ?? folder
            return Failure(
                .usage, "the folder '\(name)' \($0.reason)", path: folder,
                hint: "Choose another folder.")
        }
    }

    /// The file's path as the project's files write it. Nil if the file is outside the project, or
    /// if its path isn't valid in these files.
    package func file(at destination: Destination) -> OutputPath? {
        if destination.base == root { return try? OutputPath(destination.relative.description) }
        guard let components = path(of: destination.path), !components.isEmpty else { return nil }
        return try? OutputPath(components.joined(separator: "/"))
    }

    /// The names on the way from the root to a path; nil outside of the project.
    package func path(of path: String) -> [String]? {
        Self.way(from: disk.absolute(root), to: disk.absolute(path))
    }

    private static func way(from root: AbsolutePath, to path: AbsolutePath) -> [String]? {
        guard path.components.starts(with: root.components) else { return nil }
        return Array(path.components.dropFirst(root.components.count))
    }

    /// A command to suggest, for the package that `--package` named.
    package func command(_ words: String) -> String {
        let package = namedPackage.map { " --package \($0.quotedInMessage)" } ?? ""
        return "scene-kit \(words)\(package)"
    }

    package func generateCommand(forList list: String) -> String {
        if list == configuration.listPath { return command("generate") }
        let path = shownPath(ofList: list)
        // Without './', it would be taken for an option.
        return command("generate " + (path.hasPrefix("-") ? "./" + path : path).quotedInMessage)
    }

    /// How to give scenes an option, or let other features lead to them: a command or, for those of a
    /// scenes file, what to write there.
    package func wayToGive(
        _ scenes: [String], _ option: String = "exported", _ value: String = "true",
        listedIn list: String?
    ) -> String {
        guard let list else {
            return command("update \(scenes.joined(separator: " ")) --option \(option)=\(value)")
        }
        let json = value == "true" ? value : "\"\(value)\""
        return "in '\(shownPath(ofList: list))', give \(scenes.count == 1 ? "it" : "each") "
            + "\"options\": { \"\(option)\": \(json) }, and run '\(generateCommand(forList: list))'."
    }

    /// Whether commands may change a scenes file, by its path in a record, which a stranger may have
    /// written: it is in the project, and not hidden.
    package func mayChange(list: String) -> Bool {
        !list.hasPrefix("/") && !list.pathComponents.contains { $0.hasPrefix(".") }
    }

    /// The path from the root by which records name a scenes file. However it is reached, it has one.
    func recordedPath(ofList list: String) -> String {
        let root = disk.absolute(disk.realPath(of: root))
        let real = disk.absolute(disk.realPath(of: list)).relative(to: root)
        if real.hasSuffix(".json"), !real.hasPrefix("../"), mayChange(list: real) { return real }
        let (folder, name) = disk.absolute(list).text.splitAtLastSlash
        return disk.absolute(Destination.join(disk.realPath(of: folder), name)).relative(to: root)
    }

    /// The path of a recorded list, from the current folder.
    package func shownPath(ofList list: String) -> String {
        disk.fromHere(disk.absolute(Destination.join(root, list)))
    }
}
