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
    /// The scene's choices, without the set's options.
    private let choices: SceneChoices
    private let options: [OptionText]
    /// The scene's folder, relative to the sources and to the tests.
    private let folder: ProjectFolder?
    private let isRecorded: Bool
    private let common: GenerationOptions

    static let resultKey: String? = "operations"

    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets {
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
        let snapshot = try ProjectSnapshot(project, by: common.authorship)
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
        var desired = DesiredProject(snapshot)
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
    /// - Throws: `Failure` with 73 if the recorded scene differs from the new one.
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

    /// The record of an existing scene, if the command gives neither a place nor other choices. The
    /// scene then keeps its place.
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

    /// Returns a note for each kept file that doesn't match a project option.
    private func ignoredOptions(_ plan: Plan, _ templateSet: TemplateSet) -> [Diagnostic] {
        let asked = templateSet.options.filter { option in
            option.scope == .project && options.contains { $0.key.text == option.name }
        }
        guard !asked.isEmpty else { return [] }
        let names = asked.map { "'\($0.name)'" }.joined(separator: ", ")
        return plan.operations.filter { $0.verb == .keep && $0.old != nil && $0.old != $0.new }
            .map { kept in
                Diagnostic.note(
                    "the shared file stays as it is, without the change that \(names) asks for",
                    path: kept.path,
                    hint: "Edit it, or delete it so that scene-kit creates it again.")
            }
    }
}

extension NewCommand {
    /// - Throws: `Failure` with 64 if the name isn't valid and differs only in case from a recorded
    ///   scene's.
    static func check(_ name: SourceText, among records: RecordStore) throws(Failure) {
        let key = name.text.caseFolded
        guard let meant = records.names.first(where: { $0.caseFolded == key }), meant != name.text
        else { return }
        _ = try SceneName(parsing: name) { [meant] }
    }

    /// - Throws: `Failure` with 64 if `--only` names files but the command would create none of
    ///   them.
    static func checkParts(
        of generation: SceneGeneration, _ place: ResolvedOutput
    ) throws(Failure) {
        guard case .scene(let scene) = generation.items[0].subject, !scene.parts.isEmpty else {
            return
        }
        let (parts, templateSet) = (scene.parts, generation.sets[0])
        var budget = RunBudget()
        let isMade = try generation.files(spending: &budget).files.contains { output in
            !output.file.isShared || parts.contains(output.file.id)
                || parts.contains(output.file.role)
        }
        if isMade { return }
        let hint =
            if place.layout.tests == nil, templateSet.makesTests(scene.options, parts) {
                "Tests need a place: add --tests <dir> --module <name>."
            } else if templateSet.files.contains(where: { $0.isNamed(in: parts) && !$0.isShared }) {
                "A file that is made for each route needs one: add --route <Scene>."
            } else {
                "\"support\": false in \(ProjectConfiguration.fileName) keeps shared files from "
                    + "being made."
            }
        let names = parts.sorted().map { "'\($0)'" }.joinedAsAlternatives("and")
        throw Failure(
            .usage, "nothing would be created for \(names.escapedForTerminal())",
            path: "--only",
            hint: hint)
    }
}

extension NewCommand {
    static let name = Argument(
        "name", help: "The scene's name: a Swift identifier such as CarDetails.")

    static let param = Option.value(
        "--param", "[label ]name:Type[=default]", repeatable: true,
        help: "A parameter of the scene's initial data, such as carID:String.")
    static let importModule = Option.value(
        "--import", "Module", repeatable: true,
        help: "A module that the types of the parameters come from.")
    static let dependency = Option.value(
        "--dependency", "name:Type=default", repeatable: true,
        help: "A dependency of the view model that the builder supplies, such as "
            + "'api:any CarFetching=CarService.shared'.")
    static let sample = Option.value(
        "--sample", "name=expression", repeatable: true,
        help: "A value of a parameter, for the generated tests.")

    static let route = Option.value(
        "--route", "[label:]Scene", from: .dynamic(Completions.scenes), repeatable: true,
        help: "A scene to push from this one, as 'scene-kit route' does.")
    static let present = Option.value(
        "--present", "[label:]Scene", from: .dynamic(Completions.scenes), repeatable: true,
        help: "A scene to present from this one, over whatever is on screen.")
    static let only = Option.value(
        "--only", "role|file", from: .dynamic(Completions.setParts), repeatable: true,
        help:
            "A part to create, by its role or the id of its file, such as ViewModel. Other parts "
            + "are left out. 'scene-kit show' lists both.")
    static let folder = Option.value(
        "--folder", "path", from: .directory,
        help: "A folder for the scene, below the sources and below the tests.")
    static let noRecord = Option.flag(
        "--no-record", help: "Don't record the scene in .scene-kit.")

    static let option = Option.value(
        "--option", "key=value", from: .dynamic(Completions.setOptions), repeatable: true,
        help: "An option of the template set. 'scene-kit show' lists them.")

    static let command = Command(
        name: "new", synonyms: ["create", "add", "make", "init", "scene"],
        abstract: "Create a scene from a template set.",
        discussion: """
            Everything is rendered and checked before the first file is written. If an existing \
            file differs, it is a conflict, and nothing is written. Files that all scenes share \
            are created once; after that, they are yours to edit.

            Write the value of --param like a parameter in Swift:
              carID:String
              'onSelect:@escaping (Car) -> Void'
              'for car:Car'
              page:Int=1

            Without a name, on a terminal, it asks for the name, the set, the parameters, the \
            place and the routes, unless they are given. It shows the plan and the command that \
            does the same, and creates the files once you agree; otherwise the exit status is 1.
            """,
        arguments: [name],
        options: [
            param, importModule, dependency, sample, route, present, .template, option, only,
        ] + GenerationOptions.places + [folder, noRecord] + GenerationOptions.others,
        exclusions: GenerationOptions.exclusions + [[.force, .skipExisting]],
        examples: [
            Example(
                "scene-kit new CarDetails --param carID:String --package Shop",
                "Create the package Shop with a scene that takes a car's ID, and its tests."),
            Example(
                "scene-kit new CarPicker --param 'cars:[Car]' "
                    + "--param 'onSelect:@escaping (Car) -> Void' --import CarKit --output App",
                "Create a scene in the folder App, with types from the module CarKit."),
            Example(
                "scene-kit new CarList --option viewController=UITableViewController --output App "
                    + "--dry-run",
                "Show what would be created for a scene with a table in the folder App."),
        ])
}
