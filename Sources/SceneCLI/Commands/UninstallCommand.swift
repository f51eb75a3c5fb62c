import TemplateSets
import ArgumentParsing
import Basics
import JSONSource
import FileSystem
import Planning
import Workspace

/// `scene-kit uninstall`: removes what `install` brought.
enum UninstallCommand {
    private static let name = Argument(
        "set|pack", from: .dynamic(Completions.packs),
        help: "A pack, or one of its sets as pack/Set or by its name; with --xcode an exported "
            + "set.")
    private static let xcode = Option.flag(
        "--xcode", help: "Remove the bundles that 'export --xcode' made of a set, and no set.")

    static let command = Command(
        name: "uninstall",
        abstract: "Remove an installed template set, or a pack with all of its sets.",
        discussion: """
            Scenes that were made from a set stay. With its last set a pack goes.
            """,
        arguments: [name], options: [.project, xcode, .forceChanges, .dryRun, .json],
        exclusions: [[.project, xcode]],
        examples: [
            Example("scene-kit uninstall ios-templates", "Remove a pack."),
            Example("scene-kit uninstall Table --project", "Remove one set from the project."),
            Example("scene-kit uninstall Scene --xcode", "Remove a set from Xcode's dialog."),
        ])

    static func run(
        _ arguments: ParsedArguments, _ environment: Environment
    ) throws(Failure) -> Outcome {
        if arguments.flag(xcode) { return try removeExport(arguments, environment) }
        let project = Project.findRoot()
        let shelf = try Shelf.named(isProject: arguments.flag(.project), project)
        try shelf.lock()
        let installed = InstalledPacks([shelf])
        let found = try installed.item(
            named: arguments.value(of: name) ?? "",
            elsewhere: InstalledPacks(Shelf.all(project)))
        let names = found.set.map { Set([$0]) } ?? Set(found.pack.pin.sets.map(\.name))
        let change = try PackChange(
            removing: names, from: found.pack.pack, found.pack.pin, on: shelf,
            ExistingFilePolicy(arguments))
        let what = found.set.map { "Set '\($0)' of pack" } ?? "Pack"
        return Outcome(
            [change], summary: "\(what) '\(found.pack.pack.name)' is removed.", arguments)
    }

    private static func removeExport(
        _ arguments: ParsedArguments, _ environment: Environment
    ) throws(Failure) -> Outcome {
        let folder = try ExportFolder.ofXcode(environment, isToChange: true)
        let set = arguments.value(of: name) ?? ""
        let plan = try folder.plan(removing: set, ExistingFilePolicy(arguments))
        var outcome = Outcome(
            plan, in: folder, summary: "Set '\(set)' is removed from Xcode's dialog.", notes: [],
            arguments)
        outcome.json.insert(JSONMember("packs", []), at: 0)
        return outcome
    }
}
