import ArgumentParsing
import Basics
import JSONSource

/// `scene-kit scenes`: the recorded scenes of the project.
struct ScenesCommand: Subcommand {
    static let command = Command(
        name: "scenes", synonyms: "status ls",
        abstract: "List the scenes of the project, and how they differ from their sets.",
        discussion: """
            A scene is 'current', 'edited' if you changed a file, 'behind' if 'update' would change \
            it, or 'missing' if a file is gone.
            """,
        options: [.projectPackage, .json],
        examples: [
            "scene-kit scenes": "Show the scenes as a table.",
            "scene-kit scenes --json": "Print them as JSON, with their files, for a program.",
        ],
        advice: [
            "*":
                "It lists all scenes: 'scene-kit show <scene>' shows one, and --json is for programs"
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("scenes", []) }

    func run() throws(Failure) -> Outcome {
        try SceneListing(invocation.state()).outcome(invocation.report)
    }
}
