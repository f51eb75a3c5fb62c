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
    /// Below the sources and the tests.
    private let folder: ProjectFolder?
    private let isRecorded: Bool
    private let common: GenerationOptions

    static let resultKey: String? = "operations"

    static func workplaces(_ arguments: ParsedArguments) throws(Failure) -> Workplaces {
        try .project(arguments, isRecorded: !arguments.flag(noRecord))
    }

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
        folder = try arguments.sceneFolder(Self.folder)
        isRecorded = !arguments.flag(Self.noRecord)
        common = try GenerationOptions(
            arguments, environment, Self.reportOptions(arguments, environment))
    }

    func run() throws(Failure) -> Outcome {
        var resolver = try OutputResolver(common.output)
        let project = resolver.project
        let records = try RecordStore(project)
        try Self.check(name, among: records)
        let existing = try existingScene(in: records)
        resolver.record = existing?.record
        var scenes = try resolved(in: project, existing, records)
        let templateSet = scenes.sets[0]
        var place = try resolver.resolve(
            makesTests: scenes.makesTests, needing: scenes.requirements)
        place.note(imports: scenes.items[0].scene.imports)
        try existing?.check(place, in: project, common.output)
        try scenes.checkLinks(in: place.module, besides: records.all)
        let targets = scenes.routeTargets(in: project, records, from: place.module)
        try resolveRoutes(of: &scenes, among: targets, from: place.module, existing)
        let generation = try scenes.generation(in: project, at: place)
        let scene = scenes.items[0].scene
        try existing?.check(scene, of: templateSet, in: generation.environment)
        let made = try ScenePlan(generation, in: project, at: place)
        try Self.checkParts(scene, of: templateSet, made.files, place)
        let earlier = try earlierRecord(
            of: scene, from: templateSet, at: place, in: project, records, existing)
        let (plan, notes) = try made.plan(
            common.policy, over: earlier, in: isRecorded ? records : nil
        ) { recorder, files, _ in
            recorder.record(scene, scenes.items[0].given, files: files, over: earlier)
        }
        let forced = common.policy == .overwrite ? earlier : nil
        let notesOnRoutes =
            forced.map { RecordedChoices($0, in: project).notesOnRoutes(choices, records) } ?? []
        return outcome(
            plan, of: templateSet,
            scenes.notes + (existing?.notes ?? []) + place.notes + notes + notesOnRoutes
                + NamingAdvice(scene, in: project, isDryRun: common.report.isDryRun).notes(on: plan),
            place)
    }

    /// What is recorded of the scene; nil where it is new.
    ///
    /// - Throws: `Failure` with 73 where it is there and is something else than what is asked for.
    private func earlierRecord(
        of scene: Scene, from templateSet: TemplateSet, at place: ResolvedOutput,
        in project: Project, _ records: RecordStore, _ existing: ExistingScene?
    ) throws(Failure) -> SceneRecord? {
        guard isRecorded else { return nil }
        let earlier = try records.existing(scene.name, at: place, isContinued: existing != nil)
        if let record = try records.record(of: name.text) {
            try RecordedChoices(record, in: project).checkPlace(records)
        }
        if let earlier, let folder {
            try RecordedChoices(earlier, in: project).check(folder)
        }
        if existing == nil, common.policy != .overwrite, let earlier {
            try RecordedChoices(earlier, in: project).check(choices, options, of: templateSet)
        }
        return earlier
    }

    private func outcome(
        _ plan: Plan, of templateSet: TemplateSet, _ notes: [Diagnostic], _ place: ResolvedOutput
    ) -> Outcome {
        var outcome = Outcome(plan, notes: notes, common.report)
        if outcome.status == .success {
            outcome.diagnostics += ignoredOptions(plan, templateSet)
            if !common.report.isDryRun { outcome.nextStep = place.nextStep }
        }
        return outcome
    }

    private func existingScene(in records: RecordStore) throws(Failure) -> ExistingScene? {
        guard isRecorded else { return nil }
        let output = common.output
        let describesScene =
            choices.template != nil || choices.parameters != nil || choices.dependencies != nil
            || choices.imports != nil || choices.samples != nil || !options.isEmpty
            || output.output != nil || output.package != nil || output.tests != nil
            || output.module != nil
        return try ExistingScene(
            name.text, in: records, makesParts: choices.parts != nil,
            describesScene: describesScene, common.policy)
    }

    /// The scene as it was asked for, and the set that makes it.
    private func resolved(
        in project: Project, _ existing: ExistingScene?, _ records: RecordStore
    ) throws(Failure) -> ResolvedScenes {
        var record = existing?.record
        if record == nil, isRecorded { record = try records.record(of: name.text) }
        let isThere = existing != nil || record.map(records.hasFiles) == true
        var given = SceneEntry(name: name, choices: choices.over(existing?.given ?? SceneChoices()))
        given.folder = folder ?? (isThere ? record?.entry.folder : nil)
        let asked = AskedScene(
            given, options: options, defaults: existing?.choices ?? project.configuration.defaults)
        let store = TemplateStore(project, remembering: { existing.map { [$0.record] } ?? [] })
        return try ResolvedScenes(
            [asked], sharing: .ofScene, by: common.authorship,
            set: { template throws(Failure) in
                let templateSet = try store.set(template)
                try existing?.check(templateSet, in: project)
                return templateSet
            }, earlier: { _ in existing?.record })
    }

    /// Looks up the routes that were asked for, and those of the record whose tests are made with the
    /// others.
    private func resolveRoutes(
        of scenes: inout ResolvedScenes, among targets: RouteTargets, from module: String?,
        _ existing: ExistingScene?
    ) throws(Failure) {
        var targets = targets
        let name = scenes.items[0].scene.name.description
        if existing?.record.hasBuilder == true { targets.generated[name]?.isGenerated = true }
        try scenes.resolveRoutes(from: module, among: targets)
        let scene = scenes.items[0].scene
        scenes.items[0].scene.routes +=
            try existing?.routesToTest(
                besides: scene.routes, parts: scene.parts, of: scenes.sets[0], targets,
                from: module) ?? []
    }

    /// Says of each kept file that it is not what an option of the project asks for.
    private func ignoredOptions(_ plan: Plan, _ templateSet: TemplateSet) -> [Diagnostic] {
        let asked = templateSet.options.filter { option in
            option.scope == .project && options.contains { $0.key.text == option.name }
        }
        guard !asked.isEmpty else { return [] }
        let names = asked.map { "'\($0.name)'" }.joined(separator: ", ")
        return plan.operations.filter { $0.verb == .keep && $0.old != nil && $0.old != $0.new }
            .map { kept in
                Diagnostic(
                    .note,
                    "the shared file stays as it is, without the change that \(names) asks for",
                    path: kept.path,
                    hint: "Edit it, or delete it so that scene-kit creates it again.")
            }
    }
}
