import ArgumentParsing
import Basics
import Planning
import ProjectReading
import Projects
import ScenePlanning
import Scenes
import TemplateSets

/// `scene-kit update`: recorded scenes as their sets give them today, or with something changed.
struct UpdateCommand: Subcommand {
    private static let names = Argument(
        "scene", from: .dynamic(Completions.scenes), optional: true, repeating: true,
        help: "The scenes to update. Without it, all scenes.")
    private static let dropParameter = Option(
        "--drop-param", "name", from: .dynamic(Completions.parameters), repeatable: true,
        synonyms: "--remove-param --delete-param --drop-parameter", help: "A parameter to remove."
    ).under(.scene)
    private static let dropDependency = Option(
        "--drop-dependency", "name", from: .dynamic(Completions.dependencies), repeatable: true,
        synonyms: "--remove-dependency --delete-dependency", help: "A dependency to remove."
    ).under(.scene)
    private static let dropOption = Option(
        "--drop-option", "key", from: .dynamic(Completions.recordedOptions), repeatable: true,
        synonyms: "--remove-option --delete-option",
        help: "An option to take the set's default for, or that the set no longer has."
    ).under(.scene)
    private static let restore = Option.flag("--restore", help: "Recreate files that you deleted.")
    private static let check = Option.flag(
        "--check", help: "Write nothing, and exit with 1 if a scene is behind.")

