import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import Projects
import Workspace

/// `scene-kit move`: a scene into another folder.
struct MoveCommand: Subcommand {
    private static let name = Argument(
        "scene", from: .dynamic(Completions.scenes), help: "The scene to move.")
    private static let folder = Argument(
        "folder",
        help: "The folder below the sources and below the tests, or '.' for none.")

    static let command = Command(
        name: "move", synonyms: ["mv"],
        abstract: "Move a scene to another folder.",
        discussion: """
            The scene's files and tests move with your edits to the folder of that name, below the \
            sources and below the tests. The record is updated.
            """,
        arguments: [name, folder],
        options: [.projectPackage, .force, .dryRun, .diff, .json],
        examples: [
            Example("scene-kit move CarDetails Cars", "Move a scene to the folder Cars."),
            Example("scene-kit move CarDetails .", "Move it back to the folder of the sources."),
        ])

    private let name: SourceText
    private let folder: ProjectFolder?
    private let package: String?
    private let policy: ExistingFilePolicy
    private let report: ReportOptions

    static let resultKey: String? = "operations"

    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets {
        try .project(arguments)
    }

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        name = SourceText(argument: arguments.value(of: Self.name) ?? "", of: "scene")
        folder = try arguments.sceneFolder(Self.folder)
        package = try arguments.folder(.projectPackage)
        policy = ExistingFilePolicy(arguments)
        report = Self.reportOptions(arguments, environment)
    }

    func run() throws(Failure) -> Outcome {
        let snapshot = try ProjectSnapshot(Project.find(package: package))
        let record = try snapshot.scene(named: name)
        var desired = DesiredProject(snapshot)
        try desired.move(record, to: folder)
        let planned = try ScenePlanner.plan(desired, PlanPolicy(policy))
        return Outcome(planned.plan, notes: planned.notes, report)
    }
}
