import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import Projects
import Workspace

/// `scene-kit remove`: removes a scene or one of its routes, with the files that scene-kit created
/// for it.
struct RemoveCommand: Subcommand {
    private static let name = Argument(
        "scene", from: .dynamic(Completions.scenes), help: "The scene to remove.")
    private static let route = Option.value(
        "--route", "label", help: "A route to remove. The scene itself stays.")

    static let command = Command(
        name: "remove", synonyms: ["delete", "del", "rm", "destroy"],
        abstract: "Remove a scene, or one of its routes.",
        discussion: """
            This removes the scene's files, tests, and record, and the routes of other scenes that \
            lead to it. If you edited one of the files, it is a conflict, and nothing is removed. \
            Calls of a removed route are listed with their lines.
            """,
        arguments: [name],
        options: [route, .projectPackage, .force, .skipExisting, .dryRun, .diff, .json],
        exclusions: [[.force, .skipExisting]],
        examples: [
            Example("scene-kit remove CarDetails", "Remove a scene and the routes to it."),
            Example(
                "scene-kit remove CarList --route details", "Remove one route from a scene."),
        ])

    private let name: SourceText
    private let route: SourceText?
    private let package: String?
    private let authorship: Authorship
    private let policy: ExistingFilePolicy
    private let report: ReportOptions

    static let resultKey: String? = "operations"

    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets {
        try .project(arguments)
    }

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        name = SourceText(argument: arguments.value(of: Self.name) ?? "", of: "scene")
        route = arguments.texts(of: Self.route)?.last
        package = try arguments.folder(.projectPackage)
        authorship = try Authorship(arguments, environment)
        policy = ExistingFilePolicy(arguments)
        report = Self.reportOptions(arguments, environment)
    }

    func run() throws(Failure) -> Outcome {
        let snapshot = try ProjectSnapshot(Project.find(package: package), by: authorship)
        let record = try snapshot.scene(named: name)
        var desired = DesiredProject(snapshot)
        if let route {
            try desired.removeRoute(route, of: record)
        } else {
            try desired.remove(record)
        }
        var policy = PlanPolicy(policy)
        policy.updatesSharedFiles = false
        let planned = try ScenePlanner.plan(desired, policy)
        return Outcome(planned.plan, notes: planned.notes, report)
    }
}
