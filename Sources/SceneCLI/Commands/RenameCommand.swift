import ArgumentParsing
import Basics
import ProjectReading
import Projects
import ScenePlanning

/// `scene-kit rename`: a scene under another name.
struct RenameCommand: Subcommand {
    private static let old = Argument(
        "scene", from: .dynamic(Completions.scenes), help: "The scene to rename.")
    private static let new = Argument("name", help: "Its new name.")

    static let command = Command(
        name: "rename", synonyms: "mv", abstract: "Rename a scene.",
        discussion: """
            The new name applies to the files and their folder, the types that they declare, and \
            the routes that lead to the scene, wherever the project's code, storyboards, and nibs \
            name them. Nibs and identifiers with the name of a class change with the arguments \
            that name them. Comments, other strings, and texts stay, and are listed. \
            '--dry-run --diff' shows all changes.
            """,
        arguments: [old, new],
        options: [.projectPackage, .onConflict, .dryRun, .diff, .json],
        examples: [
            "scene-kit rename CarDetails VehicleDetails": "Rename a scene.",
            "scene-kit rename CarDetails VehicleDetails --dry-run --diff":
                "Show what would change.",
        ],
        advice: [
            "param parameter route --param --drop-param":
                "'scene-kit update <scene> --drop-param <name> --param <name:Type>' replaces one"
        ])

    let invocation: Invocation

    func run() throws(Failure) -> Outcome {
        let (old, new) = (invocation.text(of: Self.old), invocation.text(of: Self.new))
        let state = try invocation.state(by: invocation.authorship())
        var desired = DesiredProject(state)
        let record = try desired.scene(named: old)
        let name = try record.sceneName(parsing: new)
        let key = new.text.caseFolded
        if let other = state.records.names.first(where: { $0.caseFolded == key }) {
            throw Self.taken(new, by: other, isOld: other == old.text)
        }
        try desired.rename(record, to: name)
        let policy = PlanPolicy(.rename, onConflict: invocation.policy)
        let planned = try ScenePlanner.plan(desired, policy)
        if invocation.report.isDryRun {
            return Outcome(planned.plan, notes: planned.notes, invocation.report)
        }
        let advice = NamingAdvice(name: name, project: state.project, isDryRun: false) {
            "rename \(new.text) \($0)"
        }
        let notes = planned.notes + advice.notes(on: planned.plan)
        return Outcome(planned.plan, notes: notes, invocation.report)
    }

    /// Why the new name isn't free.
    private static func taken(_ new: SourceText, by other: String, isOld: Bool) -> Failure {
        let isSame = other.isSpelled(like: new.text)
        let message =
            switch (isSame, isOld) {
            case (true, true): "the scene already has that name"
            case (true, false): "the project has a scene '\(other)' already"
            case (false, true):
                "only the \(new.text.difference(from: other)) differs, which some file systems ignore"
            case (false, false): RecordStore.message(on: other, of: new)
            }
        let hint = isOld && !isSame ? "Rename it to something else first." : "Choose another name."
        return new.failure(.conflict, message, hint: hint)
    }
}
