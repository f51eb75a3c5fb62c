package import Basics
import FileSystem
package import Packs
package import Planning
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
    /// The tag of a newer version, if the pack stays at its tag.
    package internal(set) var newerTag: String?

    /// The change to each set.
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
        let installed = try InstalledFiles(pack, policy)
        let names = sets.map(\.name)
        var cases: [String: [UInt8]] = [:]
        for (name, own) in folder.cases where folder.set(ofCase: name).map(names.contains) == true {
            cases.merge(own) { $1 }
        }
        var files = cases
        for set in sets {
            for (path, bytes) in set.folder.files { files["\(set.name)/\(path)"] = bytes }
        }
        var pin = pin
        pin.sets = sets.map {
            PackPin.PinnedSet(name: $0.name, version: $0.version, digest: $0.digest)
        }.sorted { $0.name < $1.name }
        pin.casesDigest = PackPin.digest(ofCases: cases)
        files[PackPin.fileName] = Array(pin.text.utf8)
        var wanted: [WantedFile] = []
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
            do throws(OutputPathProblem) {
                let place = store.destination(
                    try OutputPath(path, isOfPack: true).components, in: name)
                wanted.append(
                    WantedFile(
                        destination: place, contents: bytes,
                        owner: installed.contains(path) ? .tool : .user))
            } catch {
                throw Failure(.refused, "the path of this file \(error.reason)", path: path)
            }
        }
        if store.origin == .project {
            // The digest includes line breaks, so git must not convert them.
            wanted.append(
                WantedFile(
                    destination: store.destination([Self.attributesName], in: name),
                    contents: Array("* -text\n".utf8), owner: .tool))
        }
        let orphans = installed.files.filter { files[$0.key] == nil }
        try self.init(store, name, from: pack?.pin, to: pin, wanted, orphans, policy)
    }

    /// Removes sets. The pack is removed with its last set.
    package convenience init(
        removing names: Set<String>, from installed: InstalledPack, _ policy: ExistingFilePolicy
    ) throws(Failure) {
        let (pack, pin) = installed
        let there = try InstalledFiles(pack, policy)
        var rest = pin
        rest.sets.removeAll { names.contains($0.name) }
        if rest.sets.isEmpty {
            var files = there.files
            // Users don't edit these files, so they are removed without a check.
            for name in [PackPin.fileName, Self.attributesName] {
                files[name] = try RecordStore.contents(of: Destination.join(pack.folder, name))
            }
            try self.init(pack.store, pack.name, from: pin, to: nil, [], files, policy)
            return
        }
        // Otherwise, the next upgrade would restore the sets.
        rest.only = rest.sets.map(\.name)
        let isOrphan = { (file: String) in names.contains { there.belongs(file, to: $0) } }
        rest.casesDigest = PackPin.digest(ofCases: there.cases.filter { !isOrphan($0.key) })
        let pinFile = WantedFile(
            destination: pack.store.destination([PackPin.fileName], in: pack.name),
            contents: Array(rest.text.utf8), owner: .tool)
        let orphans = there.files.filter { isOrphan($0.key) }
        try self.init(pack.store, pack.name, from: pin, to: rest, [pinFile], orphans, policy)
    }

    private init(
        _ store: PackStore, _ name: String, from old: PackPin?, to new: PackPin?,
        _ wanted: [WantedFile], _ orphans: [String: [UInt8]], _ policy: ExistingFilePolicy
    ) throws(Failure) {
        (self.store, self.name, self.old, self.new) = (store, name, old, new)
        let orphans = orphans.map { path, contents in
            OrphanedFile(
                destination: store.destination(path.pathComponents, in: name),
                base: FileBase(contents))
        }
        operations = try Plan(wanted, without: orphans, policy: policy, on: DiskState())
            .operations
    }

    private static let attributesName = ".gitattributes"
}

/// The files of an installed pack, checked against its pin.
private struct InstalledFiles {
    /// The bytes of the files of sets and cases, by their path in the pack's folder.
    private(set) var files: [String: [UInt8]] = [:]
    /// The files of the cases alone.
    private(set) var cases: [String: [UInt8]] = [:]
    private var folder: PackFolder?

    /// - Throws: `Failure` with 73 and every set that was edited since, unless the policy is to
    ///   overwrite.
    init(_ pack: PackStore.Pack?, _ policy: ExistingFilePolicy) throws(Failure) {
        guard let pack, let pin = pack.pin else { return }
        let folder = try PackFolder(reading: pack.folder, isOurs: true)
        self.folder = folder
        let found = Dictionary(folder.sets.map { ($0.path, $0.folder) }) { first, _ in first }
        var edited: [Diagnostic] = []
        for set in pin.sets {
            guard let own = found[set.name] else { continue }
            if own.digest != set.digest {
                edited.append(
                    Diagnostic(
                        .error, "the set was edited since it was installed", path: own.location))
            }
            for (path, bytes) in own.files { files["\(set.name)/\(path)"] = bytes }
        }
        cases = folder.files.filter { $0.key.hasPrefix(PackFolder.casesFolder + "/") }
        files.merge(cases) { $1 }
        if PackPin.digest(ofCases: cases) != pin.casesDigest, !cases.isEmpty {
            edited.append(
                Diagnostic(
                    .error, "the cases were edited since they were installed",
                    path: Destination.join(pack.folder, PackFolder.casesFolder)))
        }
        guard policy != .overwrite, let last = edited.indices.last else { return }
        edited[last].hint =
            "Nothing was changed. Copy what you want to keep elsewhere, then discard the rest "
            + "with --force."
        throw Failure(.conflict, edited)
    }

    func contains(_ path: String) -> Bool {
        folder != nil && (files[path] != nil || path == PackPin.fileName)
    }

    /// Whether a file belongs to a set or to one of its cases.
    func belongs(_ path: String, to set: String) -> Bool {
        if path.hasPrefix(set + "/") { return true }
        let parts = path.split(separator: "/", maxSplits: 2)
        return parts.count == 3 && parts[0] == PackFolder.casesFolder
            && folder?.set(ofCase: String(parts[1])) == set
    }
}
