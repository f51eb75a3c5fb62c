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
            It records what it made in .scene-kit, which is to be committed.
            """,
        arguments: [list],
        options: [check] + GenerationOptions.places + GenerationOptions.others,
        exclusions: GenerationOptions.exclusions + [
            [.force, .skipExisting, check], [.dryRun, check],
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
    private let common: GenerationOptions

    static let resultKey: String? = "operations"

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        list = arguments.value(of: Self.list)
        isCheck = arguments.flag(Self.check)
        common = try GenerationOptions(
            arguments, environment, Self.reportOptions(arguments, environment))
    }

    func run() throws(Failure) -> Outcome {
        let resolver = try OutputResolver(common.output)
        let project = resolver.project
        let reference = try ListReference(to: list, in: project)
        let records = try RecordStore(project)
        var scenes = try resolved(
            ListReference.read(list, in: project), of: reference, in: project, records)
        try ListedNames.check(scenes, of: reference, records)
        var place = try resolver.resolve(makesTests: scenes.makesTests, packages: scenes.packages)
        place.note(imports: scenes.items.flatMap(\.scene.imports))
        let targets = scenes.routeTargets(in: project, records, from: place.module)
        try scenes.resolveRoutes(from: place.module, among: targets)
        let generated = try GeneratedFiles(
            scenes.generation(in: project, at: place),
            ListComparison(scenes, of: reference, in: project, records, at: place, common.policy),
            beside: place.packageFiles, progress: Progress(common.report))
        let plan = Plan(operations: generated.operations)
        try SharedTypes(place).check(plan)
        if isCheck {
            var outcome = DriftReport(plan, common.report).outcome
            outcome.diagnostics += generated.notes
            return outcome
        }
        place.notes +=
            generated.notes + FilesMissingFromProject.notes(on: plan, of: place, in: project)
        var outcome = Outcome(plan, notes: place.notes, common.report)
        if outcome.plan != nil { outcome.nextStep = place.nextStep }
        return outcome
    }

    private func resolved(
        _ list: SceneList, of reference: ListReference, in project: Project,
        _ records: RecordStore
    ) throws(Failure) -> ResolvedScenes {
        let defaults = list.defaults.over(project.configuration.defaults)
        let asked = list.scenes.map { entry in
            AskedScene(
                SceneEntry(name: entry.name, choices: entry.choices.over(list.defaults)),
                defaults: defaults)
        }
        let store = TemplateStore(
            project,
            remembering: { ((try? records.all()) ?? []).filter { $0.list == reference.path } })
        return try ResolvedScenes(
            asked, sharing: .common(defaults), by: common.authorship, set: store.set,
            earlier: { name throws(Failure) in try records.record(of: name) })
    }
}
