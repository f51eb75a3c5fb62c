package import Basics
import BuiltinTemplates
package import TemplateSets

/// The packs in some stores, found by the names of packs and sets.
package struct InstalledPacks {
    private let stores: [PackStore]

    /// An installed pack and its store.
    package struct Found {
        package let store: PackStore
        package let pack: PackStore.Pack
        package let pin: PackPin
    }

    package init(_ stores: [PackStore]) {
        self.stores = stores
    }

    /// Every pack whose pin can be read, those of the project first.
    ///
    /// - Throws: `Failure` with 74 for a folder that cannot be read.
    package func all() throws(Failure) -> [Found] {
        var found: [Found] = []
        for store in stores {
            for pack in try store.packs() {
                if let pin = pack.pin { found.append(Found(store: store, pack: pack, pin: pin)) }
            }
        }
        return found
    }

    /// Returns the problems with the pins of the named packs, or of all packs if `names` is empty.
    ///
    /// - Throws: `Failure` with 74 for a folder that can't be read.
    package func problems(ofPacks names: [String]) throws(Failure) -> [Failure] {
        var problems: [Failure] = []
        for store in stores {
            for pack in try store.packs() where names.isEmpty || names.contains(pack.name) {
                if let problem = pack.problem { problems.append(problem) }
            }
        }
        return problems
    }

    /// Returns the packs with these names, and the packs that contain sets with these names.
    ///
    /// - Throws: `Failure` with 66 that lists every unknown name. `problems` reports packs with an
    ///   unreadable pin.
    package func packs(named names: [String]) throws(Failure) -> [Found] {
        let all = try all()
        var packs: [Found] = []
        var problems: [Failure] = []
        for name in names where try self.problems(ofPacks: [name]).isEmpty {
            let found = all.filter { $0.pack.name == name || $0.sets(named: name).count > 0 }
            if found.isEmpty { problems.append(Self.unknown(name, among: all, elsewhere: [])) }
            packs += found.filter { new in !packs.contains { $0.pack.folder == new.pack.folder } }
        }
        if let first = problems.first {
            throw Failure(first.status, problems.flatMap(\.diagnostics))
        }
        return packs
    }

    /// Returns the pack or the set with a name. Packs take precedence.
    ///
    /// - Parameter elsewhere: Other packs, for the hint if the name is unknown.
    /// - Throws: `Failure` with 65 if sets of several packs have the name or the pack's pin can't
    ///   be read, 64 for a built-in set, and 66 for an unknown name.
    package func item(
        named name: String, elsewhere: InstalledPacks
    ) throws(Failure) -> (pack: Found, set: String?) {
        if let problem = try problems(ofPacks: [name]).first { throw problem }
        let all = try all()
        if let pack = all.first(where: { $0.pack.name == name }) { return (pack, nil) }
        var sets: [(pack: Found, set: String)] = []
        for pack in all where !sets.contains(where: { $0.pack.pack.name == pack.pack.name }) {
            sets += pack.sets(named: name).map { (pack, $0) }
        }
        if sets.count > 1 {
            throw .ambiguousSet(name, sets.map { "\($0.pack.pack.name)/\($0.set)" })
        }
        if let only = sets.first { return (only.pack, only.set) }
        throw Self.unknown(name, among: all, elsewhere: try elsewhere.all())
    }

    private static func unknown(
        _ name: String, among all: [Found], elsewhere: [Found]
    ) -> Failure {
        if BuiltinTemplates.names.contains(name) {
            return Failure(
                .usage, "the set '\(name)' is built into scene-kit and cannot be removed")
        }
        let other = elsewhere.first { $0.pack.name == name || !$0.sets(named: name).isEmpty }
        let hint = other.map { found in
            found.store.origin == .project
                ? "It is installed for the project: add --project."
                : "It is installed for you: leave --project out."
        }
        let names = all.flatMap { [$0.pack.name] + $0.pin.sets.map(\.name) }
        return Failure(
            .notFound, "no set or pack '\(name.maskedAsURL.prefix(100))' is installed",
            hint: hint ?? Suggestions.question(for: name, among: Set(names).sorted())
                ?? "'scene-kit list' shows what is.")
    }
}

extension InstalledPacks.Found {
    /// The sets with a name, with or without the pack's name in front.
    fileprivate func sets(named name: String) -> [String] {
        pin.sets.map(\.name).filter { $0 == name || "\(pack.name)/\($0)" == name }
    }
}

extension PackStore {
    /// The stores there are, the project's first, nearest first.
    package static func all(_ project: Project) -> [PackStore] {
        all(of: project) + (user.map { [$0] } ?? [])
    }
}

extension Failure {
    /// Sets of several packs have a name; each of them has a full one.
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
