import ArgumentParsing
import Basics
import JSONSource
import ProjectReading
import SceneGraphs
import ScenePlanning

/// `scene-kit graph`: the scenes of a project and their routes, as a diagram.
struct GraphCommand: Subcommand {
    private static let format = Option(
        "--format", "format", from: .choices(Format.allCases.map(\.rawValue)),
        default: Format.mermaid.rawValue,
        help: "The language of the diagram. json is the same as --json.")

    static let command = Command(
        name: "graph", synonyms: "diagram map draw",
        abstract: "Draw the scenes of the project and their routes.",
        discussion: """
            The diagram shows the recorded scenes. Scenes that were written by hand and not adopted \
            have round corners, and dashed arrows present a scene instead of pushing it. A note \
            names scenes that no route leads to.

            GitHub and GitLab draw Mermaid in Markdown files. With --write, the diagram replaces \
            what is between these two lines of the file:
              <!-- scene-kit graph -->
              <!-- /scene-kit graph -->
            Without them, it's added at the end, and a file that doesn't exist is created.
            """,
        options: [
            format, MarkdownSection.write, MarkdownSection.check, .projectPackage, .dryRun, .diff,
            .json,
        ],
        exclusions: [
            [MarkdownSection.check, .dryRun], [MarkdownSection.check, .diff],
        ],
        examples: [
            "scene-kit graph": "Print the diagram in the language of Mermaid.",
            "scene-kit graph --write docs/scenes.md": "Draw the diagram in a Markdown file.",
            "scene-kit graph --write docs/scenes.md --check":
                "Fail in CI if the diagram is out of date.",
            "scene-kit graph --format dot | dot -Tsvg > scenes.svg": "Draw with Graphviz.",
        ],
        advice: [
            "--svg --png --pdf --image --open":
                "'scene-kit graph --format dot | dot -Tsvg > scenes.svg' draws an image",
            "*": "It draws all scenes; '--package <dir>' limits it to a package",
        ])

    private enum Format: String, CaseIterable { case mermaid, dot, json }

    let invocation: Invocation

    private var format: Format { invocation.last(of: Self.format).flatMap(Format.init) ?? .mermaid }

    private var file: SourceText? { invocation.texts(of: MarkdownSection.write)?.last }

    var emptyResult: JSONMember { JSONMember(file == nil ? "scenes" : "operations", []) }

    func run() throws(Failure) -> Outcome {
        let file = file
        if file != nil, format == .json {
            throw Failure(
                .usage, "a Markdown file takes a diagram in mermaid or dot", path: "--format",
                hint: "For a file of JSON: scene-kit graph --json > scenes.json")
        }
        let state = try invocation.state()
        let graph = try SceneGraph(of: state.scenes(), where: state.project.isAskedFor)
        let isCheck = invocation.flag(MarkdownSection.check)
        if file != nil, graph.scenes.isEmpty { throw state.project.nothingToCheck }
        let notes =
            (graph.scenes.isEmpty ? [state.project.noteOnMissingScenes] : graph.notes)
            + state.project.notesOnProjectsBelow
        let diagram = format == .dot ? graph.dot : graph.mermaid
        guard let file else {
            try MarkdownSection.refuseCheckWithoutFile(isCheck)
            return Outcome(text: diagram, isDocument: true, diagnostics: notes, json: graph.json)
        }
        let section = MarkdownSection(
            command: format == .mermaid ? "graph" : "graph --format \(format.rawValue)",
            heading: "Scenes", contents: graph.markdown(diagram, in: format.rawValue))
        return try section.outcome(
            file, isCheck: isCheck, notes: notes, in: state, invocation.report)
    }
}
