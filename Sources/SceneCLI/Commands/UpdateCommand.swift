import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import Projects
import TemplateSets
import Workspace

/// `scene-kit update`: recorded scenes as their sets give them today, or with something changed.
struct UpdateCommand: Subcommand {
    private static let names = Argument(
        "scene", from: .dynamic(Completions.scenes), optional: true, repeating: true,
        help: "The scenes to update. Without it, all scenes.")
    private static let dropParameter = Option.value(
        "--drop-param", "name", repeatable: true, help: "A parameter to remove.")
    private static let dropDependency = Option.value(
        "--drop-dependency", "name", repeatable: true, help: "A dependency to remove.")
    private static let restore = Option.flag(
        "--restore", help: "Recreate files that you deleted.")
    private static let check = Option.flag(
        "--check", help: "Write nothing, and exit with 1 if a scene is behind.")

    static let command = Command(
        name: "update", synonyms: ["edit", "change", "modify", "refresh"],
        abstract: "Bring scenes up to date, or change their initial data.",
        discussion: """
            Every file has three texts: what scene-kit wrote, your version, and what the template \
            set gives now. Files that you didn't edit are updated. If you edited a file, both \
            changes are merged. If both changed the same lines, scene-kit shows the lines and \
            writes nothing.

            Options such as --param add to the scene, or replace by name. Everything else stays as \
            it was recorded. Routes that lead to the scene are updated with it.
            """,
        arguments: [names],
        options: [
            NewCommand.param, dropParameter, NewCommand.dependency, dropDependency,
            NewCommand.importModule, NewCommand.sample, NewCommand.option, restore, check,
            .projectPackage, .author, .organization, .date, .force, .skipExisting, .markers,
            .dryRun, .diff, .json,
        ],
        exclusions: [[.force, .skipExisting, .markers, check], [.dryRun, check]],
        examples: [
            Example(
                "scene-kit update CarDetails --param 'source:AnalyticsSource=.list'",
                "Add a parameter to a scene and to the routes that lead there."),
            Example("scene-kit update", "Bring all scenes up to date after 'scene-kit upgrade'."),
            Example("scene-kit update --check", "Fail in CI if a scene is behind its set."),
        ])

    private let names: [SourceText]
    private let change: SceneChange
    private let options: [OptionText]
    private let package: String?
    private let isCheck: Bool
    private let restoresDeleted: Bool
    private let authorship: Authorship
    private let policy: ExistingFilePolicy
    private let report: ReportOptions

