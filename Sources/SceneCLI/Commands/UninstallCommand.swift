import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import TemplateSets
import Workspace

/// `scene-kit uninstall`: removes installed packs and sets.
struct UninstallCommand: Subcommand {
    private static let name = Argument(
        "set|pack", from: .dynamic(Completions.packs),
        help: "A pack, or one of its sets, by name or as pack/Set. With --xcode, an exported set.")
    private static let xcode = Option.flag(
        "--xcode", help: "Remove the bundles that 'export --xcode' wrote, not the set.")

    static let command = Command(
        name: "uninstall", synonyms: ["rm", "delete"],
        abstract: "Remove an installed template set, or a pack with all of its sets.",
        discussion: """
            Scenes of the set aren't changed. A pack is removed with its last set.
            """,
        arguments: [name], options: [.project, xcode, .forceChanges, .dryRun, .json],
        exclusions: [[.project, xcode]],
        examples: [
            Example("scene-kit uninstall ios-templates", "Remove a pack."),
            Example("scene-kit uninstall Table --project", "Remove one set from the project."),
            Example("scene-kit uninstall Scene --xcode", "Remove a set from Xcode's dialog."),
        ])

    private let name: String
    private let isExport: Bool
    private let isForProject: Bool
    private let policy: ExistingFilePolicy
    private let report: ReportOptions
    private let environment: Environment

    static let resultKey: String? = "packs"

    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets {
        let isReading = arguments.flag(.dryRun)
        let places =
            arguments.flag(xcode)
            ? [try ExportFolder.stateFolderOfXcode(.current)]
            : try stores(isForProject: arguments.flag(.project), Project.findRoot())
                .map(\.stateFolder)
        return WriteTargets(places: places, access: isReading ? .reading : .writing)
    }

    init(_ arguments: ParsedArguments, _ environment: Environment) {
        name = arguments.value(of: Self.name) ?? ""
        isExport = arguments.flag(Self.xcode)
        isForProject = arguments.flag(.project)
        policy = ExistingFilePolicy(arguments)
        report = Self.reportOptions(arguments, environment)
        self.environment = environment
    }

    func run() throws(Failure) -> Outcome {
        if isExport { return try removeExport() }
        let project = Project.findRoot()
        let stores = try Self.stores(isForProject: isForProject, project)
        let (installed, set) = try stores.item(named: name, elsewhere: PackStore.all(project))
        let names = set.map { [$0] } ?? installed.pin.sets.map(\.name)
        let change = try PackChange(removing: Set(names), from: installed, policy)
        let what = set.map { "Set '\($0)' of pack" } ?? "Pack"
        let store = change.store
        let place = store.folderAbove == nil ? "" : " from '\(store.folder)'"
        return Outcome(
            [change], summary: "\(what) '\(change.name)' is removed\(place).", report)
    }

    private static func stores(
        isForProject: Bool, _ project: Project
    ) throws(Failure) -> [PackStore] {
        isForProject
            ? PackStore.all(of: project) : [try PackStore.named(isProject: false, project)]
    }

    private func removeExport() throws(Failure) -> Outcome {
        let folder = try ExportFolder.ofXcode(environment)
        let plan = try folder.plan(removing: name, policy)
        var outcome = Outcome(
            plan, in: folder, summary: "Set '\(name)' is removed from Xcode's dialog.", report)
        outcome.json.insert(JSONMember("packs", []), at: 0)
        return outcome
    }
}
