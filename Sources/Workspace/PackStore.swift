package import Basics
package import FileSystem
import JSONSource
import Packs
import Planning
package import TemplateSets

/// A folder with installed packs. It belongs to a project, which commits it, or to the user.
package struct PackStore {
    package let origin: Origin
    /// The folder that the store belongs to, relative to the current folder or absolute.
    package let base: String
    /// The folders from there to the packs.
    package let components: [String]
    /// How many stores of the project come before it: none for its own, one for that of the next folder
    /// above that has one.
    package let distance: Int

    /// Whose sets they are. In this order they are looked for.
    package enum Origin: String, CaseIterable {
        case project, user
        case builtIn = "built-in"
    }

    /// A pack that is installed, or a folder that holds sets of the project's own.
    package struct Pack {
        package let name: String
        package let folder: String
        package let isForProject: Bool
        /// The folder that it was installed in, if that is above the project's root.
        package var folderAbove: String?
        /// Nil for sets that were created here, not installed.
        package fileprivate(set) var pin: PackPin?
        /// The reason that the pin can't be read.
        package var problem: Failure?
    }

    package init(of project: Project) {
        self.init(inProject: project.root, distance: 0)
    }

    /// The project's store, and those of the folders above, nearest first.
    package static func all(of project: Project) -> [PackStore] {
        [PackStore(of: project)]
            + project.foldersAbove.enumerated().map {
                PackStore(inProject: $0.element, distance: $0.offset + 1)
            }
    }

    private init(inProject base: String, distance: Int) {
        (origin, self.base, self.distance) = (.project, base, distance)
        components = [Project.recordsFolder, "templates"]
    }

    /// The user's store; nil if no variable determines its folder.
    package static let user: PackStore? = {
        func folder(_ variable: String) -> String? {
            getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        let base =
            folder("SCENE_KIT_HOME")
            ?? folder("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 + "/scene-kit" : nil }
            ?? folder("HOME").map { $0 + "/.local/share/scene-kit" }
        return base.map { PackStore(user: $0) }
    }()

    private init(user base: String) {
        (origin, self.base, components, distance) = (.user, base, ["templates"], 0)
    }

    /// The folder that the store belongs to, if that is above the project's root.
    var folderAbove: String? { distance > 0 ? base : nil }

    /// The folder that holds the packs.
    package var folder: String { Destination.join(base, components.joined(separator: "/")) }

    /// Its packs, sorted by name.
    ///
    /// A pin that cannot be read is a problem of its pack and of no other.
    ///
    /// - Throws: `Failure` with 77 for a project's folder that is a link, and with 74 for one that cannot
    ///   be read.
    package func packs() throws(Failure) -> [Pack] {
        let names = try names()
        var packs: [Pack] = []
        for name in names where !name.hasPrefix(".") {
            if let pack = pack(named: name) { packs.append(pack) }
        }
        return packs
    }

    /// The user's store may be behind links. A project may be a stranger's.
    private func names() throws(Failure) -> [String] {
        if origin == .project {
            return try ProjectFile.names(inOwnFolder: components, below: base)
        }
        do throws(SystemError) {
            return try FileSystem.names(in: folder)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return [] }
            throw error.whileReading
        }
    }

    /// Returns the pack with a name, or nil if its folder doesn't exist.
    package func pack(named name: String) -> Pack? {
        let folder = Destination.join(self.folder, name)
        guard (try? FileSystem.kind(of: folder)) == .folder else { return nil }
        let path = Destination.join(folder, PackPin.fileName)
        var pack = Pack(
            name: name, folder: folder, isForProject: origin == .project,
            folderAbove: folderAbove, pin: nil)
        do throws(Failure) {
            guard let bytes = try RecordStore.contents(of: path) else { return pack }
            pack.pin = try PackPin(parsing: bytes, name: path)
            return pack
        } catch {
            var problem = error
            let last = problem.diagnostics.count - 1
            problem.diagnostics[last].hint =
                "Restore the file, or install the pack once more with --force."
            pack.problem = problem
            return pack
        }
    }

    /// The folder with the data that undo needs.
    package var stateFolder: StateFolder {
        origin == .project
            ? StateFolder(of: base, in: Project.recordsFolder, keepsHistory: true)
            : StateFolder(of: base, in: nil, keepsHistory: false)
    }

    /// Returns the destination of a file of a pack.
    package func destination(_ path: OutputPath, in pack: String) -> Destination {
        Destination(
            base: base, relative: OutputPath(ofRecord: components + [pack] + path.components))
    }
}

extension PackStore.Pack {
    /// Reads an installed set.
    ///
    /// - Throws: `Failure` with 77 if the set was changed since it was installed, 66 if its folder
    ///   is missing, and the errors of reading a set.
    package func read(_ pinned: PackPin.PinnedSet, _ pin: PackPin) throws(Failure) -> TemplateSet {
        let path = Destination.join(folder, pinned.name)
        guard (try? FileSystem.kind(of: path)) == .folder else {
            throw Failure(
                .notFound, "the folder of the set '\(pinned.name)' is not there", path: path,
                hint: "Bring it back with '\(command(pin))'.")
        }
        let found = try PackFolderReader(path, isOurs: true).read()
        guard found.digest == pinned.digest else { throw tampered(pinned, at: path, pin) }
        return try TemplateSet(reading: found, tool: Tool.semanticVersion)
    }

    private func command(_ pin: PackPin) -> String {
        let place = folderAbove.flatMap { $0 == "." ? nil : "cd \($0.quotedForShell) && " } ?? ""
        return place + pin.installCommand(as: name, forProject: isForProject)
    }

    private func tampered(
        _ pinned: PackPin.PinnedSet, at path: String, _ pin: PackPin
    ) -> Failure {
        Failure(
            .refused,
            "the set '\(pinned.name)' was changed since it was installed, so it is not used",
            path: path,
            hint: "Install it again with '\(command(pin)) --force', or copy "
                + "your changes to a folder of your own and name that: --template ./MySet.")
    }

    /// The folders of the sets that lie here without a pin, with the names that they give themselves.
    func ownSets() -> [(name: String, folder: String)] {
        var found: [(name: String, folder: String)] = []
        let pinned = Set(pin?.sets.map(\.name) ?? [])
        if pin == nil, let set = Self.set(in: folder) { return [set] }
        for name in (try? FileSystem.names(in: folder)) ?? []
        where !name.hasPrefix(".") && name != PackFolder.casesFolder && !pinned.contains(name) {
            if let set = Self.set(in: Destination.join(folder, name)) { found.append(set) }
        }
        return found
    }

    /// Returns the set in a folder. If its manifest is invalid, the set gets the folder's name, so
    /// that using the set reports the error.
    private static func set(in folder: String) -> (name: String, folder: String)? {
        guard (try? FileSystem.kind(of: folder)) == .folder else { return nil }
        let path = Destination.join(folder, TemplateSetFolder.manifestName)
        guard (try? FileSystem.kind(of: path)) != .some(nil) else { return nil }
        if let bytes = try? RecordStore.contents(of: path),
            let document = try? JSONDocument(parsing: bytes, name: path),
            case .string(let name)? = document.root["name"]?.content
        {
            return (name, folder)
        }
        return (folder.splitAtLastSlash.name, folder)
    }
}