    static let command = Command(
        name: "update", synonyms: "edit change modify refresh diff check recopy merge resolve",
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
            NewCommand.importModule, NewCommand.sample, NewCommand.option, dropOption, restore,
            check,
            .projectPackage, .onConflict, .dryRun, .diff, .json,
        ],
        exclusions: [[.onConflict, check], [.dryRun, check]],
        examples: [
            "scene-kit update CarDetails --param 'source:AnalyticsSource=.list'":
                "Add a parameter to a scene and to the routes that lead there.",
            "scene-kit update": "Bring all scenes up to date after 'scene-kit upgrade'.",
            "scene-kit update --check": "Fail in CI if a scene is behind its set.",
        ],
        advice: [
            "--template --set --type":
                "'scene-kit generate' changes the set of a scene that a scenes file lists",
            "--name": "'scene-kit rename <scene> <name>' renames a scene",
            "--folder": "'scene-kit move <scene> <folder>' moves a scene",
            "--drop-route": "'scene-kit remove <scene> --route <label>' removes a route",
            "--rename-param": "'--drop-param <name> --param <name:Type>' replaces one",
            "packs templates sets self": "'scene-kit upgrade' brings template sets up to date",
            "--only": "Write the scenes without it: 'scene-kit update [<scene> ...]'",
        ])

    let invocation: Invocation

    private var names: [SourceText] {
        invocation.arguments.values(of: Self.names)
            .map { SourceText(argument: $0, of: Self.names.name) }
    }

    private var change: SceneChange {
        var change = SceneChange()
        change.parameters = invocation.texts(of: NewCommand.param) ?? []
        change.dependencies = invocation.texts(of: NewCommand.dependency) ?? []
        change.imports = invocation.texts(of: NewCommand.importModule) ?? []
        change.samples = invocation.texts(of: NewCommand.sample) ?? []
        change.droppedParameters = invocation.texts(of: Self.dropParameter) ?? []
        change.droppedDependencies = invocation.texts(of: Self.dropDependency) ?? []
        change.droppedOptions = invocation.texts(of: Self.dropOption) ?? []
        return change
    }

    func run() throws(Failure) -> Outcome {
        let (change, options) = (change, invocation.setOptions)
        if names.isEmpty, !change.isEmpty || !options.isEmpty {
            throw Failure(
                .usage, "the change names no scene",
                hint: "Name the scene: scene-kit update <scene> …")
        }
        let state = try invocation.state(by: invocation.authorship())
        let entries = try entries(in: state)
        if entries.isEmpty {
            let isEmpty = try state.shared().files.isEmpty
            if isEmpty || state.project.isNarrowed { throw state.project.nothingToCheck }
        }
        let isCheck = invocation.flag(Self.check)
        if names.isEmpty, isCheck { try state.project.refuseRecordsBelow() }
        var desired = DesiredProject(state)
        // With a scene that can't be rendered, the others are still updated.
        try desired.render(entries, options: options, leavesOut: names.isEmpty)
        let following = try state.scenesWithMovedSupport(except: Set(entries.keys))
        if !following.isEmpty {
            let entries = following.map { ($0.entry.name.text, $0.entry) }
            try desired.render(Dictionary(entries) { $1 }, leavesOut: true)
        }
        let leftOut = desired.leftOut.sorted { $0.key < $1.key }.map(\.value)
        // What is wrong in scene-kit.json is wrong with several scenes.
        var seen: Set<Diagnostic> = []
        let refusals = leftOut.flatMap(\.diagnostics).filter { seen.insert($0).inserted }
        if desired.groups.isEmpty, let first = leftOut.first {
            throw Failure(first.status, refusals)
        }
        let intent = PlanIntent.update(restoresDeletedFiles: invocation.flag(Self.restore))
        let policy = PlanPolicy(intent, onConflict: invocation.policy)
        let planned = try ScenePlanner.plan(desired, policy)
        // Reports only files that change or were edited.
        let plan = Plan(
            operations: planned.plan.operations.filter { ![.identical, .keep].contains($0.verb) })
        var outcome: Outcome
        if isCheck {
            outcome = checked(Plan(operations: plan.drifted), planned, in: state.project)
        } else if plan.operations.contains(where: { $0.verb != .edited }) {
            outcome = Outcome(plan, notes: planned.allNotes, invocation.report)
        } else {
            let what = leftOut.isEmpty ? "Everything is" : "The other scenes are"
            outcome = Outcome(
                text: "\(what) up to date.\n", diagnostics: planned.allNotes, json: [plan.json])
        }
        if let first = leftOut.first {
            // A conflict, or markers that were left, come first.
            if outcome.status == .success || isCheck { outcome.status = first.status }
            outcome.diagnostics = refusals + outcome.diagnostics
        }
        return outcome
    }

    /// The scenes to update, with their new choices.
    private func entries(in state: ProjectState) throws(Failure) -> [String: SceneEntry] {
        let all = try state.scenes()
        let asked = all.filter(state.project.isAskedFor)
        let byName = Dictionary(all.map { ($0.entry.name.text, $0) }, uniquingKeysWith: { $1 })
        let change = change
        let isUnchanged = change.isEmpty && invocation.setOptions.isEmpty
        let entries = try mapCollectingErrors(
            names.isEmpty ? asked.map(\.entry.name) : names
        ) { (name) throws(Failure) in
            guard let record = byName[name.text] else { throw state.unknownScene(name) }
            if isUnchanged { return record.entry }
            // The choices of a listed scene have to be changed in the list.
            if let list = state.lists.file(of: record) {
                let project = state.project
                let line = state.lists.line(of: name.text, in: list).map { ", line \($0)" } ?? ""
                let place = "'\(project.shownPath(ofList: list))'\(line)"
                throw name.failure(
                    .conflict, "the scene '\(name.text)' is in the scenes file \(place)",
                    hint: "Change it there, then run '\(project.generateCommand(forList: list))': "
                        + "edits are merged.")
            }
            let set = try state.sets.set(record.entry.choices.template)
            let routes = Set(set.files.filter { $0.repetition == .forEachRoute }.map(\.id))
            if !change.isEmpty, record.files.allSatisfy({ $0.id.map(routes.contains) == true }) {
                throw name.failure(
                    .conflict, "scene-kit only has routes of the scene '\(name.text)'",
                    hint: "Its other code was written by hand; change it there.")
            }
            return try change.applied(to: record.entry)
        }
        return Dictionary(entries.map { ($0.name.text, $0) }) { $1 }
    }

    private func checked(
        _ drift: Plan, _ planned: PlannedProject, in project: Project
    ) -> Outcome {
        let names = planned.changed.sorted()
        let update = project.command("update").escapedForTerminal()
        let updateOne = project.command("update \(names.first ?? "")").escapedForTerminal()
        let conflicts = drift.conflicts.count
        let broken = planned.dangling.counting(calls: planned.misfits)
        let summary =
            switch names.count {
            case _ where conflicts > 0:
                "\(conflicts.counting("file")) in conflict; '\(update)' says why."
            case 0 where drift.operations.isEmpty:
                broken.isEmpty ? "Everything is up to date." : "\(broken.joined(separator: "; "))."
            case 0:
                "Shared files or the Xcode project are behind; '\(update)' brings them up to date."
            case 1: "1 scene is behind; '\(updateOne)' brings it up to date."
            default: "\(names.count) scenes are behind; '\(update)' brings them up to date."
            }
        return Outcome(
            status: drift.operations.isEmpty && broken.isEmpty ? .success : .negative,
            text: drift.lines(invocation.report, forCheck: true) + summary + "\n",
            diagnostics: planned.allNotes, json: [drift.json])
    }
}

extension PlannedProject {
    fileprivate var allNotes: [Diagnostic] { dangling + notes }
}

extension [Diagnostic] {
    /// What these warnings about routes say, and those about calls, in short.
    func counting(calls: Set<Diagnostic>) -> [String] {
        let routes =
            count == 1
            ? "1 route leads to a scene that is gone"
            : "\(count) routes lead to scenes that are gone"
        let doNot = calls.count == 1 ? "doesn't" : "don't"
        return (isEmpty ? [] : [routes])
            + (calls.isEmpty ? [] : ["\(calls.count.counting("call")) \(doNot) compile"])
    }
}
