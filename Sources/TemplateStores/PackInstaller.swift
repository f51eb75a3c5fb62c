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
    /// Changes of other packs that the same command makes.
    package var planned: [PackChange] = []

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

    /// Returns the change to what a pack's source has today. Throws the errors of `change`.
    package func upgrade(_ pack: PackStore.Pack, _ pin: PackPin) throws(Failure) -> PackChange {
        try pack.upgrading { () throws(Failure) in
            let request = PackRequest(
                source: try source(of: pin),
                reference: try pin.reference.map(PackReference.init(parsing:)), only: pin.only,
                upgraded: pack)
            return try change(request, as: pack.name)
        }
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
        let (folder, validation) = validated(
            fetched.folder, only: wanted, as: name, pack, in: store)
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
                        hint: (Suggestions.question(for: name, among: validation.names)
                            ?? "Its sets are \(validation.names.joinedAsAlternatives("and")).")
                            + (fetched.folder.hintOnSubmodules.map { " " + $0 } ?? ""))
                })
        }
        // An installed set must not disappear because its source is broken.
        let asked = Set((pin?.sets.map(\.name) ?? []) + only)
        let missing = asked.subtracting(validation.sets.map(\.name)).sorted()
        let broken = missing.compactMap { validation.leftOutByName[$0] }
        if !broken.isEmpty { throw Failure(.data, broken.map(\.asError)) }
        let change = try PackChange(
            installing: validation.sets, of: folder,
            PackPin(
                source: pin?.source ?? recorded(request.source),
                reference: request.reference?.description,
                fullReference: fetched.fullReference, commit: fetched.commit, only: wanted,
                sets: []),
            as: name, in: store, over: pack, policy)
        (change.fetched, change.newerTag) = (fetched.folder, fetched.newerTag)
        change.notes =
            validation.leftOut + validation.sets.flatMap(\.format.warnings)
            + validation.sets.compactMap(\.ownFolder.foundBase.note)
        return change
    }

    /// Returns a pack with the bases of its sets, and its problems. A pack with an error isn't
    /// installed at all.
    private func validated(
        _ pack: PackFolder, only: [String]?, as name: String, _ installed: PackStore.Pack?,
        in store: PackStore
    ) -> (PackFolder, PackValidation) {
        var finder = BaseFinder(for: store)
        (finder.planned, finder.packName) = (planned, name)
        finder.installed = installed.flatMap { pack in pack.pin.map { (pack, $0) } }
        let pack = finder.completing(pack)
        return (pack, PackValidation(pack: pack, tool: Tool.semanticVersion, only: only))
    }

    /// Returns the change that gives an installed or planned pack the bases that are planned.
    /// Throws a `Failure` with 65 if a set can't extend its new base, and 73 for edited files.
    private func rebase(
        _ pack: PackStore.Pack, _ pin: PackPin, _ change: PackChange?
    ) throws(Failure) -> PackChange {
        try store.stateFolder.lock(saying: say)
        let source: PackFolder
        if let known = change?.fetched {
            source = known
        } else {
            source = try Self.source(of: pack, pin)
        }
        let (folder, validation) = validated(
            source, only: pin.sets.map(\.name), as: pack.name, pack, in: store)
        if let failure = validation.failure { throw failure }
        let new = try PackChange(
            installing: validation.sets, of: folder, pin, as: pack.name, in: store, over: pack,
            policy)
        (new.fetched, new.newerTag) = (source, change?.newerTag)
        new.notes = change?.notes ?? []
        return new
    }

    /// The files of an installed pack as they were at its source, without bases.
    private static func source(
        of pack: PackStore.Pack, _ pin: PackPin
    ) throws(Failure) -> PackFolder {
        var folder = try PackFolder(reading: pack.folder, isOurs: true, on: pack.store.disk)
        folder.files = folder.files.filter { path, _ in
            pin.files[path] != nil || path == PackPin.fileName
        }
        let edited = folder.files.filter { path, bytes in
            pin.files[path].map { $0 != SHA256.digest(of: bytes) } ?? false
        }
        if let path = edited.keys.min() {
            throw Failure(
                .conflict, "the file was edited since the pack was installed",
                path: Destination.join(pack.folder, path),
                hint: "Its sets extend a set that changes. Discard the edits with "
                    + "'scene-kit upgrade \(pack.name) --force' first.")
        }
        for set in folder.sets
        where pin.sets.contains(where: { $0.name == set.name && !$0.bases.isEmpty }) {
            let own = set.folder.ownFiles
            for path in set.folder.files.keys where own[path] == nil {
                folder.files[TemplateSetFolder.path(of: path, in: set.path)] = nil
            }
        }
        return folder
    }

    /// Adds the changes of packs whose sets extend sets of changed packs. Returns the problems of
    /// packs that keep the bases that they have.
    package static func rebase(
        _ packs: [InstalledPack], after changes: inout [PackChange],
        by installer: (PackStore) -> PackInstaller
    ) -> [Failure] {
        var problems: [String: Failure] = [:]
        var isDone = false
        while !isDone {
            isDone = true
            for (pack, pin) in packs where problems[pack.folder] == nil {
                let index = changes.firstIndex { $0.name == pack.name && $0.isIn(pack.store) }
                let change = index.map { changes[$0] }
                guard let pin = change == nil ? pin : change?.new,
                    pin.sets.contains(where: { set in changes.contains { $0.changesBase(of: set) } }
                    )
                else { continue }
                var installer = installer(pack.store)
                installer.planned = changes
                do throws(Failure) {
                    let new = try pack.upgrading { () throws(Failure) in
                        try installer.rebase(pack, pin, change)
                    }
                    if new.new?.sets == pin.sets { continue }
                    isDone = false
                    if let index { changes[index] = new } else { changes.append(new) }
                } catch {
                    problems[pack.folder] = error
                }
            }
        }
        return problems.sorted { $0.key < $1.key }.map(\.value)
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

extension PackStore.Pack {
    /// Adds the pack to errors of its upgrade.
    fileprivate func upgrading(
        _ body: () throws(Failure) -> PackChange
    ) throws(Failure) -> PackChange {
        do throws(Failure) {
            return try body()
        } catch {
            throw error.adding([.note("while upgrading the pack '\(name)'", path: folder)])
        }
    }
}
