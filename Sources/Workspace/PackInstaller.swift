package import Basics
import FileSystem
import Packs
package import Planning
package import TemplateSets

/// Fetches and checks packs, and determines the changes that install them.
package struct PackInstaller {
    package let store: PackStore
    package let policy: ExistingFilePolicy

    private let say: (String) -> Void

    /// - Parameter say: Prints what the installer waits for.
    package init(
        store: PackStore, policy: ExistingFilePolicy,
        saying say: @escaping (String) -> Void
    ) {
        self.store = store
        self.policy = policy
        self.say = say
    }

    /// Returns the changes that install a pack.
    ///
    /// - Parameters:
    ///   - only: The names of the requested sets; nil for all.
    ///   - names: Candidates for the pack's name. The pack keeps the one it has, or gets the first
    ///     that is free.
    /// - Throws: `Failure` with 73 if another pack has the name, 66 for a set that the pack doesn't
    ///   contain, 65 with every problem of an invalid pack, and the errors of fetching.
    package func change(
        _ source: PackSource, _ reference: PackReference?, only: [String]?, as names: [String]
    ) throws(Failure) -> PackChange {
        let name = try self.name(among: names, for: source)
        return try change(source, reference, only: only, as: name, askedBy: .arguments)
    }

    private func name(among names: [String], for source: PackSource) throws(Failure) -> String {
        for name in names where try isInstalled(source, as: name) { return name }
        let taken = Set(try store.packs().map(\.name.caseFolded))
        return names.first { !taken.contains($0.caseFolded) } ?? names[0]
    }

    private func isInstalled(_ source: PackSource, as name: String) throws(Failure) -> Bool {
        guard let pin = store.pack(named: name)?.pin else { return false }
        return try self.source(of: pin).isSame(as: absolute(source))
    }

    private func change(
        _ source: PackSource, _ reference: PackReference?, only: [String]?, as name: String,
        askedBy origin: PackRequestOrigin
    ) throws(Failure) -> PackChange {
        let before = try existing(store.pack(named: name), named: name, source)
        let fetched = try PackFetcher.fetch(
            source, reference, pinned: before, askedBy: origin)
        // Fetching may take long, and another scene-kit may have been here meanwhile.
        try store.stateFolder.lock(saying: say)
        let pack = store.pack(named: name)
        let pin = try existing(pack, named: name, source)
        // A pack that is wrong anywhere is not installed at all.
        var wanted = only
        if let pin, let only { wanted = pin.only.map { Set($0 + only).sorted() } }
        let validation = PackValidation(
            pack: fetched.folder, tool: Tool.semanticVersion, only: wanted)
        if var failure = validation.failure {
            failure.diagnostics.removeAll { $0.severity == .warning }
            throw failure
        }
        try Self.check(only ?? [], among: validation.names, askedBy: origin)
        // An installed set must not disappear because its source is broken.
        let asked = Set((pin?.sets.map(\.name) ?? []) + (only ?? [])).sorted()
        let broken = asked.flatMap { validation.leftOutByName[$0] ?? [] }
        if !broken.isEmpty { throw Failure(.data, broken.map(\.asError)) }
        let sets = validation.sets
        let installation = try PackInstallation(
            of: sets, in: fetched.folder,
            pin: PackPin(
                source: pin?.source ?? recorded(source), reference: reference?.description,
                fullReference: fetched.fullReference, commit: fetched.commit, only: wanted,
                sets: []))
        let change = try PackChange(installation, as: name, in: store, over: pack, policy)
        change.newerTag = fetched.newerTag
        change.notes = validation.leftOut + sets.flatMap(\.format.warnings)
        return change
    }

    /// Returns the changes that upgrade an installed pack.
    ///
    /// Throws the errors of `change`.
    package func upgrade(_ pack: PackStore.Pack, _ pin: PackPin) throws(Failure) -> PackChange {
        try change(
            source(of: pin), try pin.reference.map(PackReference.init(parsing:)), only: pin.only,
            as: pack.name, askedBy: PackRequestOrigin(pinOf: pack))
    }

    /// Returns the pin of an installed pack from the same source, or nil if the name is free.
    private func existing(
        _ pack: PackStore.Pack?, named name: String, _ source: PackSource
    ) throws(Failure) -> PackPin? {
        guard let pack else {
            let key = name.caseFolded
            if let other = try store.packs().first(where: { $0.name.caseFolded == key }) {
                throw taken(name, other, "by '\(other.name)', which differs only in case")
            }
            return nil
        }
        if let problem = pack.problem {
            if policy == .overwrite { return nil }
            throw problem
        }
        guard let pin = pack.pin else {
            throw taken(name, pack, "by sets that nobody installed")
        }
        guard try self.source(of: pin).isSame(as: absolute(source)) else {
            throw taken(name, pack, "by the pack from '\(pin.source)'")
        }
        return pin
    }

    private func taken(_ name: String, _ pack: PackStore.Pack, _ by: String) -> Failure {
        Failure(
            .conflict, "the name '\(name)' is taken \(by)", path: pack.folder,
            hint: "Give this one another name with --as.")
    }

    private static func check(
        _ chosen: [String], among names: [String], askedBy origin: PackRequestOrigin
    ) throws(Failure) {
        let unknown = chosen.filter { !names.contains($0) }
        guard unknown.isEmpty else {
            throw Failure(
                .notFound,
                unknown.map { name in
                    origin.diagnostic(
                        "the pack has no set '\(name.prefix(100))'", argument: "--only",
                        hint: Suggestions.question(for: name, among: names)
                            ?? "Its sets are \(names.joinedAsAlternatives("and")).")
                })
        }
    }

    /// A folder is kept so that the pin holds on other machines too: from the folder of the store.
    private func recorded(_ source: PackSource) -> String {
        guard case .folder(let path) = absolute(source) else { return source.text }
        guard store.origin == .project else { return path }
        let relative = AbsolutePath(path).relative(to: AbsolutePath(store.base))
        return relative.hasPrefix(".") ? relative : "./" + relative
    }

    private func absolute(_ source: PackSource) -> PackSource {
        guard case .folder(let path) = source else { return source }
        return .folder(AbsolutePath(path).text)
    }

    /// Returns a pin's source, with a path that is valid in the current folder.
    private func source(of pin: PackPin) throws(Failure) -> PackSource {
        let isRelative =
            pin.source == "." || pin.source.hasPrefix("./") || pin.source.hasPrefix("../")
        if isRelative {
            return .folder(AbsolutePath(Destination.join(store.base, pin.source)).text)
        }
        return try PackSource(parsing: pin.source) { _ in false }
    }
}

extension PackStore {
    /// Returns the store that the command line names.
    ///
    /// - Throws: `Failure` with 64 if no variable determines the user's store.
    package static func named(
        isProject: Bool, _ project: Project
    ) throws(Failure) -> PackStore {
        if isProject { return PackStore(of: project) }
        if let user { return user }
        throw Failure(
            .usage, "HOME is not set, so there is no place for your template sets",
            hint: "Set SCENE_KIT_HOME to a folder, or install for the project with --project.")
    }
}
