import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import ProjectReading

/// `scene-kit undo`: reverts the last command that wrote files.
struct UndoCommand: Subcommand {
    private static let list = Option.flag(
        "--list", help: "List the commands that can be undone, the latest first.")

    static let command = Command(
        name: "undo", synonyms: "revert rollback",
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
            "scene-kit undo": "Undo the last command.",
            "scene-kit undo --dry-run --diff": "Show what undo would change.",
            "scene-kit undo --list": "List what can be undone.",
        ],
        advice: [
            "--force": "It names the files that have changed since: move them away first",
            "--redo": "Run the command again, which 'scene-kit undo' named",
            "--steps --to -n --all *": "Run it once for each command to undo",
        ])

    let invocation: Invocation

    var emptyResult: JSONMember {
        JSONMember(invocation.flag(Self.list) ? "commands" : "operations", [])
    }

    func run() throws(Failure) -> Outcome {
        let project = Project.findRoot(package: try invocation.package(), on: invocation.disk)
        let undoable = try History(of: project.stateFolder)
        if invocation.flag(Self.list) {
            let rows = undoable.commands.map { [$0.shownTime, "\($0.fileCount)", $0.words] }
            let note = Diagnostic.note(
                "there is nothing to undo", path: project.root, hint: project.hintOnProjectsBelow)
            return Outcome(
                text: rows.table(["TIME", "FILES", "COMMAND"], in: invocation.report.columns),
                isDocument: true,
                diagnostics: rows.isEmpty ? [note] : [],
                json: [JSONMember("commands", .array(undoable.commands.map(\.json)))])
        }
        guard let last = undoable.commands.first else {
            throw Failure(
                .notFound, "there is nothing to undo", path: project.root,
                hint: project.hintOnProjectsBelow
                    ?? "scene-kit remembers the last commands that wrote files in a project.")
        }
        var outcome = Outcome(try undoable.plan(takingBack: last), invocation.report)
        outcome.undone = last.number
        let line = "Undoing '\(last.words)' from \(last.shownTime):".escapedForTerminal()
        outcome.text = "\(line)\n\(outcome.text)"
        outcome.json.append(JSONMember("undone", last.json))
        return outcome
    }
}

extension History.Command {
    fileprivate var shownTime: String { localTime(secondsSince1970: time) }

    fileprivate var json: JSONValue {
        ["command": .string(words), "time": .number(time), "files": .number(fileCount)]
    }
}
