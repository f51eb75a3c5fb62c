import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import Projects
import Scenes
import Workspace

/// `scene-kit generate`: all scenes of a list, all or none.
struct GenerateCommand: Subcommand {
    private static let list = Argument(
        "scenes.json", from: .file, optional: true,
        help: "The list; without it, the scenes of the project's scene-kit.json.")

    private static let check = Option.flag(
        "--check", help: "Write nothing, and exit with 1 when the files differ from the list.")

    static let command = Command(
        name: "generate",
        abstract: "Make all scenes of a list, or check that they are what the list gives.",
        discussion: """
            It updates and removes what it made before, as long as nobody has changed it; what was \
            changed since, or is not its own, is a conflict, and then nothing is written at all. \
            What it wrote stands in .scene-kit/generated, which is to be committed.
            """,
        arguments: [list],
        options: [
            check, .package, .output, .tests, .support, .module, .author, .date, .force,
            .skipExisting, .dryRun, .diff, .json,
        ],
        exclusions: [
            [.package, .output], [.package, .tests], [.force, .skipExisting, check],
            [.dryRun, check],
        ],
        examples: [
            Example(
                "scene-kit generate scenes.json --package Scenes",
                "Make one package of all scenes of a list, with their tests."),
            Example(
                "scene-kit generate --check",
                "Fail in CI when the committed scenes are not what scene-kit.json gives."),
        ])

    /// The path of the list; nil for that of the project.
    private let list: String?
    private let isCheck: Bool
    private let authorship: Authorship
    private let output: OutputOptions
    private let policy: ExistingFilePolicy
    private let report: ReportOptions

    static let resultKey: String? = "operations"

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        list = arguments.value(of: Self.list)
        isCheck = arguments.flag(Self.check)
        authorship = Authorship(arguments, environment)
        output = try OutputOptions(arguments)
        policy = ExistingFilePolicy(arguments)
        report = Self.reportOptions(arguments, environment)
    }

    func run() throws(Failure) -> Outcome {
        let request = try OutputResolver(output)
        let project = request.project
        let path = list
        // Both may be long.
        let read = Parallel.both {
            Result { () throws(Failure) in try Self.sceneList(at: path, project) }
        } and: {
            Result { () throws(Failure) in try ListManifest(of: path, in: project) }
        }
        let list = try read.0.get()
        var book = try read.1.get()
        var scenes = try ListedScenes(
            list, in: project, remembering: book.sources,
            author: authorship.author(), date: try authorship.day())
        var place = try request.resolve(
            makesTests: scenes.makesTests, packages: scenes.packages)
        place.note(imports: scenes.items.flatMap(\.scene.imports))
        try scenes.refuseThoseRecorded(elsewhereThan: place)
        try scenes.resolveRoutes(from: place.module)
        let (plan, warnings) = try plan(for: scenes, in: &book, at: place)
        try SharedTypes(place).check(plan)
        let notes = try warnings + book.notesOnOthers()
        if isCheck {
            var outcome = DriftReport(plan, report).outcome
            outcome.diagnostics += notes
            return outcome
        }
        place.notes += notes + FilesMissingFromProject.notes(on: plan, of: place, in: project)
        var outcome = Outcome(plan, notes: place.notes, report)
        if outcome.plan != nil { outcome.nextStep = place.nextStep }
        return outcome
    }

    /// What is to be written, and what was odd about the scenes.
    private func plan(
        for scenes: ListedScenes, in book: inout ListManifest, at place: ResolvedOutput
    ) throws(Failure) -> (Plan, [Diagnostic]) {
        let generated = try GeneratedFiles(
            scenes.generation(at: place),
            .init(
                policy: policy,
                last: try book.lastDigests(
                    below: [place.layout.scene, place.layout.tests].compactMap(\.self))),
            progress: Progress(report))
        let files = generated.items
        try book.enter(files)
        book.enter(scenes.sets)
        let disk = DiskState()
        let others = try Plan(
            place.packageFiles, without: book.orphans, policy: policy, whatIsAt: disk.entry)
        var operations = others.operations
        operations.reserveCapacity(operations.count + files.count + 1)
        for index in files.indices { operations.append(files[index].operation) }
        let plan = Plan(operations: operations)
        let change = try book.operation(after: plan, disk)
        return (
            change.map { Plan(operations: [$0] + plan.operations) } ?? plan, generated.warnings
        )
    }

    /// The list of a file, or that of the project.
    private static func sceneList(
        at path: String?, _ project: Project
    ) throws(Failure) -> SceneList {
        guard let path else {
            guard let scenes = project.configuration.scenes else {
                throw Failure(
                    .notFound,
                    Diagnostic(
                        .error, "there is no list of scenes",
                        path: Destination.join(project.root, ProjectConfiguration.fileName),
                        hint: "Name a file, or add \"scenes\" to this one."))
            }
            return SceneList(scenes: scenes)
        }
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try FileSystem.bytes(of: path, atMost: 256 << 20)
        } catch {
            throw error.whileReading
        }
        do throws(JSONError) {
            return try JSONDocument(
                parsing: bytes, name: path, options: .init(allowsComments: true)
            ).decode()
        } catch {
            throw error.failure
        }
    }
}
