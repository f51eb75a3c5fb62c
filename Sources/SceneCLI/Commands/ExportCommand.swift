import ArgumentParsing
import Basics
import FileSystem
import ProjectReading
import TemplateSets
import TemplateStores
import XcodeExporting

/// `scene-kit export`: template sets as bundles for Xcode's New File dialog.
struct ExportCommand: Subcommand {
    private static let sets = Argument(
        "set", from: .dynamic(Completions.sets), repeating: true,
        help: "A name that 'scene-kit list' shows, or a path such as ./MySet.")
    private static let output = Option(
        "--output", "dir", from: .directory,
        synonyms: Option.output.synonymText + " --to",
        help: "The folder for the bundles.")
    private static let xcode = Option.flag(
        "--xcode", help: "Write the bundles where Xcode looks for your file templates.")
    private static let force = Option.flag(
        "--force", help: "Overwrite files in conflict, and discard edits.")

    static let command = Command(
        name: "export", synonyms: "bundle",
        abstract: "Write template sets as .xctemplate bundles for Xcode's New File dialog.",
        discussion: """
            Xcode adds all files of a bundle to the same targets, so each set becomes several \
            bundles: the files of a scene, its tests, and the files that scenes and that tests \
            share. scene-kit renders the set once for each combination of its options, with and \
            without initial data. A file beside the bundles records them, so that you can export a \
            set again after a change.
            """,
        arguments: [sets], options: [output, xcode, force, .dryRun, .json],
        exclusions: [[output, xcode]],
        examples: [
            "scene-kit export Scene --output XcodeTemplates": "Write the bundles of a set.",
            "scene-kit export Scene VIPER --xcode":
                "Add two sets to Xcode's dialog. 'uninstall --xcode' removes them.",
        ])

    let invocation: Invocation

    func writeTargets() throws(Failure) -> WriteTargets {
        if let path = try invocation.folder(Self.output) {
            return WriteTargets([invocation.stateFolder(holding: path)], invocation.access)
        }
        guard invocation.flag(Self.xcode) else {
            throw Failure(
                .usage, "nothing says where the bundles go",
                hint: "Add --output <dir>, or --xcode for the folder that Xcode looks into.")
        }
        let place = try invocation.stateFolderOfXcode()
        return WriteTargets([place], invocation.access)
    }

    func run() throws(Failure) -> Outcome {
        let path = try invocation.folder(Self.output)
        let folder =
            if let path { try ExportFolder(at: path, on: invocation.disk) } else {
                try invocation.xcodeFolder()
            }
        let exports = try exports(of: invocation.arguments.values(of: Self.sets))
        let names = exports.map { "'\($0.templateSet.name)'" }.joinedAsAlternatives("and")
        let count = exports.reduce(0) { $0 + $1.export.bundles.count }
        var outcome = folder.outcome(
            of: try folder.plan(for: exports, invocation.policy),
            summary: "\(names): \(count.counting("bundle")).", invocation.report)
        if outcome.status == .success {
            outcome.diagnostics =
                exports.flatMap(\.export.notes) + (path == nil ? Self.notesOnXcode : [])
        }
        return outcome
    }

    private func exports(
        of sets: [String]
    ) throws(Failure) -> [(templateSet: TemplateSet, export: XcodeExport)] {
        let store = TemplateStore(Project.findRoot(on: invocation.disk))
        var exports: [(templateSet: TemplateSet, export: XcodeExport)] = []
        var names: Set<String> = []
        for set in sets {
            let templateSet = try store.set(named: set)
            guard names.insert(templateSet.name.caseFolded).inserted else {
                throw Failure(
                    .usage, "two of the sets are called '\(templateSet.name)'",
                    path: Self.sets.name, hint: "Export them into two folders.")
            }
            try Signals.throwIfPending()
            exports.append((templateSet, try XcodeExport(of: templateSet)))
        }
        return exports
    }

    private static var notesOnXcode: [Diagnostic] {
        if hasXcode { return [] }
        return [
            Diagnostic.note(
                "this system has no Xcode; the bundles are in the folder that Xcode would read",
                hint: "To copy them to a Mac, export them with --output <dir>.")
        ]
    }
}

extension Invocation {
    /// Returns the folder with the bundles in Xcode's dialog.
    func xcodeFolder() throws(Failure) -> ExportFolder {
        try ExportFolder.ofXcode(home: environment.variables["HOME"], on: disk)
    }

    /// Returns the place to lock for changes to these bundles.
    func stateFolderOfXcode() throws(Failure) -> StateFolder {
        let path = try ExportFolder.pathOfXcode(home: environment.variables["HOME"])
        return StateFolder(of: path, in: Project.recordsFolder, keepsHistory: false)
    }
}
