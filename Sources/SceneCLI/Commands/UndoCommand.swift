import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import Workspace

/// `scene-kit undo`: reverts the last command that wrote files.
struct UndoCommand: Subcommand {
    private static let list = Option.flag(
        "--list", help: "List the commands that can be undone, the latest first.")

    static let command = Command(
        name: "undo", synonyms: ["revert", "rollback"],
        abstract: "Undo the last command that changed the project.",
        discussion: """
            Files that the command created are removed, and those that it changed or removed are \
            restored. If one of them has changed since, nothing is undone. Run it again to undo \
            the command before. The last ten commands are kept, with up to 20 MB of what they \
            replaced, in .scene-kit/.local, which git ignores. To remove packs that you installed \
            for yourself, use 'scene-kit uninstall'.
            """,
        options: [list, .projectPackage, .dryRun, .diff, .json],
        exclusions: [[list, .dryRun], [list, .diff]],
        examples: [
            Example("scene-kit undo", "Undo the last command."),
            Example("scene-kit undo --dry-run --diff", "Show what undo would change."),
            Example("scene-kit undo --list", "List what can be undone."),
        ])

    let invocation: Invocation

    static func emptyResult(_ arguments: ParsedArguments) -> JSONMember {
        JSONMember(arguments.flag(list) ? "commands" : "operations", [])
    }

    func run() throws(Failure) -> Outcome {
        let project = Project.findRoot(package: try invocation.package())
        let undoable = try History(of: project.stateFolder())
        if invocation.flag(Self.list) { return Self.list(undoable.commands, of: project) }
        guard let last = undoable.commands.first else {
            throw Failure(
                .notFound, "there is nothing to undo", path: project.root,
                hint: "scene-kit remembers the last commands that wrote files in a project.")
        }
        var outcome = Outcome(try undoable.plan(takingBack: last), invocation.report)
        outcome.undone = last.number
        let line = "Undoing '\(last.words)' from \(last.shownTime):".escapedForTerminal()
        outcome.text = line + "\n" + outcome.text
        outcome.json.append(JSONMember("undone", last.json))
        return outcome
    }

    private static func list(
        _ commands: [History.Command], of project: Project
    ) -> Outcome {
        let rows = commands.map { [$0.shownTime, "\($0.fileCount)", $0.words] }
        let note = Diagnostic.note("there is nothing to undo", path: project.root)
        return Outcome(
            text: TextTable(header: ["TIME", "FILES", "COMMAND"], rows: rows).text,
            diagnostics: commands.isEmpty ? [note] : [],
            json: [JSONMember("commands", .array(commands.map(\.json)))])
    }
}

extension History.Command {
    fileprivate var shownTime: String { localTime(secondsSince1970: time) }

    fileprivate var json: JSONValue {
        ["command": .string(words), "time": .number(time), "files": .number(fileCount)]
    }
}
