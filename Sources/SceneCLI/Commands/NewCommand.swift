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
        let routes =
            (arguments.texts(of: Self.route) ?? []).map { RouteEntry($0, .push) }
            + (arguments.texts(of: Self.present) ?? []).map { RouteEntry($0, .present) }
        choices.routes = routes.isEmpty ? nil : routes
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
        let snapshot = try ProjectSnapshot(project)
        try Self.check(name, among: snapshot.records)
        let existing = try existingScene(in: snapshot)
        resolver.record = existing?.record
        if existing == nil { resolver.record = try unchangedRecord(in: snapshot) }
        let scenes = try resolved(in: snapshot, existing)
        let (templateSet, scene) = (scenes.sets[0], scenes.items[0].scene)
        var place = try resolver.resolve(
            makesTests: scenes.makesTests, needing: scenes.requirements)
        place.note(imports: scene.imports)
        try existing?.check(place, in: project, common.output)
        let earlier = try earlierRecord(of: scene, from: templateSet, at: place, snapshot, existing)
        var desired = DesiredProject(snapshot, by: common.authorship)
        desired.groups = [
            DesiredProject.Group(
                scenes, at: place, over: [existing?.record ?? earlier].compactMap(\.self))
        ]
        try desired.resolveRoutes()
        try addRecordedRoutes(to: &desired, existing)
        let generation = try desired.generation(
            of: desired.groups[0], sharing: [.needed(scene.options)])
        try existing?.check(
            desired.groups[0].scenes.items[0].scene, of: templateSet, in: generation.environment)
        try Self.checkParts(of: generation, place)
        if earlier == nil { desired.groups[0].earlier = [:] }
        var policy = PlanPolicy(common.policy)
        (policy.isNew, policy.isRecorded, policy.updatesSharedFiles) = (true, isRecorded, false)
        if common.policy == .overwrite, let earlier, scene.parts.isEmpty {
            policy.replacesScenes = addRoutes(of: earlier, to: &desired)
            try desired.findReferringScenes()
        }
        let planned = try ScenePlanner.plan(desired, policy)
        return outcome(
            planned.plan, of: templateSet,
            scenes.notes + (existing?.notes ?? []) + place.notes + planned.notes
                + NamingAdvice(scene, in: project, isDryRun: common.report.isDryRun)
                .notes(on: planned.plan),
            place)
    }

    /// The record of the scene; nil if it is new.
    ///
    /// - Throws: `Failure` with 73 if the recorded scene differs from the one that is asked for.
    private func earlierRecord(
        of scene: Scene, from templateSet: TemplateSet, at place: ResolvedOutput,
        _ snapshot: ProjectSnapshot, _ existing: ExistingScene?
    ) throws(Failure) -> SceneRecord? {
        guard isRecorded else { return nil }
        let project = snapshot.project
        let earlier = try RecordedChoices.earlier(
            scene.name, at: place, in: snapshot, isContinued: existing != nil)
        if let record = try snapshot.record(of: name.text) {
            try RecordedChoices(record, in: project).checkPlace(snapshot)
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

    private func existingScene(in snapshot: ProjectSnapshot) throws(Failure) -> ExistingScene? {
        guard isRecorded else { return nil }
        let output = common.output
        let describesScene =
            choices.template != nil || choices.parameters != nil || choices.dependencies != nil
            || choices.imports != nil || choices.samples != nil || !options.isEmpty
            || output.output != nil || output.package != nil || output.tests != nil
            || output.module != nil
        return try ExistingScene(
            name.text, in: snapshot, makesParts: choices.parts != nil,
            describesScene: describesScene, common.policy)
    }

    /// The record of a scene that exists, if the command names no place and says nothing else of it: the
    /// scene stays where it is.
    private func unchangedRecord(in snapshot: ProjectSnapshot) throws(Failure) -> SceneRecord? {
        let output = common.output
        let isPlain =
            isRecorded && output.output == nil && output.package == nil && output.tests == nil
            && common.policy != .overwrite
        guard isPlain, let record = try snapshot.record(of: name.text), record.list == nil,
            snapshot.records.hasFiles(of: record)
        else { return nil }
        let recorded = record.entry.choices.parameters ?? []
        return recorded == choices.parameters ?? [] ? record : nil
    }

    /// The scene with its set.
    private func resolved(
        in snapshot: ProjectSnapshot, _ existing: ExistingScene?
    ) throws(Failure) -> ResolvedScenes {
        let project = snapshot.project
        var record = existing?.record
        if record == nil, isRecorded { record = try snapshot.record(of: name.text) }
        let exists = existing != nil || record.map(snapshot.records.hasFiles) == true
        var given = SceneEntry(name: name, choices: choices.over(existing?.given ?? SceneChoices()))
        given.folder = folder ?? (exists ? record?.entry.folder : nil)
        let draft = SceneDraft(
            given, options: options, defaults: existing?.choices ?? project.configuration.defaults)
        return try ResolvedScenes(
            [draft], by: common.authorship,
            set: { template throws(Failure) in
                let templateSet = try snapshot.sets.set(template)
                try existing?.check(templateSet, in: project)
                return templateSet
            }, earlier: { _ in existing?.record })
    }

    /// Adds recorded routes whose tests are created together with the other tests.
    private func addRecordedRoutes(
        to desired: inout DesiredProject, _ existing: ExistingScene?
    ) throws(Failure) {
        let scene = desired.groups[0].scenes.items[0].scene
        let routes = try existing?.routesToTest(
            besides: scene.routes, parts: scene.parts, of: desired.groups[0].scenes.sets[0],
            desired.targets, from: desired.groups[0].place.module)
        desired.groups[0].scenes.items[0].scene.routes += routes ?? []
    }

    /// Adds the recorded routes of a scene that is created again.
    ///
    /// - Returns: Whether all of them still lead to a scene.
    private func addRoutes(
        of earlier: SceneRecord, to desired: inout DesiredProject
    ) -> Bool {
        let group = desired.groups[0]
        let labels = Set(group.scenes.items[0].scene.routes.map(\.label))
        var entry = earlier.entry
        entry.choices.routes?.removeAll { $0.label.map(labels.contains) ?? true }
        if (entry.choices.routes ?? []).isEmpty { return true }
        let routes = try? desired.targets.routes(
            of: entry, for: group.scenes.sets[0], from: group.place.module)
        desired.groups[0].scenes.items[0].scene.routes += routes ?? []
        return routes != nil
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