    static let resultKey: String? = "operations"

    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets {
        try .project(arguments, isReading: arguments.flag(check))
    }

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        names = arguments.values(of: Self.names).map { SourceText(argument: $0, of: "scene") }
        var change = SceneChange()
        change.parameters = arguments.texts(of: NewCommand.param) ?? []
        change.dependencies = arguments.texts(of: NewCommand.dependency) ?? []
        change.imports = arguments.texts(of: NewCommand.importModule) ?? []
        change.samples = arguments.texts(of: NewCommand.sample) ?? []
        change.droppedParameters = arguments.texts(of: Self.dropParameter) ?? []
        change.droppedDependencies = arguments.texts(of: Self.dropDependency) ?? []
        self.change = change
        options = arguments.values(of: NewCommand.option).map(OptionText.init(argument:))
        package = try arguments.folder(.projectPackage)
        isCheck = arguments.flag(Self.check)
        restoresDeleted = arguments.flag(Self.restore)
        authorship = try Authorship(arguments, environment)
        policy = ExistingFilePolicy(arguments)
        report = Self.reportOptions(arguments, environment)
        if names.isEmpty, !change.isEmpty || !options.isEmpty {
            throw Failure(
                .usage, "the change names no scene", path: "scene",
                hint: "Name the scene: scene-kit update <scene> …")
        }
    }

    func run() throws(Failure) -> Outcome {
        let snapshot = try ProjectSnapshot(Project.find(package: package), by: authorship)
        var desired = DesiredProject(snapshot)
        let entries = try entries(in: snapshot)
        try desired.render(entries, options: options)
        var policy = PlanPolicy(policy)
        policy.respectsDeletion = !restoresDeleted
        let planned = try ScenePlanner.plan(desired, policy)
        return outcome(planned, count: entries.count, in: snapshot.project)
    }

    /// The scenes to update, with their new choices.
    private func entries(in snapshot: ProjectSnapshot) throws(Failure) -> [String: SceneEntry] {
        let all = try snapshot.scenes()
        let byName = Dictionary(all.map { ($0.entry.name.text, $0) }, uniquingKeysWith: { $1 })
        let asked = names.isEmpty ? all.map(\.entry.name) : names
        var entries: [String: SceneEntry] = [:]
        let changed = try mapCollectingErrors(asked) { (name) throws(Failure) in
            guard let record = byName[name.text] else {
                throw snapshot.unknownScene(name)
            }
            guard change.isEmpty, options.isEmpty else {
                try refuseListed(record, in: snapshot, name)
                return try change.applied(to: record.entry)
            }
            return record.entry
        }
        for entry in changed { entries[entry.name.text] = entry }
        return entries
    }

    /// Throws if the scene comes from a list, because its choices have to be changed there.
    private func refuseListed(
        _ record: SceneRecord, in snapshot: ProjectSnapshot, _ name: SourceText
    ) throws(Failure) {
        guard let list = record.list else { return }
        let project = snapshot.project
        let command = project.generateCommand(forList: list)
        let line = snapshot.lists.line(of: name.text, in: list)
        throw Failure(
            .conflict,
            name.diagnostic(
                "the scene '\(name.text)' is listed in '\(project.shownPath(ofList: list))'"
                    + (line.map { ", line \($0)" } ?? ""),
                hint: "Change it there, then run '\(command)': edits are merged."))
    }

    private func outcome(
        _ planned: PlannedProject, count: Int, in project: Project
    ) -> Outcome {
        // Reports only files that change or were edited.
        let plan = Plan(
            operations: planned.plan.operations.filter {
                $0.verb != .identical && $0.verb != .keep
            })
        if isCheck { return checked(plan, planned, in: project) }
        guard plan.operations.contains(where: { $0.verb != .edited }) else {
            var outcome = Outcome()
            outcome.text =
                count == 0 ? "No scene is recorded here.\n" : "Everything is up to date.\n"
            outcome.json = [PlanReport(plan: plan, isDryRun: true, isColored: false).json]
            outcome.diagnostics = planned.notes
            return outcome
        }
        return Outcome(plan, notes: planned.notes, report)
    }

    private func checked(
        _ plan: Plan, _ planned: PlannedProject, in project: Project
    ) -> Outcome {
        let drifted = Plan(operations: plan.drifted)
        let report = PlanReport(
            plan: drifted, isDryRun: true, isColored: self.report.colorsOutput)
        var outcome = Outcome(status: drifted.operations.isEmpty ? .success : .negative)
        let names = planned.changed.sorted()
        let update = project.command("update").escapedForTerminal()
        let updateOne = project.command("update \(names.first ?? "")").escapedForTerminal()
        let conflicts = drifted.conflicts.count
        let summary =
            switch names.count {
            case _ where conflicts > 0:
                "\(conflicts) \(conflicts == 1 ? "file" : "files") in conflict; '\(update)' "
                    + "says why."
            case 0 where drifted.operations.isEmpty: "Everything is up to date."
            case 0: "The shared files are behind; '\(update)' brings them up to date."
            case 1: "1 scene is behind; '\(updateOne)' brings it up to date."
            default:
                "\(names.count) scenes are behind; '\(update)' brings them up to date."
            }
        outcome.text = report.lines + summary + "\n"
        outcome.json = [report.json]
        outcome.diagnostics = planned.notes
        return outcome
    }
}
