package import Basics
import BuiltinTemplates
import Planning
package import TemplateSets

/// A set that has a name, before anyone has read it.
package final class StoredSet {
    /// The name in the set's manifest.
    package let name: String
    package let origin: PackStore.Origin
    /// How far above the project's root it was found, as stores count it.
    private let distance: Int
    /// The folder that the set belongs to, if that is above the project's root.
    package let folderAbove: String?
    private let location: Location

    private indirect enum Location {
        case builtIn
        case own(folder: String)
        case pinned(PackPin.PinnedSet, PackStore.Pack, PackPin)
        case unreadable(String, Failure)
    }

    /// Why its pack cannot be read.
    package var problem: Failure? {
        guard case .unreadable(_, let problem) = location else { return nil }
        return problem
    }

    package init(builtIn name: String) {
        (self.name, origin, location) = (name, .builtIn, .builtIn)
        (distance, folderAbove) = (0, nil)
    }

    /// A pack whose pin cannot be read, in place of its sets.
    package static func unreadable(_ pack: PackStore.Pack, of store: PackStore, _ problem: Failure)
        -> StoredSet
    {
        StoredSet(name: pack.name, in: store, location: .unreadable(pack.folder, problem))
    }

    /// The sets of a pack. Sets that weren't installed come first, because they take precedence.
    package static func all(in pack: PackStore.Pack, of store: PackStore) -> [StoredSet] {
        let own = pack.ownSets().map {
            StoredSet(name: $0.name, in: store, location: .own(folder: $0.folder))
        }
        let pinned = pack.pin.map { pin in
            pin.sets.map {
                StoredSet(name: $0.name, in: store, location: .pinned($0, pack, pin))
            }
        }
        return own + (pinned ?? [])
    }

    private init(name: String, in store: PackStore, location: Location) {
        (self.name, self.location) = (name, location)
        (origin, distance, folderAbove) = (store.origin, store.distance, store.folderAbove)
    }

    /// The name and the pin of the pack that contains the set; nil if the set wasn't installed.
    package var pack: (name: String, pin: PackPin)? {
        guard case .pinned(_, let pack, let pin) = location else { return nil }
        return (pack.name, pin)
    }

    /// The installed version; nil for a set that wasn't installed.
    package var pinnedVersion: String? {
        guard case .pinned(let set, _, _) = location else { return nil }
        return set.version
    }

    /// The installed digest; nil for a set that wasn't installed.
    var pinnedDigest: Digest? {
        guard case .pinned(let set, _, _) = location else { return nil }
        return set.digest
    }

    /// A unique name: the name after the pack's name, or the path of the folder.
    package var fullName: String {
        switch location {
        case .builtIn: "\(origin.rawValue)/\(name)"
        case .own(let folder), .unreadable(let folder, _):
            folder.hasPrefix("/") ? folder : "./\(folder)"
        case .pinned(_, let pack, _): "\(pack.name)/\(name)"
        }
    }

    /// The set's folder; nil for a built-in set.
    package var folder: String? {
        switch location {
        case .builtIn: nil
        case .own(let folder), .unreadable(let folder, _): folder
        case .pinned(_, let pack, _): Destination.join(pack.folder, name)
        }
    }

    /// The precedence of the set among sets of the same name. The project's sets precede the
    /// user's, and nearer folders precede those above. In one folder, sets that weren't installed
    /// precede installed ones.
    package var rank: Rank {
        let own = if case .own = location { 0 } else { 1 }
        return Rank(
            order: [PackStore.Origin.allCases.firstIndex(of: origin) ?? 0, distance, own])
    }

    /// The place of a set among others.
    package struct Rank: Comparable, Hashable {
        fileprivate let order: [Int]

        package static func < (one: Rank, other: Rank) -> Bool {
            one.order.lexicographicallyPrecedes(other.order)
        }
    }

    /// Reads it.
    ///
    /// - Throws: `Failure` with 77 for an installed set that was changed since, 65 for one that is
    ///   wrong, and what reading a folder throws.
    package func read() throws(Failure) -> TemplateSet {
        switch location {
        case .pinned(let set, let pack, let pin): return try pack.read(set, pin)
        case .unreadable(_, let problem): throw problem
        case .own(let folder):
            return try TemplateSet(
                reading: PackFolderReader(folder).read(), tool: Tool.semanticVersion)
        case .builtIn:
            let embedded = BuiltinTemplates.set(named: name)
            var files: [String: [UInt8]] = [:]
            for file in embedded?.files ?? [] { files[file.path] = Array(file.text.utf8) }
            return try TemplateSet(
                reading: TemplateSetFolder(
                    location: name, files: files, digest: embedded.flatMap { Digest($0.digest) }),
                tool: Tool.semanticVersion)
        }
    }
}
