import ArgumentParsing
import Basics
import ScenePlanning

/// `scene-kit remove`: removes a scene or one of its routes, with the files that scene-kit created
/// for it.
struct RemoveCommand: Subcommand {
    private static let name = Argument(
        "scene", from: .dynamic(Completions.scenes), help: "The scene to remove.")
    private static let route = Option(
        "--route", "label", from: .dynamic(Completions.routes),
        help: "A route to remove. The scene itself stays.")

    static let command = Command(
        name: "remove", synonyms: "delete del rm destroy d",
        abstract: "Remove a scene, or one of its routes.",
        discussion: """
            This removes the scene's files, tests, and record, and the routes of other scenes that \
            lead to it. If you edited one of the files, it is a conflict, and nothing is removed. \
            Code, storyboards, and other text files that name what is removed are listed.
            """,
        arguments: [name],
        options: [route, .projectPackage, .onConflict, .dryRun, .diff, .json],
        examples: [
            "scene-kit remove CarDetails": "Remove a scene and the routes to it.",
            "scene-kit remove CarList --route details": "Remove one route from a scene.",
        ],
        advice: [
            "route": "'scene-kit remove <scene> --route <label>' removes a route",
            "--all": "Name the scene: 'scene-kit scenes' lists them",
            "--yes -y --interactive -i": "Leave it out: remove doesn't ask",
            "--recursive --cascade -r -rf":
                "Leave it out: the routes that lead to the scene are removed, too",
            "--keep-files --record-only --cached":
                "'--on-conflict keep' leaves the files that you edited",
        ])

    let invocation: Invocation

    func run() throws(Failure) -> Outcome {
        let state = try invocation.state(by: invocation.authorship())
        var desired = DesiredProject(state)
        let record = try desired.scene(named: invocation.text(of: Self.name))
        if let route = invocation.texts(of: Self.route)?.last {
            try desired.removeRoute(route, of: record)
        } else {
            try desired.remove([record])
        }
        let policy = PlanPolicy(.remove, onConflict: invocation.policy)
        let planned = try ScenePlanner.plan(desired, policy)
        return Outcome(planned.plan, notes: planned.notes, invocation.report)
    }
}
