package import Basics
import Packs
package import Planning
import Projects
package import TemplateSets

/// A folder with bundles that were exported, and the manifest of them.
package struct ExportFolder {
    /// The path of the folder, or of its parent if it is scene-kit's own and is removed with its
    /// last bundle.
    private let base: String
    /// The names of the folders from `base` to the folder.
    private let names: [String]
    /// The path of the folder itself.
    package let path: String
    package let manifest: ExportManifest
    /// The bytes of the manifest file; nil if that doesn't exist.
    private let oldBytes: [UInt8]?
    private let disk: any Disk

    package init(at base: String, _ names: [String] = [], on disk: any Disk) throws(Failure) {
        (self.base, self.names, self.disk) = (base, names, disk)
        path = names.reduce(base, Destination.join)
        let file = Destination.join(path, ExportManifest.fileName)
        oldBytes = try disk.read(
            own: [ExportManifest.fileName], below: path, atMost: PackFolder.maximumBytes)
        manifest =
            try oldBytes.map { bytes throws(Failure) in
                try ExportManifest(parsing: bytes, name: file)
            } ?? ExportManifest()
    }

    /// The name of the group in Xcode's dialog.
    private static let group = "scene-kit"

    /// Returns the folder in the user's file templates that Xcode shows as a group. Throws a
    /// `Failure` with 66 if `HOME` isn't set.
    package static func ofXcode(
        home: String?, on disk: any Disk
    ) throws(Failure) -> ExportFolder {
        try ExportFolder(at: parentOfXcode(home), [group], on: disk)
    }

    /// Returns the path of `ofXcode`, which is also that of its state folder.
    package static func pathOfXcode(home: String?) throws(Failure) -> String {
        Destination.join(try parentOfXcode(home), group)
    }

    private static func parentOfXcode(_ home: String?) throws(Failure) -> String {
        guard let home, home.hasPrefix("/") else {
            throw Failure(
                .notFound, "HOME is not set, so there is no folder of Xcode's templates",
                path: "--xcode", hint: "Set HOME, or write the bundles with --output <dir>.")
        }
        return Destination.join(home, "Library/Developer/Xcode/Templates/File Templates")
    }

    /// Returns the plan that exports sets and removes their old bundles.
    package func plan(
        for exports: [(templateSet: TemplateSet, export: XcodeExport)], _ policy: ExistingFilePolicy
    ) throws(Failure) -> Plan {
        var manifest = manifest
        var wanted: [WantedFile] = []
        var orphans: [RecordedFile] = []
        for (templateSet, export) in exports {
            let old = manifest[templateSet.name]?.files ?? []
            let bases = Dictionary(old.map { ($0.path.description, $0.base) }) { $1 }
            for bundle in export.bundles {
                for file in bundle.files {
                    let path = "\(bundle.folder)/\(file.path)"
                    var file = WantedFile(
                        destination: destination(path), contents: file.contents, base: bases[path])
                    file.keepsEdits = false
                    wanted.append(file)
                }
            }
            let entry = ExportManifest.Entry(templateSet, export.bundles)
            let staying = Set(entry.files.map(\.path))
            orphans += old.filter { !staying.contains($0.path) }
            manifest[templateSet.name] = entry
        }
        return try plan(wanted, without: orphans, manifest, policy)
    }

    /// Returns the plan that removes all bundles of a set. Throws a `Failure` with 66 if there are
    /// none.
    package func plan(
        removing set: String, _ policy: ExistingFilePolicy
    ) throws(Failure) -> Plan {
        guard let entry = manifest[set] else {
            throw Failure(
                .notFound, "scene-kit has put no set '\(set.prefix(100))' here", path: path,
                hint: Suggestions.question(for: set, among: manifest.entries.map(\.set))
                    ?? "'scene-kit list --xcode' shows what there is.")
        }
        var manifest = manifest
        manifest[set] = nil
        return try plan([], without: entry.files, manifest, policy)
    }

    private func plan(
        _ wanted: [WantedFile], without files: [RecordedFile], _ manifest: ExportManifest,
        _ policy: ExistingFilePolicy
    ) throws(Failure) -> Plan {
        let place = destination(ExportManifest.fileName)
        var wanted = wanted
        var orphans = files.map {
            OrphanedFile(destination: destination($0.path.description), base: $0.base)
        }
        if !manifest.entries.isEmpty {
            wanted.append(
                WantedFile(destination: place, contents: Array(manifest.text.utf8), owner: .tool))
        } else if let oldBytes {
            orphans.append(OrphanedFile(destination: place, base: FileBase(oldBytes)))
        }
        return try Plan(wanted, without: orphans, policy: policy, on: disk)
    }

    /// The name of the bundle that a file of a plan belongs to; nil for the manifest.
    package func bundle(of operation: FileOperation) -> String? {
        let components = operation.destination.relative.components
        return components.count > names.count + 1 ? components[names.count] : nil
    }

    private func destination(_ file: String) -> Destination {
        Destination(base: base, relative: OutputPath(ofRecord: names + file.pathComponents))
    }
}
