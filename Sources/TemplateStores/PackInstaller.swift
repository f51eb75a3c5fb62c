package import Basics
import FileSystem
import Packs
package import Planning
package import TemplateSets

/// Fetches and checks packs, and determines the changes that install them.
package struct PackInstaller {
    private let store: PackStore
    private let policy: ExistingFilePolicy
    private let say: (String) -> Void

    /// - Parameter say: Prints what the installer waits for.
    package init(
        store: PackStore, policy: ExistingFilePolicy, saying say: @escaping (String) -> Void
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
        let request = PackRequest(source: source, reference: reference, only: only)
        for name in names {
            if let pin = store.pack(named: name)?.pin, try isSource(source, of: pin) {
                return try change(request, as: name)
            }
        }
        let taken = try store.packs().map(\.name.caseFolded)
        return try change(request, as: names.first { !taken.contains($0.caseFolded) } ?? names[0])
    }

    package func upgrade(_ pack: PackStore.Pack, _ pin: PackPin) throws(Failure) -> PackChange {
        let request = PackRequest(
            source: try source(of: pin),
            reference: try pin.reference.map(PackReference.init(parsing:)), only: pin.only,
            upgraded: pack)
        return try change(request, as: pack.name)
    }

    private func change(_ request: PackRequest, as name: String) throws(Failure) -> PackChange {
        let before = try existing(store.pack(named: name), named: name, request.source)
        let fetched = try request.fetch(pinned: before)
        // Fetching may take long, and another scene-kit may have installed a pack meanwhile.
        try store.stateFolder.lock(saying: say)
        let store = store.lookingAgain()
        let pack = store.pack(named: name)
        let pin = try existing(pack, named: name, request.source)
        let only = request.only ?? []
        var wanted = request.only
        if let pin, wanted != nil { wanted = pin.only.map { Set($0 + only).sorted() } }
        // A pack with an error isn't installed at all.
        let validation = PackValidation(
            pack: fetched.folder, tool: Tool.semanticVersion, only: wanted)
        if var failure = validation.failure {
            failure.diagnostics.removeAll { $0.severity == .warning }
            throw failure
        }
        let unknown = Set(only + (wanted ?? [])).sorted().filter { !validation.names.contains($0) }
        if !unknown.isEmpty {
            throw Failure(
                .notFound,
                unknown.map { name in
                    // An earlier installation chose it.
                    var request = request
                    if !only.contains(name) { request.upgraded = pack }
                    return request.diagnostic(
                        "the pack has no set '\(name.prefix(100))'", argument: "--set",
                        hint: Suggestions.question(for: name, among: validation.names)
                            ?? "Its sets are \(validation.names.joinedAsAlternatives("and")).")
                })
        }
        // An installed set must not disappear because its source is broken.
        let asked = Set((pin?.sets.map(\.name) ?? []) + only)
        let missing = asked.subtracting(validation.sets.map(\.name)).sorted()
        let broken = missing.compactMap { validation.leftOutByName[$0] }
        if !broken.isEmpty { throw Failure(.data, broken.map(\.asError)) }
        let change = try PackChange(
            installing: validation.sets, of: fetched.folder,
            PackPin(
                source: pin?.source ?? recorded(request.source),
                reference: request.reference?.description,
                fullReference: fetched.fullReference, commit: fetched.commit, only: wanted,
                sets: []),
            as: name, in: store, over: pack, policy)
        change.newerTag = fetched.newerTag
        change.notes = validation.leftOut + validation.sets.flatMap(\.format.warnings)
        return change
    }

    /// Returns the pin of an installed pack from the same source, or nil if the name is free.
    private func existing(
        _ pack: PackStore.Pack?, named name: String, _ source: PackSource
    ) throws(Failure) -> PackPin? {
        func taken(by owner: String, _ pack: PackStore.Pack) -> Failure {
            Failure(
                .conflict, "the name '\(name)' is taken by \(owner)", path: pack.folder,
                hint: "Give this one another name with --as.")
        }
        guard let pack else {
            let other = try store.packs().first { $0.name.caseFolded == name.caseFolded }
            guard let other else { return nil }
            throw taken(by: "'\(other.name)', which differs only in case", other)
        }
        if let problem = pack.problem {
            if policy == .overwrite { return nil }
            throw problem
        }
        guard let pin = pack.pin else {
            // What an earlier pack left there is the user's, and is in nobody's way.
            if (try? PackFolder(reading: pack.folder, isOurs: true, on: store.disk).sets.isEmpty)
                == true
            {
                return nil
            }
            throw taken(by: "sets that nobody installed", pack)
        }
        guard try isSource(source, of: pin) else {
            throw taken(by: "the pack from '\(pin.source)'", pack)
        }
        return pin
    }

    private func isSource(_ source: PackSource, of pin: PackPin) throws(Failure) -> Bool {
        try self.source(of: pin).isSame(as: absolute(source))
    }

    /// The source for a pin. A project's pin has a path from the project, so that it is valid on
    /// other machines.
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
        if pin.source == "." || pin.source.hasPrefix("./") || pin.source.hasPrefix("../") {
            return .folder(AbsolutePath(Destination.join(store.base, pin.source)).text)
        }
        return try PackSource(parsing: pin.source) { _ in false }
    }
}
