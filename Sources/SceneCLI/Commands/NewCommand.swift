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
    private let name: String
    /// What is said of the scene, but for the options of its set.
    private let choices: SceneChoices
    private let options: [String]
    private let authorship: Authorship
    private let output: OutputOptions
    private let policy: ExistingFilePolicy
    private let isRecorded: Bool
    private let report: ReportOptions

    static func emptyResult(_ arguments: ParsedArguments) -> JSONMember? {
        JSONMember("operations", [])
    }

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        name = arguments.value(of: Self.name) ?? ""
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
        options = arguments.values(of: Self.option)
        authorship = Authorship(arguments, environment)
        output = try OutputOptions(arguments)
        policy = ExistingFilePolicy(arguments)
        isRecorded = !arguments.flag(Self.noRecord)
        report = Self.reportOptions(arguments, environment)
    }

    func run() throws(Failure) -> Outcome {
        var request = try PlaceRequest(output)
        let project = request.project
        let continued = try continuedScene(in: project)
        request.record = continued?.record
        let (entry, set) = try asked(in: project, continued)
        var scene = try entry.scene(
            for: set, author: authorship.author(else: continued?.record.author),
            date: authorship.day(else: continued?.record.date), options: options)
        var place = try request.resolve(
            makesTests: set.makesTests(scene.options, scene.parts), packages: set.packages)
        place.note(imports: scene.imports)
        try continued?.check(place, in: project, output)
        scene.routes = try routes(of: scene, entry, set, from: place.module, project, continued)
        let renderer = try project.renderer(
            of: set, at: place, author: scene.author, date: scene.date)
        try continued?.check(scene, of: set, renderer)
        let files = try place.placed(renderer.render(scene), of: set)
            .keepingHeaders(renderer.surroundings)
        try Self.checkParts(scene, of: set, files, place)
        let job = SceneJob(
            project: project, set: set, place: place, files: files, isRecorded: isRecorded)
        let (plan, notes) = try job.plan(policy) { (recorder, skipped) throws(Failure) in
            recorder.record(
                scene, entry, files: files.filter { !skipped.contains($0.destination) },
                over: try recorder.existing(scene.name, isContinued: continued != nil))
        }
        try SharedTypes(place).check(plan)
        place.notes += renderer.warnings + notes
        place.notes += UnlistedFiles.notes(on: plan, of: place, in: project)
        var outcome = Outcome(plan, notes: (continued?.notes ?? []) + place.notes, report)
        if outcome.status == .success {
            outcome.diagnostics += ignoredOptions(plan, set)
            if !report.isDryRun { outcome.nextStep = place.nextStep }
        }
        return outcome
    }

    private func continuedScene(in project: Project) throws(Failure) -> ContinuedScene? {
        guard isRecorded else { return nil }
        let describesScene =
            choices.template != nil || choices.parameters != nil || choices.dependencies != nil
            || choices.imports != nil || choices.samples != nil || !options.isEmpty
            || output.output != nil || output.package != nil || output.tests != nil
            || output.module != nil
        return try ContinuedScene(
            name, in: project, makesParts: choices.parts != nil, describesScene: describesScene,
            policy)
    }

    /// The routes that were asked for, and those of the record whose tests are made with the others.
    private func routes(
        of scene: Scene, _ entry: SceneEntry, _ set: TemplateSet, from module: String?,
        _ project: Project, _ continued: ContinuedScene?
    ) throws(Failure) -> [Route] {
        var own = RouteTarget(scene, of: set, module: module)
        if continued?.record.hasBuilder == true { own.isGenerated = true }
        let targets = RouteTargets(
            project: project, generated: [scene.name.description: own], author: scene.author,
            date: scene.date.description)
        let asked = try targets.routes(of: entry, for: set, from: module)
        return try asked
            + (continued?.routesToTest(
                besides: asked, parts: scene.parts, of: set, targets, from: module) ?? [])
    }

    /// The scene as it was asked for, and the set that makes it.
    private func asked(
        in project: Project, _ continued: ContinuedScene?
    ) throws(Failure) -> (SceneEntry, TemplateSet) {
        var choices = choices.over(continued?.choices ?? project.configuration.defaults)
        // What the command line says of an option comes with its other arguments.
        for given in options { choices.options[String(given.prefix { $0 != "=" })] = nil }
        let set = try TemplateStore(project, remembering: continued?.sources ?? [:])
            .set(choices.template)
        try continued?.check(set, in: project)
        if continued != nil || self.choices.template != nil {
            // The project's options are for its own set; another takes those that it has.
            choices.options = choices.options.filter { key, _ in
                set.options.contains { $0.name == key }
            }
        }
        return (SceneEntry(name: SourceText(name: "name", text: name), choices: choices), set)
    }

    /// Says of each kept file that it is not what an option of the project asks for.
    private func ignoredOptions(_ plan: Plan, _ set: TemplateSet) -> [Diagnostic] {
        let asked = set.options.filter { option in
            option.scope == .project && options.contains { $0.hasPrefix(option.name + "=") }
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
