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

    /// The path of the list; nil for the project's list.
    private let list: String?
    private let isCheck: Bool
    private let isStrict: Bool
    /// The command without '--check' and the like.
    private let commandLine: String
    private let common: GenerationOptions

    static let resultKey: String? = "operations"

    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets {
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
                .usage, "only --check can be strict", path: "--strict",
                hint: "Add --check, or leave out --strict.")
        }
        common = try GenerationOptions(
            arguments, environment, Self.reportOptions(arguments, environment))
    }

    func run() throws(Failure) -> Outcome {
        let progress = Progress(common.report)
        progress.show("Reading the list")
        let resolver = try OutputResolver(common.output)
        let project = resolver.project
        let snapshot = try ProjectSnapshot(project, by: common.authorship)
        let lists = snapshot.lists
        let path = try lists.recordedPath(of: list)
        if let list, common.output.package == nil, common.output.output == nil,
            project.configuration.sources == nil,
            try !snapshot.scenes().contains(where: { $0.list == path })
        {
            try lists.checkPackage(of: SourceText(argument: list, of: "scenes.json"))
        }
        let sceneList = try lists.read(list)
        var desired = DesiredProject(snapshot)
        desired.list = path
        desired.groups = try groups(of: sceneList, at: path, resolver, snapshot)
        try ListedNames.check(sceneList.scenes.map(\.name), of: path, snapshot)
        let others = try snapshot.scenes(except: desired.renderedNames)
        desired.removed = others.filter { $0.list == path }
        try desired.resolveRoutes()
        try desired.findReferringScenes()
        var policy = PlanPolicy(common.policy)
        policy.progress = { progress.showScenes($0, of: $1, total: $2) }
        let planned = try ScenePlanner.plan(desired, policy)
        if isCheck {
            let isRecorded =
                !desired.removed.isEmpty
                || sceneList.scenes.contains { entry in
                    (try? snapshot.record(of: entry.name.text))?.list == path
                }
            var outcome = DriftReport(
                planned.plan, isStrict: isStrict || sceneList.edits == .refuse,
                isFirst: !isRecorded,
                command: commandLine, common.report
            ).outcome
            outcome.diagnostics += planned.notes
            return outcome
        }
        var notes = desired.groups.flatMap(\.scenes.notes)
        for note in desired.groups.flatMap(\.place.notes) where !notes.contains(note) {
            notes.append(note)
        }
        var outcome = Outcome(planned.plan, notes: notes + planned.notes, common.report)
        if outcome.plan != nil {
            outcome.nextStep = desired.groups.compactMap(\.place.nextStep).first
        }
        return outcome
    }

    /// The scenes of each module that the list names, in the order in which they come up.
    private func groups(
        of list: SceneList, at path: String, _ resolver: OutputResolver,
        _ snapshot: ProjectSnapshot
    ) throws(Failure) -> [DesiredProject.Group] {
        var modules: [SourceText?] = []
        for module in list.scenes.map(\.module)
        where !modules.contains(where: { $0?.text == module?.text }) {
            modules.append(module)
        }
        if modules.isEmpty { modules = [nil] }
        let defaults = list.defaults.over(snapshot.project.configuration.defaults)
        let records = snapshot.records
        let groups = try mapCollectingErrors(modules) { (module) throws(Failure) in
            let entries = list.scenes.filter { $0.module?.text == module?.text }
            let drafts = entries.map { entry in
                var given = entry
                given.choices = entry.choices.over(list.defaults)
                return SceneDraft(given, defaults: defaults)
            }
            let scenes = try ResolvedScenes(
                drafts, by: common.authorship, set: snapshot.sets.set,
                earlier: { name throws(Failure) in try records.record(of: name) })
            var place = try ListedPlace(
                of: scenes, among: list.scenes.map(\.name.text), in: path,
                resolver.inModule(module), snapshot
            ).resolve()
            place.note(imports: scenes.items.flatMap(\.scene.imports))
            return DesiredProject.Group(scenes, at: place)
        }
        if let module = modules.compactMap(\.self).last, groups.count > 1,
            groups.contains(where: { !$0.place.packageFiles.isEmpty })
        {
            throw module.failure(
                "a new package gets one module, and this list has scenes of several",
                hint: "Create the package first, with a target and a test target for each module.")
        }
        return groups
    }
}

/// Checks that the names in a list differ from each other and from the project's other scenes.
struct ListedNames {
    /// - Throws: `Failure` with 65 and every name that is already in use, including names that
    ///   differ only in case or Unicode form.
    static func check(
        _ names: [SourceText], of list: String, _ snapshot: ProjectSnapshot
    ) throws(Failure) {
        var problems = try recordedInAnotherCase(names, of: list, snapshot)
        var seen: [String: SourceText] = [:]
        for name in names {
            guard let other = seen.updateValue(name, forKey: name.text.caseFolded) else { continue }
            let line = other.position(atUTF8Offset: 0).line
            let message =
                other.text.isSpelled(like: name.text)
                ? "the scene '\(other.text)' is listed twice, first in line \(line)"
                : "'\(name.text)' and '\(other.text)' in line \(line) differ only in "
                    + name.text.difference(from: other.text)
            problems.append(Diagnostic(.error, message, in: name))
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    /// Returns an error for each name that differs from a recorded scene's only in case or Unicode
    /// form. A scene of the same list doesn't count if only the case differs, because the new scene
    /// replaces it.
    private static func recordedInAnotherCase(
        _ names: [SourceText], of list: String, _ snapshot: ProjectSnapshot
    ) throws(Failure) -> [Diagnostic] {
        let records = snapshot.records
        let recorded = Dictionary(
            records.names.map { ($0.caseFolded, $0) }, uniquingKeysWith: { first, _ in first })
        var problems: [Diagnostic] = []
        for name in names {
            guard let other = recorded[name.text.caseFolded], !other.isSpelled(like: name.text),
                !records.contains(name.text)
            else { continue }
            let isSame = name.text == other
            if !isSame, try snapshot.record(of: other)?.list == list { continue }
            problems.append(
                Diagnostic(
                    .error,
                    "the project has a scene '\(other)', which differs only in "
                        + name.text.difference(from: other),
                    in: name,
                    hint: isSame
                        ? "Spell it as the record does, or choose another name."
                        : "Choose another name."))
        }
        return problems
    }
}
