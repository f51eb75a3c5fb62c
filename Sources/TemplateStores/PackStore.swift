package import Basics
import BuiltinTemplates
package import FileSystem
package import Planning
package import ProjectReading
package import TemplateSets

/// A folder with installed packs. It belongs to a project, which commits it, or to the user.
package struct PackStore {
    package let origin: Origin
    /// The folder that the store belongs to, relative to the current folder or absolute.
    package let base: String
    let disk: any Disk

    /// The owner of a set. Sets are looked up in this order.
    package enum Origin: String, CaseIterable {
        case project, user
        case builtIn = "built-in"
    }

    /// An installed pack, or a folder with sets that were created here.
    package struct Pack {
        package let name: String
        package let store: PackStore
        /// Nil for sets that were created here, not installed.
        package fileprivate(set) var pin: PackPin?
        /// The reason why the pin can't be read.
        package fileprivate(set) var problem: Failure?

        package var folder: String { Destination.join(store.folder, name) }
    }

    /// The project's store, which is in its root.
    package static func project(_ project: Project) -> PackStore {
        PackStore(origin: .project, base: project.root, disk: project.disk)
    }

    /// The project's store and the user's.
    package static func all(_ project: Project) -> [PackStore] {
        [self.project(project), user(on: project.disk)].compactMap(\.self)
    }

    /// The user's store; nil if no variable determines its folder.
    package static func user(on disk: any Disk) -> PackStore? {
        Environment.packs.map { PackStore(origin: .user, base: $0, disk: disk) }
    }

    /// Returns the store that the command line names. Throws a `Failure` with 64 if no variable
    /// determines the user's store.
    package static func named(isProject: Bool, _ project: Project) throws(Failure) -> PackStore {
        if isProject { return self.project(project) }
        if let store = user(on: project.disk) { return store }
        throw Failure(
            .usage, "HOME is not set, so there is no place for your template sets",
            hint: "Set SCENE_KIT_HOME to a folder, or install for the project with --project.")
    }

    /// The store as it is now, after other commands may have changed it.
    func lookingAgain() -> PackStore {
        PackStore(origin: origin, base: base, disk: disk.lookingAgain())
    }

    /// The folders from the base to the packs.
    package var components: [String] {
        origin == .project ? [Project.recordsFolder, "templates"] : ["templates"]
    }

    /// The folder that contains the packs.
    package var folder: String { Destination.join(base, components.joined(separator: "/")) }

    /// Returns the packs, sorted by name. A pin that can't be read doesn't affect other packs.
    /// Throws a `Failure` with 77 for a project's folder that is a link, and with 74 for one that
    /// can't be read.
    package func packs() throws(Failure) -> [Pack] {
        try names().filter { !$0.hasPrefix(".") }.compactMap(pack)
    }

    /// The user's store may be behind links. A project may be a stranger's.
    private func names() throws(Failure) -> [String] {
        if origin == .project {
            return try disk.names(inOwnFolder: components, below: base)
        }
        do throws(Failure) {
            return try disk.names(in: folder)
        } catch {
            if error.status == .notFound { return [] }
            throw error
        }
    }

    /// Returns the pack with a name, or nil if its folder doesn't exist.
    func pack(named name: String) -> Pack? {
        var pack = Pack(name: name, store: self)
        guard (try? disk.kind(of: pack.folder)) == .folder else { return nil }
        let path = Destination.join(pack.folder, PackPin.fileName)
        do throws(Failure) {
            if let bytes = try RecordStore.contents(of: path, on: disk) {
                pack.pin = try PackPin(parsing: bytes, name: path)
            }
        } catch {
            var problem = error
            problem.diagnostics[problem.diagnostics.count - 1].hint =
                "Restore the file, or install the pack once more with --force."
            pack.problem = problem
        }
        return pack
    }

    /// The folder with the data that undo needs.
    package var stateFolder: StateFolder {
        origin == .project
            ? StateFolder(of: base, in: Project.recordsFolder, keepsHistory: true)
            : StateFolder(of: base, in: nil, keepsHistory: false)
    }

    func destination(_ path: [String], in pack: String) -> Destination {
        Destination(base: base, relative: OutputPath(ofRecord: components + [pack] + path))
    }
}

// MARK: - Installed packs

/// An installed pack and its pin.
package typealias InstalledPack = (pack: PackStore.Pack, pin: PackPin)

extension [PackStore] {
    /// Returns every pack whose pin can be read. Throws a `Failure` with 74 for a folder that can't
    /// be read.
    package func installedPacks() throws(Failure) -> [InstalledPack] {
        try packs().compactMap { pack in pack.pin.map { (pack, $0) } }
    }

