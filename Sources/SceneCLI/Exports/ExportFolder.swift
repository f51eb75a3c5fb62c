import Basics
import FileSystem
import Planning
import ProjectReading
import Projects
import ScenePlanning
import TemplateSets
import TemplateStores
import XcodeBridge

/// A folder with bundles that were exported, and the manifest of them.
struct ExportFolder {
    /// The path of the folder, or of its parent if it is scene-kit's own and is removed with its
    /// last bundle.
    private let base: String
    /// The names of the folders from `base` to the folder.
    private let names: [String]
    /// The path of the folder itself.
    let path: String
    private(set) var manifest: ExportManifest
    /// The bytes of the manifest file; nil if that doesn't exist.
    private let oldBytes: [UInt8]?

    init(at base: String, _ names: [String] = []) throws(Failure) {
        (self.base, self.names) = (base, names)
        path = names.reduce(base, Destination.join)
        let file = Destination.join(path, ExportManifest.fileName)
        oldBytes = try RecordStore.contents(of: file, on: LocalDisk())
        manifest =
            try oldBytes.map { bytes throws(Failure) in
                try ExportManifest(parsing: bytes, name: file)
            } ?? ExportManifest()
    }

    /// The name of the group in Xcode's dialog.
    private static let group = "scene-kit"

    /// Returns the folder of the user's file templates, which Xcode shows as a group. Throws a
    /// `Failure` with 66 if `HOME` isn't set.
    static func ofXcode(_ environment: Environment) throws(Failure) -> ExportFolder {
        try ExportFolder(at: parentOfXcode(environment), [group])
    }

    /// Returns the state folder for changes to `ofXcode`.
    static func stateFolderOfXcode(_ environment: Environment) throws(Failure) -> StateFolder {
        let folder = Destination.join(try parentOfXcode(environment), group)
        return StateFolder(of: folder, in: Project.recordsFolder, keepsHistory: false)
    }

    private static func parentOfXcode(_ environment: Environment) throws(Failure) -> String {
        guard let home = environment.variables["HOME"], home.hasPrefix("/") else {
            throw Failure(
                .notFound, "HOME is not set, so there is no folder of Xcode's templates",
                path: "--xcode", hint: "Set HOME, or write the bundles with --output <dir>.")
        }
        return Destination.join(home, "Library/Developer/Xcode/Templates/File Templates")
    }

    /// Returns the plan that exports sets and removes their old bundles.
    func plan(
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
    func plan(removing set: String, _ policy: ExistingFilePolicy) throws(Failure) -> Plan {
        guard let entry = manifest[set] else {
            throw Failure(
                .notFound, "scene-kit has put no set '\(set.prefix(100))' here", path: path,
                hint: Suggestions.question(for: set, among: manifest.entries.map(\.set))
                    ?? "'scene-kit sets --xcode' shows what there is.")
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
        return try Plan(wanted, without: orphans, policy: policy, on: LocalDisk())
    }

    /// The result of a command that changes bundles. The report has a line for each bundle.
    func outcome(of plan: Plan, summary: String, _ options: ReportOptions) -> Outcome {
        // All files but the manifest are in bundles.
        let files = plan.operations.filter {
            $0.destination.relative.components.count > names.count + 1
        }
        let bundles = Dictionary(grouping: files) {
            $0.destination.relative.components[names.count]
        }
        let lines = bundles.sorted { $0.key < $1.key }.map {
            let files = "(\($1.count.counting("file")))"
            return reportLine(
                Self.verb(for: $1).rawValue, "\(Destination.join(path, $0)) \(files)")
        }
        return Outcome(
            plan, lines: lines.joined(), summary: summary,
            conflictHint: "Nothing was changed. Copy what you want to keep elsewhere, then discard "
                + "the rest with --force.", options)
    }

    /// The verb that all files have in common, or the verb for the bundle.
    private static func verb(for operations: [FileOperation]) -> FileOperation.Verb {
        let verbs = Set(operations.map(\.verb))
        return [.conflict, .overwrite].first(where: verbs.contains)
            ?? (verbs.count == 1 ? operations[0].verb : .update)
    }

    private func destination(_ file: String) -> Destination {
        Destination(base: base, relative: OutputPath(ofRecord: names + file.pathComponents))
    }
}
