import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import Projects
import Scenes
import SwiftSource
import TemplateSets
import Workspace

/// `scene-kit new`: one scene from a template set, and the routes that start from it.
struct NewCommand: Subcommand {
    private let name: SourceText
    /// What is said of the scene, but for the options of its set.
    private let choices: SceneChoices
    private let options: [OptionText]
    private let authorship: Authorship
    private let output: OutputOptions
    private let policy: ExistingFilePolicy
    private let isRecorded: Bool
    private let report: ReportOptions

    static let resultKey: String? = "operations"

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        name = SourceText(argument: arguments.value(of: Self.name) ?? "", of: "name")
        var choices = SceneChoices()
        choices.template = arguments.texts(of: .template)?.last
        choices.parameters = arguments.texts(of: Self.param)
        choices.imports = arguments.texts(of: Self.importModule)
        choices.dependencies = arguments.texts(of: Self.dependency)
        choices.samples = arguments.texts(of: Self.sample)
        choices.parts = arguments.texts(of: Self.only)
        choices.routes = arguments.texts(of: Self.route)?.map { RouteEntry($0) }
        choices.presentations = arguments.texts(of: Self.present)?.map { RouteEntry($0) }
        self.choices = choices
        options = arguments.values(of: Self.option).map(OptionText.init(argument:))
        authorship = Authorship(arguments, environment)
        output = try OutputOptions(arguments)
        policy = ExistingFilePolicy(arguments)
        isRecorded = !arguments.flag(Self.noRecord)
        report = Self.reportOptions(arguments, environment)
    }

    func run() throws(Failure) -> Outcome {
        var resolver = try OutputResolver(output)
        let project = resolver.project
        let continued = try continuedScene(in: project)
        resolver.record = continued?.record
        let (entry, set) = try asked(in: project, continued)
        var scene = try entry.scene(
            for: set, author: authorship.author(else: continued?.record.author),
            date: authorship.day(else: continued?.record.date), options: options)
        var place = try resolver.resolve(
            makesTests: set.makesTests(scene.options, scene.parts), packages: set.packages)
        place.note(imports: scene.imports)
        try continued?.check(place, in: project, output)
        scene.routes = try routes(of: scene, entry, set, from: place.module, project, continued)
        let environment = try project.surroundings(
            of: place, for: [set], author: scene.author, date: scene.date)
        try continued?.check(scene, of: set, in: environment)
        let made = try ScenePlan(
            SceneGeneration(
                [.init(.scene(scene), name: entry.name)], of: [set],
                sharing: [.needed(scene.options)], in: place.layout, environment),
            in: project, at: place)
        try Self.checkParts(scene, of: set, made.files, place)
        return try outcome(of: made, scene, entry, continued)
    }

    private func outcome(
        of made: ScenePlan, _ scene: Scene, _ entry: SceneEntry, _ continued: ExistingScene?
    ) throws(Failure) -> Outcome {
        let record = { (recorder: SceneRecorder, skipped: Set<Destination>) throws(Failure) in
            recorder.record(
                scene, entry, files: made.files.filter { !skipped.contains($0.destination) },
                over: try recorder.existing(scene.name, isContinued: continued != nil))
        }
        let (plan, notes) = try made.plan(policy, record: isRecorded ? record : nil)
        var outcome = Outcome(
            plan, notes: (continued?.notes ?? []) + made.place.notes + notes, report)
        if outcome.status == .success {
            outcome.diagnostics += ignoredOptions(plan, made.generation.sets[0])
            if !report.isDryRun { outcome.nextStep = made.place.nextStep }
        }
        return outcome
    }

    private func continuedScene(in project: Project) throws(Failure) -> ExistingScene? {
        guard isRecorded else { return nil }
        let describesScene =
            choices.template != nil || choices.parameters != nil || choices.dependencies != nil
            || choices.imports != nil || choices.samples != nil || !options.isEmpty
            || output.output != nil || output.package != nil || output.tests != nil
            || output.module != nil
        return try ExistingScene(
            name.text, in: project, makesParts: choices.parts != nil,
            describesScene: describesScene,
            policy)
    }

    /// The routes that were asked for, and those of the record whose tests are made with the others.
    private func routes(
        of scene: Scene, _ entry: SceneEntry, _ set: TemplateSet, from module: String?,
        _ project: Project, _ continued: ExistingScene?
    ) throws(Failure) -> [Route] {
        var own = RouteTarget(scene, of: set, module: module)
        if continued?.record.hasBuilder == true { own.isGenerated = true }
        let targets = RouteTargets(
            project: project, generated: [scene.name.description: own],
            author: Option.author.text(scene.author), date: Option.date.text("\(scene.date)"))
        let asked = try targets.routes(of: entry, for: set, from: module)
        return try asked
            + (continued?.routesToTest(
                besides: asked, parts: scene.parts, of: set, targets, from: module) ?? [])
    }

    /// The scene as it was asked for, and the set that makes it.
    private func asked(
        in project: Project, _ continued: ExistingScene?
    ) throws(Failure) -> (SceneEntry, TemplateSet) {
        var choices = choices.over(continued?.choices ?? project.configuration.defaults)
        // What the command line says of an option comes with its other arguments.
        for given in options { choices.options[given.key.text] = nil }
        let set = try TemplateStore(project, remembering: continued?.sources ?? [:])
            .set(choices.template)
        try continued?.check(set, in: project)
        if continued != nil || self.choices.template != nil {
            // The project's options are for its own set; another takes those that it has.
            choices.options = choices.options.filter { key, _ in
                set.options.contains { $0.name == key }
            }
        }
        return (SceneEntry(name: name, choices: choices), set)
    }

    /// Says of each kept file that it is not what an option of the project asks for.
    private func ignoredOptions(_ plan: Plan, _ set: TemplateSet) -> [Diagnostic] {
        let asked = set.options.filter { option in
            option.scope == .project && options.contains { $0.key.text == option.name }
        }
        guard !asked.isEmpty else { return [] }
        let names = asked.map { "'\($0.name)'" }.joined(separator: ", ")
        return plan.operations.filter { $0.verb == .keep && $0.old != nil && $0.old != $0.new }
            .map { kept in
                Diagnostic(
                    .note, "the shared file is kept, and is not what \(names) would make of it",
                    path: kept.path,
                    hint: "Change it by hand, or remove it to have it made again.")
            }
    }
}