    private func packs() throws(Failure) -> [PackStore.Pack] {
        var packs: [PackStore.Pack] = []
        for store in self { packs += try store.packs() }
        return packs
    }

    /// Returns the problems with the pins of the named packs, or of all packs if `names` is empty.
    /// Throws a `Failure` with 74 for a folder that can't be read.
    package func problems(ofPacks names: [String]) throws(Failure) -> [Failure] {
        try packs().filter { names.isEmpty || names.contains($0.name) }.compactMap(\.problem)
    }

    /// Returns the packs with these names, and the packs that contain sets with these names. Throws
    /// a `Failure` with 66 that lists every unknown name. `problems` reports packs with an
    /// unreadable pin.
    package func installedPacks(named names: [String]) throws(Failure) -> [InstalledPack] {
        let all = try installedPacks()
        var packs: [InstalledPack] = []
        var problems = Problems()
        for name in names where try self.problems(ofPacks: [name]).isEmpty {
            let found = all.filter {
                $0.pack.name == name || !Self.sets(named: name, in: $0).isEmpty
            }
            if found.isEmpty { problems.add(Self.unknown(name, among: all, elsewhere: [])) }
            packs += found.filter { new in !packs.contains { $0.pack.folder == new.pack.folder } }
        }
        try problems.check()
        return packs
    }

    /// Returns the pack or the set with a name. Packs take precedence.
    ///
    /// - Parameter others: More stores, for the hint if the name is unknown.
    /// - Throws: `Failure` with 65 if sets of several packs have the name or the pack's pin can't
    ///   be read, 64 for a built-in set, and 66 for an unknown name.
    package func item(
        named name: String, elsewhere others: [PackStore]
    ) throws(Failure) -> (pack: InstalledPack, set: String?) {
        if let problem = try problems(ofPacks: [name]).first { throw problem }
        let all = try installedPacks()
        if let pack = all.first(where: { $0.pack.name == name }) { return (pack, nil) }
        var sets: [(pack: InstalledPack, set: String)] = []
        for pack in all where !sets.contains(where: { $0.pack.pack.name == pack.pack.name }) {
            sets += Self.sets(named: name, in: pack).map { (pack, $0) }
        }
        if sets.count > 1 {
            throw .ambiguousSet(name, sets.map { "\($0.pack.pack.name)/\($0.set)" })
        }
        if let only = sets.first { return (only.pack, only.set) }
        throw Self.unknown(name, among: all, elsewhere: try others.installedPacks())
    }

    /// The sets of a pack with a name, with or without the pack's name in front.
    private static func sets(named name: String, in installed: InstalledPack) -> [String] {
        installed.pin.sets.map(\.name).filter {
            $0 == name || "\(installed.pack.name)/\($0)" == name
        }
    }

    private static func unknown(
        _ name: String, among all: [InstalledPack], elsewhere: [InstalledPack]
    ) -> Failure {
        if BuiltinTemplates.names.contains(name) {
            return Failure(
                .usage, "the set '\(name)' is built into scene-kit",
                hint:
                    "It changes with the program. 'scene-kit list' shows the packs that you installed."
            )
        }
        let other = elsewhere.first { $0.pack.name == name || !sets(named: name, in: $0).isEmpty }
        let hint = other.map { found in
            found.pack.store.origin == .project
                ? "It is installed for the project: add --project."
                : "It is installed for you: leave --project out."
        }
        let names = all.flatMap { [$0.pack.name] + $0.pin.sets.map(\.name) }
        // A URL may contain a password.
        if !name.contains("/"), !name.contains(":"), let at = name.firstIndex(of: "@") {
            return Failure(
                .usage, "'\(name.prefix(100))' has a version behind the name",
                hint: "Write '\(name[..<at].prefix(100))'. 'scene-kit install <source> --ref "
                    + "<ref>' installs another version.")
        }
        return Failure(
            .notFound, "no set or pack '\(name.maskedAsURL.prefix(100))' is installed",
            hint: hint ?? Suggestions.question(for: name, among: Set(names).sorted())
                ?? "'scene-kit list' shows what is.")
    }
}

extension Failure {
    /// Several packs have a set with this name. Each has a full name.
    static func ambiguousSet(
        _ name: String, _ fullNames: [String], by mention: SourceText? = nil
    ) -> Failure {
        Failure(
            .data,
            Diagnostic(
                "several packs have a set '\(name)'", about: mention,
                hint: "Name one as \(fullNames.map { "'\($0)'" }.joinedAsAlternatives())."))
    }
}
