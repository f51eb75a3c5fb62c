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
    /// The files that differ or go, and those that stay as they are.
    package let operations: [FileOperation]
    /// Sets of the pack that were left out, and warnings about the others.
    package var notes: [Diagnostic] = []
    /// The tag of a newer version; the pack stays at its own.
    package var newerTag: String?

    /// The change to each set.
    package var sets: [SetChange] { SetChange.all(from: old, to: new) }

    /// Replaces an installed pack.
    ///
    /// - Throws: `Failure` with 73 if installed files were edited and the policy isn't to overwrite
    ///   them, and the errors of reading the disk.
    package convenience init(
        _ installation: PackInstallation, as name: String, in store: PackStore,
        over pack: PackStore.Pack?, _ policy: ExistingFilePolicy
    ) throws(Failure) {
        let there = try InstalledFiles(pack, policy)
        var wanted = installation.files.map { file in
            WantedFile(
                destination: store.destination(file.path, in: name), contents: file.contents,
                owner: there.holds(file.path) ? .tool : .user)
        }
        if store.origin == .project {
            wanted.append(Self.attributes(store, name))
        }
        let staying = Set(installation.files.map(\.path.description))
        let orphans = there.files.filter { !staying.contains($0.key) }
        try self.init(
            store, name, from: pack?.pin, to: installation.pin, wanted, orphans, policy)
    }

    /// Removes sets. The pack is removed with its last set.
    ///
    /// Throws the errors of the other initializer.
    package convenience init(
        removing names: Set<String>, from pack: PackStore.Pack, _ pin: PackPin, in store: PackStore,
        _ policy: ExistingFilePolicy
    ) throws(Failure) {
        let there = try InstalledFiles(pack, policy)
        var rest = pin
        rest.sets.removeAll { names.contains($0.name) }
        if rest.sets.isEmpty {
            var files = there.files
            // Users don't edit these files, so they are removed without a check.
            for name in [PackPin.fileName, Self.attributesName] {
                files[name] = try RecordStore.contents(of: Destination.join(pack.folder, name))
            }
            try self.init(store, pack.name, from: pin, to: nil, [], files, policy)
            return
        }
        // Otherwise, the next upgrade would restore the sets.
        rest.only = rest.sets.map(\.name)
        rest.casesDigest = PackPin.digest(
            ofCases: there.cases.filter { file, _ in
                !names.contains { there.belongs(file, to: $0) }
            })
        let pinFile = WantedFile(
            destination: store.destination(
                OutputPath(ofRecord: [PackPin.fileName]), in: pack.name),
            contents: Array(rest.text.utf8), owner: .tool)
        let orphans = there.files.filter { file, _ in
            names.contains { there.belongs(file, to: $0) }
        }
        try self.init(store, pack.name, from: pin, to: rest, [pinFile], orphans, policy)
    }

    private init(
        _ store: PackStore, _ name: String, from old: PackPin?, to new: PackPin?,
        _ wanted: [WantedFile], _ orphans: [String: [UInt8]], _ policy: ExistingFilePolicy
    ) throws(Failure) {
        (self.store, self.name, self.old, self.new) = (store, name, old, new)
        let gone = orphans.map { path, contents in
            OrphanedFile(
                destination: store.destination(
                    OutputPath(ofRecord: path.split(separator: "/").map(String.init)), in: name),
                base: FileBase(contents))
        }
        let disk = DiskState()
        operations = try Plan(wanted, without: gone, policy: policy, whatIsAt: disk.entry)
            .operations
    }

    private static let attributesName = ".gitattributes"

    /// The digest includes line breaks, so git must not convert them.
    private static func attributes(_ store: PackStore, _ name: String) -> WantedFile {
        WantedFile(
            destination: store.destination(OutputPath(ofRecord: [attributesName]), in: name),
            contents: Array("* -text\n".utf8), owner: .tool)
    }
}

/// The files of an installed pack, checked against its pin.
private struct InstalledFiles {
    /// Their bytes by their path in the pack's folder: those of the sets and of the cases.
    private(set) var files: [String: [UInt8]] = [:]
    /// The files of the cases alone.
    private(set) var cases: [String: [UInt8]] = [:]
    private var folder: PackFolder?

    /// - Throws: `Failure` with 73 and every set that was edited since, unless the policy is to
    ///   overwrite.
    init(_ pack: PackStore.Pack?, _ policy: ExistingFilePolicy) throws(Failure) {
        guard let pack, let pin = pack.pin else { return }
        let folder = try PackFolderReader(pack.folder, isOurs: true).readPack()
        self.folder = folder
        let found = Dictionary(
            folder.sets.map { ($0.path, $0.folder) }, uniquingKeysWith: { first, _ in first })
        var edited: [Diagnostic] = []
        for set in pin.sets {
            guard let own = found[set.name] else { continue }
            if own.digest != set.digest, policy != .overwrite {
                edited.append(
                    Diagnostic(
                        .error, "the set was edited since it was installed", path: own.location))
            }
            for (path, bytes) in own.files { files["\(set.name)/\(path)"] = bytes }
        }
        cases = folder.files.filter { $0.key.hasPrefix(PackFolder.casesFolder + "/") }
        files.merge(cases) { $1 }
        if PackPin.digest(ofCases: cases) != pin.casesDigest, policy != .overwrite, !cases.isEmpty {
            edited.append(
                Diagnostic(
                    .error, "the cases were edited since they were installed",
                    path: Destination.join(pack.folder, PackFolder.casesFolder)))
        }
        guard let last = edited.indices.last else { return }
        edited[last].hint =
            "Nothing was changed. Copy what you want to keep elsewhere, then discard the rest "
            + "with --force."
        throw Failure(.conflict, edited)
    }

    func holds(_ path: OutputPath) -> Bool {
        folder != nil
            && (files[path.description] != nil || path.components == [PackPin.fileName])
    }

    /// Whether a file is a set's, or that of a case of it.
    func belongs(_ path: String, to set: String) -> Bool {
        if path.hasPrefix(set + "/") { return true }
        let parts = path.split(separator: "/", maxSplits: 2)
        return parts.count == 3 && parts[0] == PackFolder.casesFolder
            && folder?.set(ofCase: String(parts[1])) == set
    }
}
