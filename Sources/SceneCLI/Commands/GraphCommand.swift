import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import Workspace

/// `scene-kit graph`: the scenes of a project and their routes, as a diagram.
struct GraphCommand: Subcommand {
    private static let format = Option(
        "--format", "format", from: .choices(Format.allCases.map(\.rawValue)),
        default: Format.mermaid.rawValue,
        help: "The language of the diagram. json is the same as --json.")
    private static let write = Option(
        "--write", "file", from: .file,
        help: "Write the diagram into a Markdown file, between two markers.")
    private static let check = Option(
        "--check", "file", from: .file,
        help: "Write nothing, and exit with 1 if --write would change the file.")

    static let command = Command(
        name: "graph", synonyms: ["diagram", "map", "draw"],
        abstract: "Draw the scenes of the project and their routes.",
        discussion: """
            The diagram shows the recorded scenes. Scenes that are written by hand have round \
            corners, and dashed arrows present a scene instead of pushing it. Scenes that no route \
            leads to and scenes that no route leaves are named.

            GitHub and GitLab draw Mermaid in Markdown files. With --write, the diagram replaces \
            what is between these two lines of the file:
              <!-- scene-kit graph -->
              <!-- /scene-kit graph -->
            If the file doesn't exist, it is created.
            """,
        options: [format, write, check, .projectPackage, .dryRun, .diff, .json],
        exclusions: [[write, check], [check, .dryRun]],
        examples: [
            "scene-kit graph": "Print the diagram in the language of Mermaid.",
            "scene-kit graph --write docs/scenes.md": "Draw the diagram in a Markdown file.",
            "scene-kit graph --check docs/scenes.md": "Fail in CI if the diagram is out of date.",
            "scene-kit graph --format dot | dot -Tsvg > scenes.svg": "Draw with Graphviz.",
        ])

    private enum Format: String, CaseIterable { case mermaid, dot, json }

    let invocation: Invocation

    private var format: Format { invocation.last(of: Self.format).flatMap(Format.init) ?? .mermaid }

    /// The Markdown file, if there is one.
    private var file: SourceText? {
        (invocation.texts(of: Self.write) ?? invocation.texts(of: Self.check))?.last
    }

    var emptyResult: JSONMember { JSONMember(file == nil ? "scenes" : "operations", []) }

    func run() throws(Failure) -> Outcome {
        let file = file
        if file != nil, format == .json {
            throw Failure(
                .usage, "a Markdown file takes a diagram in mermaid or dot", path: "--format",
                hint: "For a file of JSON: scene-kit graph --json > scenes.json")
        }
        if let file, file.text.splitAtName.name.isEmpty {
            throw file.failure(
                "the name of a file is missing", hint: "Such as \(file.text)scenes.md.")
        }
        let snapshot = try invocation.snapshot()
        let graph = try SceneGraph(of: snapshot.scenes())
        let notes = graph.scenes.isEmpty ? [snapshot.project.noteOnMissingScenes] : graph.notes
        let diagram = format == .dot ? graph.dot : graph.mermaid
        guard let file else {
            return Outcome(text: diagram, isDocument: true, diagnostics: notes, json: graph.json)
        }
        let contents = graph.markdown(diagram, in: format.rawValue)
        let plan = Plan(operations: try [Self.change(of: file, to: contents)].compactMap(\.self))
        return invocation.flag(Self.check)
            ? checked(plan, file, in: snapshot.project)
            : Outcome(plan, notes: notes, invocation.report)
    }

    private static func change(
        of file: SourceText, to contents: String
    ) throws(Failure) -> FileOperation? {
        let destination = Destination(ofFile: file.text)
        let entry = try DiskState().entry(at: destination)
        var text = MarkedSection.file("Scenes", contents)
        if case .file(let bytes) = entry {
            guard let old = String(validating: bytes, as: UTF8.self) else {
                throw Failure(
                    .data, "the file is not UTF-8 text", path: file.text,
                    hint: "Save it as UTF-8, or write the graph into another file.")
            }
            text = try MarkedSection.replace(
                in: SourceText(name: file.text, text: old), by: contents)
        }
        let wanted = WantedFile(destination: destination, contents: Array(text.utf8), owner: .tool)
        return FileOperation(for: wanted, .refuse, entry)
    }

    private func checked(_ plan: Plan, _ file: SourceText, in project: Project) -> Outcome {
        let isCurrent = plan.drifted.isEmpty
        let diff = plan.drifted.diff
        var outcome = Outcome(
            status: isCurrent ? .success : .negative, diagnostics: plan.obstacles,
            json: [plan.json, JSONMember("diff", .string(diff))])
        var words = "graph --write \(file.text.quotedForShell)"
        if format != .mermaid { words += " --format \(format.rawValue)" }
        let path = file.text.escapedForTerminal()
        let command = project.command(words).escapedForTerminal()
        if isCurrent {
            outcome.text = "\(path) is up to date.\n"
        } else if plan.count(of: .create) > 0 {
            outcome.text = "\(path) doesn't exist; '\(command)' creates it.\n"
        } else if plan.conflicts.isEmpty {
            outcome.text =
                invocation.report.shown(diff) + "\(path) is out of date; '\(command)' updates it.\n"
        }
        return outcome
    }
}
