import ArgumentParsing
import Basics
import ScenePlanning

/// `scene-kit move`: a scene into another folder.
struct MoveCommand: Subcommand {
    private static let name = Argument(
        "scene", from: .dynamic(Completions.scenes), help: "The scene to move.")
    private static let folder = Argument(
        "folder", help: "The folder below the sources and below the tests, or '.' for none.")

    static let command = Command(
        name: "move", synonyms: "mv", abstract: "Move a scene to another folder.",
        discussion: """
            The scene's files and tests move with your edits to the folder of that name, below the \
            sources and below the tests. The record is updated.
            """,
        arguments: [name, folder], options: [.projectPackage, .onConflict, .dryRun, .diff, .json],
        examples: [
            "scene-kit move CarDetails Cars": "Move a scene to the folder Cars.",
            "scene-kit move CarDetails .": "Move it back to the folder of the sources.",
        ])

    let invocation: Invocation

    func run() throws(Failure) -> Outcome {
        let state = try invocation.state()
        var desired = DesiredProject(state)
        let record = try desired.scene(named: invocation.text(of: Self.name))
        try desired.move(record, to: invocation.text(of: Self.folder).sceneFolder())
        let policy = PlanPolicy(.move, onConflict: invocation.policy)
        let planned = try ScenePlanner.plan(desired, policy)
        return Outcome(planned.plan, notes: planned.notes, invocation.report)
    }
}
