import ArgumentParsing
import Diagnostics
import SceneScaffold

/// `scene-kit uninstall`: removes what `install` brought.
enum UninstallCommand {
    private static let name = Argument(
        "set|pack", from: .dynamic(Completions.packs),
        help: "A pack, or one of its sets as pack/Set or by its name.")

    static let command = Command(
        name: "uninstall",
        abstract: "Remove an installed template set, or a pack with all of its sets.",
        discussion: """
            Scenes that were made from a set stay. With its last set a pack goes.
            """,
        arguments: [name], options: [.project, .forceChanges, .dryRun, .json],
        examples: [
            Example("scene-kit uninstall ios-templates", "Remove a pack."),
            Example("scene-kit uninstall Table --project", "Remove one set from the project."),
        ])

    static func run(_ arguments: ParsedArguments) throws(Failure) -> Outcome {
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
}
