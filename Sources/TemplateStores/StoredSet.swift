package import Basics
import JSONSource
import Packs
import Planning
import ProjectReading
import Projects
package import TemplateSets
import Threads

/// A set that has a name, before it is read.
package struct StoredSet {
    /// The name in the set's manifest.
    package let name: String
    /// Nil for a built-in set.
    private(set) var store: PackStore?
    /// The set's folder; nil for a built-in set.
    package private(set) var folder: String?
    /// Nil for a set that wasn't installed.
    private var pinned: (set: PackPin.PinnedSet, pack: PackStore.Pack, pin: PackPin)?
    /// The reason why a pack can't be read, whose name then stands for its sets.
    private(set) var problem: Failure?

    init(builtIn name: String) { self.name = name }

    private init(_ name: String, in store: PackStore, at folder: String) {
        (self.name, self.store, self.folder) = (name, store, folder)
    }

    /// The sets of a pack. Sets that weren't installed come first, because they take precedence.
    static func all(in pack: PackStore.Pack) -> [StoredSet] {
        if let problem = pack.problem {
            var set = StoredSet(pack.name, in: pack.store, at: pack.folder)
            set.problem = problem
            return [set]
        }
        guard let pin = pack.pin else {
            return set(in: pack.folder, of: pack).map { [$0] } ?? ownSets(in: pack)
        }
        return ownSets(in: pack)
            + pin.sets.map {
                let folder = Destination.join(pack.folder, $0.name)
                var set = StoredSet($0.name, in: pack.store, at: folder)
                set.pinned = ($0, pack, pin)
                return set
            }
    }

    /// The sets in folders of a pack that weren't installed.
    private static func ownSets(in pack: PackStore.Pack) -> [StoredSet] {
        let others = [PackFolder.casesFolder] + (pack.pin?.sets.map(\.name) ?? [])
        return ((try? pack.store.disk.names(in: pack.folder)) ?? [])
            .filter { !$0.hasPrefix(".") && !others.contains($0) }
            .compactMap { set(in: Destination.join(pack.folder, $0), of: pack) }
    }

    /// Returns the set in a folder. If its manifest is invalid, the set gets the folder's name, so
    /// that using the set reports the error.
    private static func set(in folder: String, of pack: PackStore.Pack) -> StoredSet? {
        let disk = pack.store.disk
        guard (try? disk.kind(of: folder)) == .folder else { return nil }
        let path = Destination.join(folder, TemplateSetFolder.manifestName)
        guard disk.exists(path) else { return nil }
        let bytes = try? RecordStore.contents(of: path, on: disk)
        let document = bytes.flatMap { try? JSONDocument(parsing: $0, name: path) }
        let name = document?.root["name"]?.string ?? folder.splitAtLastSlash.name
        return StoredSet(name, in: pack.store, at: folder)
    }

    package var origin: PackStore.Origin { store?.origin ?? .builtIn }

    /// The name and the pin of the pack that contains the set; nil if the set wasn't installed.
    package var pack: (name: String, pin: PackPin)? { pinned.map { ($0.pack.name, $0.pin) } }

    /// The repository of its pack; nil for any other set.
    var source: SetSource? {
        pinned.flatMap { SetSource(source: $0.pin.source, reference: $0.pin.reference) }
    }

    /// Whether the set of a recorded scene came from the same repository, or neither from any.
    func isFromSource(of scene: SceneRecord) -> Bool {
        let urls = [source, scene.setSource].map { $0.map { PackSource.git($0.url) } }
        guard let own = urls[0], let recorded = urls[1] else { return urls[0] == urls[1] }
        return own.isSame(as: recorded)
    }

    func isUnchanged(since scene: SceneRecord) -> Bool { pinned?.set.digest == scene.setDigest }

    /// The installed version; nil for a set that wasn't installed.
    package var pinnedVersion: String? { pinned?.set.version }

    /// A unique name: the name after the pack's name, or the path of the folder.
    package var fullName: String {
        if let pinned { return "\(pinned.pack.name)/\(name)" }
        guard let folder else { return "\(origin.rawValue)/\(name)" }
        return folder.hasPrefix("/") ? folder : "./\(folder)"
    }

    /// Whether it is the same set, perhaps in another pack.
    func isSame(as other: StoredSet) -> Bool {
        // The optimizer of Swift 6.3.1 crashes on 'if let digest = …' here.
        let digest = pinned?.set.digest
        if digest != nil, digest == other.pinned?.set.digest { return true }
        return fullName == other.fullName && rank == other.rank
    }

    /// Reads the set. Throws a `Failure` with 77 for an installed set that was changed since, 66 if
    /// its folder is missing, 65 for an invalid set, and the errors of reading a folder.
    package func read() throws(Failure) -> TemplateSet {
        if let known = Self.builtIn.withLock({ store == nil ? $0[name] : nil }) { return known }
        let folder = try folder(completedBy: store.map(BaseFinder.init(for:)))
        let templateSet = try TemplateSet(reading: folder, tool: Tool.semanticVersion)
        if store == nil { Self.builtIn.withLock { $0[name] = templateSet } }
        return templateSet
    }

    /// The built-in sets that were read, which are the same for all commands of a process.
    private static let builtIn = Mutex<[String: TemplateSet]>([:])

    /// Reads the files of the set.
    ///
    /// - Parameter finder: Finds the base of a set that wasn't installed. An installed one has a
    ///   copy.
    func folder(completedBy finder: BaseFinder?) throws(Failure) -> TemplateSetFolder {
        if let problem { throw problem }
        if let pinned { return try Self.read(pinned.set, in: pinned.pack, pinned.pin) }
        guard let folder, let store else {
            return TemplateSetFolder.builtIn(name) ?? TemplateSetFolder(location: name, files: [:])
        }
        let own = try TemplateSetFolder(reading: folder, on: store.disk)
        return finder?.completing(own, on: store.disk) ?? own
    }

    static func read(
        _ set: PackPin.PinnedSet, in pack: PackStore.Pack, _ pin: PackPin
    ) throws(Failure) -> TemplateSetFolder {
        let path = Destination.join(pack.folder, set.name)
        // A source may be a path from the root.
        let place = pack.store.origin == .project ? pack.store.base : "."
        let install =
            (place == "." ? "" : "cd \(place.quotedForShell) && ")
            + pin.installCommand(as: pack.name, forProject: pack.store.origin == .project)
        guard (try? pack.store.disk.kind(of: path)) == .folder else {
            throw Failure(
                .notFound, "the folder of the set '\(set.name)' is not there", path: path,
                hint: "Bring it back with '\(install)'.")
        }
        let folder = try TemplateSetFolder(reading: path, isOurs: true, on: pack.store.disk)
        // What else is in the folder is the user's, and isn't part of the set.
        var found = TemplateSetFolder(
            location: folder.location,
            files: folder.files.filter { pin.files["\(set.name)/\($0.key)"] != nil })
        found.knownBundleName = folder.knownBundleName
        guard found.digest == set.digest else {
            throw Failure(
                .refused,
                "the set '\(set.name)' was changed since it was installed, so it is not used",
                path: path,
                hint: "Install it again with '\(install) --force', or copy your changes to a "
                    + "folder of your own and name that: --template ./MySet.")
        }
        return found
    }
}
