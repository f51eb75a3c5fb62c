package import Basics
package import Packs
package import Planning
import ProjectReading
package import TemplateSets

/// The installation, upgrade, or removal of a pack.
package final class PackChange {
    package let store: PackStore
    package let name: String
    /// The current pin; nil if the pack is new.
    package let old: PackPin?
    /// The pin after the change; nil if the pack is removed.
    package let new: PackPin?
    /// The files that change or are removed, and those that stay the same.
    package let operations: [FileOperation]
    /// Sets of the pack that were left out, and warnings about the others.
    package internal(set) var notes: [Diagnostic] = []
    /// The sets that are installed, and their pack as it was fetched.
    private(set) var installed: [TemplateSet] = []
    var fetched: PackFolder?
    /// The tag of a newer version, if the pack stays at its tag.
    package internal(set) var newerTag: String?

    /// Whether the pack is at a tag whose name has no version, so that nothing can be newer.
    package var isAtTagWithoutVersion: Bool {
        guard let tag = new?.fullReference, tag.hasPrefix("refs/tags/") else { return false }
        return VersionTag(String(tag.dropFirst("refs/tags/".count))) == nil
    }

    package var sets: [SetChange] { SetChange.all(from: old, to: new) }

    /// Installs valid sets of a pack with their cases, in place of an installed pack.
    ///
    /// - Parameter pin: The origin of the pack. Its sets are replaced.
    /// - Throws: `Failure` with 73 if installed files were edited and the policy isn't to overwrite
    ///   them, 77 for an unsafe file name, which `PackValidation` reports before, and the errors of
    ///   reading the disk.
    convenience init(
        installing sets: [TemplateSet], of folder: PackFolder, _ pin: PackPin, as name: String,
        in store: PackStore, over pack: PackStore.Pack?, _ policy: ExistingFilePolicy
    ) throws(Failure) {
        let names = sets.map(\.name)
        var files: [String: [UInt8]] = [:]
        // A project needs what makes its scenes, and not what tests the pack.
        for (name, own) in store.origin == .project ? [:] : folder.cases
        where folder.set(ofCase: name).map(names.contains) == true { files.merge(own) { $1 } }
        for set in sets {
            for (path, bytes) in set.ownFolder.files { files["\(set.name)/\(path)"] = bytes }
        }
        if store.origin == .project {
            // The digests include line breaks, so git must not convert them.
            files[".gitattributes"] = Array("* -text\n".utf8)
        }
        var pin = pin
        pin.sets = sets.map { set in
            // A base with the same bytes may be from a later commit.
            let old = pack?.pin?.sets.first { $0.name == set.name }?.bases ?? []
            let new = set.ownFolder.foundBase.chain
            let bases = old.map(\.identity) == new.map(\.identity) ? old : new
            var pinned = PackPin.PinnedSet(
                name: set.name, version: set.version, digest: set.ownFolder.digest)
            pinned.bases = bases
            return pinned
        }.sorted { $0.name < $1.name }
        pin.files = files.mapValues(SHA256.digest)
        try self.init(store, name, from: pack?.pin, to: pin, files, policy)
        installed = sets
    }

    func isIn(_ store: PackStore) -> Bool { self.store.folder == store.folder }

    /// Whether a set extends one of the sets that change.
    func changesBase(of set: PackPin.PinnedSet) -> Bool {
        let changed = sets.filter { $0.verb != .same }.map { "\(name)/\($0.name)" }
        return set.bases.contains { changed.contains($0.name) }
    }

    /// Removes sets. The pack is removed with its last set.
    package convenience init(
        removing names: Set<String>, from installed: InstalledPack, _ policy: ExistingFilePolicy
    ) throws(Failure) {
        let (pack, pin) = installed
        var rest = pin
        rest.sets.removeAll { names.contains($0.name) }
        // Otherwise, the next upgrade would restore the sets.
        rest.only = rest.sets.map(\.name)
        let cases = CasesOfSets(pack)
        rest.files = pin.files.filter { path, _ in
            !names.contains { path.hasPrefix($0 + "/") || cases.set(of: path) == $0 }
        }
        let new = rest.sets.isEmpty ? nil : rest
        try self.init(pack.store, pack.name, from: pin, to: new, [:], policy)
    }

    /// - Parameter files: The contents of the new pin's files that are written.
    private init(
        _ store: PackStore, _ name: String, from old: PackPin?, to new: PackPin?,
        _ files: [String: [UInt8]], _ policy: ExistingFilePolicy
    ) throws(Failure) {
        (self.store, self.name, self.old, self.new) = (store, name, old, new)
        var wanted = try files.map { (path, bytes) throws(Failure) in
            do throws(OutputPathProblem) {
                let place = store.destination(
                    try OutputPath(path, isOfPack: true).components, in: name)
                var file = WantedFile(
                    destination: place, contents: bytes,
                    base: old?.files[path].map(FileBase.digest))
                file.keepsEdits = false
                return file
            } catch {
                throw Failure(.refused, "the path of this file \(error.reason)", path: path)
            }
        }
        let pinPlace = store.destination([PackPin.fileName], in: name)
        var orphans: [OrphanedFile] = []
        for (path, digest) in old?.files ?? [:] where new?.files[path] == nil {
            orphans.append(
                OrphanedFile(
                    destination: store.destination(path.pathComponents, in: name),
                    base: .digest(digest)))
        }
        if let new {
            wanted.append(
                WantedFile(destination: pinPlace, contents: Array(new.text.utf8), owner: .tool))
        } else if let contents = try RecordStore.contents(of: pinPlace.path, on: store.disk) {
            orphans.append(OrphanedFile(destination: pinPlace, base: FileBase(contents)))
        }
        let plan = try Plan(wanted, without: orphans, policy: policy, on: store.disk)
        operations = plan.operations
        let edited = plan.conflicts.filter { $0.isRecorded && $0.obstacle == nil }
        if edited.isEmpty { return }
        var problems = edited.map {
            Diagnostic(.error, "the file was edited since the pack was installed", path: $0.path)
        }
        problems[problems.count - 1].hint =
            "Nothing was changed. Copy what you want to keep elsewhere, then discard the rest "
            + "with --force."
        throw Failure(.conflict, problems)
    }
}

extension PackPin.PinnedSet {
    fileprivate var identity: [String] { [name, digest.description] }
}

/// The sets that the cases of an installed pack are for.
private struct CasesOfSets {
    private let folder: PackFolder?

    init(_ pack: PackStore.Pack) {
        folder = try? PackFolder(reading: pack.folder, isOurs: true, on: pack.store.disk)
    }

    /// The set of the case that a file belongs to; nil for other files.
    func set(of path: String) -> String? {
        let parts = path.split(separator: "/", maxSplits: 2)
        guard parts.count == 3, parts[0] == PackFolder.casesFolder else { return nil }
        return folder?.set(ofCase: String(parts[1]))
    }
}
