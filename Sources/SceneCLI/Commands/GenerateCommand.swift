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
        help: "The list. Without it, the scenes of the project's scene-kit.json.")

    private static let check = Option.flag(
        "--check", help: "Write nothing, and exit with 1 if the files don't match the list.")

    private static let strict = Option.flag(
        "--strict", help: "With --check: treat edited files as different, too.")

    static let command = Command(
        name: "generate", synonyms: ["build", "sync", "apply"],
        abstract: "Generate all scenes of a list, or check that they match it.",
        discussion: """
            This also updates and removes scenes that it created before, and merges new text into \
            files that you edited. If both changed the same lines, or another file is in the way, \
            that is a conflict, and nothing is written. Scenes are recorded in .scene-kit; commit \
            that folder. They stay where they are unless you name other folders.
            """,
        arguments: [list],
        options: [check, strict] + GenerationOptions.places + [.markers] + GenerationOptions.others,
        exclusions: GenerationOptions.exclusions + [
            [.force, .skipExisting, .markers, check], [.dryRun, check],
        ],
        examples: [
            Example(
                "scene-kit generate scenes.json --package Scenes",
                "Create one package with all scenes of a list, and their tests."),
            Example(
                "scene-kit generate --check",
                "Fail in CI if the committed scenes don't match scene-kit.json."),
        ])

    /// The path of the list; nil for that of the project.
    private let list: String?
    private let isCheck: Bool
    private let isStrict: Bool
    /// The command without '--check' and the like.
    private let commandLine: String
    private let common: GenerationOptions

    static let resultKey: String? = "operations"

    static func workplaces(_ arguments: ParsedArguments) throws(Failure) -> Workplaces {
        try .project(arguments, isReading: arguments.flag(check))
    }

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        list = arguments.value(of: Self.list)
        commandLine =
            "scene-kit generate" + (list.map { " " + $0.quotedForShell } ?? "")
            + arguments.typed(GenerationOptions.places)
        isCheck = arguments.flag(Self.check)
        isStrict = arguments.flag(Self.strict)
        if isStrict, !isCheck {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "only --check can be strict", path: "--strict",
                    hint: "Add --check, or leave out --strict."))
        }
        common = try GenerationOptions(
            arguments, environment, Self.reportOptions(arguments, environment))
    }

    func run() throws(Failure) -> Outcome {
        let progress = Progress(common.report)
        progress.show("Reading the list")
        let resolver = try OutputResolver(common.output)
        let project = resolver.project
        let reference = try ListReference(to: list, in: project)
        let records = try RecordStore(project)
        if let list, common.output.package == nil, common.output.output == nil,
            project.configuration.sources == nil,
            try !records.all().contains(where: { $0.list == reference.path })
        {
            try ListReference.checkPackage(
                of: SourceText(argument: list, of: "scenes.json"), in: project)
        }
        let sceneList = try ListReference.read(list, in: project)
        let names = sceneList.scenes.map(\.name)
        var parts = try parts(of: sceneList, of: reference, resolver, records)
        try ListedNames.check(names, of: reference, records)
        try shareOptions(among: &parts, of: sceneList.defaults, in: project)
        try resolveRoutes(of: &parts, in: project, records)
        for part in parts {
            // A scene that left the list gives up its links.
            try part.scenes.checkLinks(in: part.place.module) { () throws(Failure) in
                try records.all().filter { $0.list != reference.path }
            }
        }
        let generated = try GeneratedList(
            parts, names, of: reference, in: project, records, common.policy,
            progress: progress)
        let plan = Plan(operations: generated.operations)
        for part in parts { try TakenTypes(part.place).check(plan) }
        if isCheck {
            let isRecorded = try records.all().contains { $0.list == reference.path }
            var outcome = DriftReport(
                plan, isStrict: isStrict || sceneList.edits == .refuse, isFirst: !isRecorded,
                command: commandLine, common.report
            ).outcome
            outcome.diagnostics += generated.notes
            return outcome
        }
        let places = parts.map(\.place)
        var notes = parts.flatMap(\.scenes.notes)
        for note in places.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
        notes += generated.notes
        if places.allSatisfy(\.packageFiles.isEmpty) {
            notes += FilesMissingFromProject.notes(on: plan, in: project)
        }
        var outcome = Outcome(plan, notes: notes, common.report)
        if outcome.plan != nil { outcome.nextStep = places.compactMap(\.nextStep).first }
        return outcome
    }

    /// The scenes of each module that the list names, in the order in which they come up.
    private func parts(
        of list: SceneList, of reference: ListReference, _ resolver: OutputResolver,
        _ records: RecordStore
    ) throws(Failure) -> [GeneratedList.Part] {
        var modules: [SourceText?] = []
        for module in list.scenes.map(\.module)
        where !modules.contains(where: { $0?.text == module?.text }) {
            modules.append(module)
        }
        if modules.isEmpty { modules = [nil] }
        return try mapCollectingErrors(modules) { (module) throws(Failure) in
            let entries = list.scenes.filter { $0.module?.text == module?.text }
            let scenes = try resolved(
                entries, of: list.defaults, reference, in: resolver.project, records)
            var place = try resolver.inModule(module).resolve(
                ListedPlace(
                    of: entries.map(\.name.text), among: list.scenes.map(\.name.text),
                    in: reference, records),
                makesTests: scenes.makesTests, needing: scenes.requirements)
            place.note(imports: scenes.items.flatMap(\.scene.imports))
            return GeneratedList.Part(scenes: scenes, place: place)
        }
    }

    /// Makes the shared files of all modules with the same options: modules may share a folder, and one
    /// of its files cannot be two.
    private func shareOptions(
        among parts: inout [GeneratedList.Part], of listDefaults: SceneChoices, in project: Project
    ) throws(Failure) {
        guard parts.count > 1 else { return }
        let items = parts.flatMap(\.scenes.items)
        for index in parts.indices {
            try parts[index].scenes.shareOptions(
                listDefaults.over(project.configuration.defaults), with: items)
        }
    }

    private func resolveRoutes(
        of parts: inout [GeneratedList.Part], in project: Project, _ records: RecordStore
    ) throws(Failure) {
        var known: [String: RouteTarget] = [:]
        for part in parts {
            known.merge(part.scenes.routeTargets(from: part.place.module).generated) { $1 }
        }
        var problems = Problems()
        for index in parts.indices {
            let module = parts[index].place.module
            let targets = parts[index].scenes.routeTargets(
                in: project, records, from: module, besides: known)
            do throws(Failure) {
                try parts[index].scenes.resolveRoutes(from: module, among: targets)
            } catch {
                problems.add(error)
            }
        }
        try problems.check()
    }

    private func resolved(
        _ entries: [SceneEntry], of listDefaults: SceneChoices, _ reference: ListReference,
        in project: Project, _ records: RecordStore
    ) throws(Failure) -> ResolvedScenes {
        let defaults = listDefaults.over(project.configuration.defaults)
        let asked = entries.map { entry in
            var given = entry
            given.choices = entry.choices.over(listDefaults)
            return AskedScene(given, defaults: defaults)
        }
        let store = TemplateStore(
            project,
            remembering: { ((try? records.all()) ?? []).filter { $0.list == reference.path } })
        return try ResolvedScenes(
            asked, sharing: .common(defaults), by: common.authorship, set: store.set,
            earlier: { name throws(Failure) in try records.record(of: name) })
    }
}
