import Basics
import FileSystem
import JSONSource
import Planning
import Projects
import TemplateSets
import Workspace

/// The files of an adopted scene as a table, and the command that would create such a scene.
struct AdoptionReport {
    private struct Row {
        let part: String
        let id: String
        let path: String?
        let state: String
        let lines: Int?
        var suggestion: String?
    }

    private let rows: [Row]
    private let words: [String]
    let diff: String

    init(_ adoption: SceneAdoption, _ plan: Plan, in snapshot: ProjectSnapshot) {
        var (rows, diff): ([Row], String) = ([], "")
        for part in adoption.parts {
            let path = Destination.join(snapshot.project.root, part.path.description)
            let operation = plan.operations.first {
                AbsolutePath($0.path).text == AbsolutePath(path).text
            }
            let isEdited = operation?.verb == .edited
            let text =
                isEdited
                ? UnifiedDiff.text(from: operation?.new, to: operation?.old, path: path) : ""
            diff += text
            let lines = text.split(separator: "\n").filter { line in
                line.hasPrefix("+") && !line.hasPrefix("+++ ")
                    || line.hasPrefix("-") && !line.hasPrefix("--- ")
            }.count
            rows.append(
                Row(
                    part: part.file.role, id: part.file.id, path: path,
                    state: isEdited ? "differs" : "asGenerated", lines: isEdited ? lines : 0))
        }
        rows += adoption.missing.map {
            Row(
                part: $0.file.role, id: $0.file.id, path: nil, state: "missing", lines: nil,
                suggestion: $0.suggestion)
        }
        (self.rows, self.diff) = (rows, diff)
        let choices = adoption.entry.choices
        func words(_ option: String, _ texts: [SourceText]?) -> [String] {
            (texts ?? []).flatMap { [option, $0.text] }
        }
        self.words =
            [
                "new", adoption.entry.name.text, "--template",
                adoption.templateSet.recordedReference(in: snapshot.project),
            ]
            + words("--param", choices.parameters) + words("--dependency", choices.dependencies)
            + words("--import", choices.imports) + words("--sample", choices.samples)
            + choices.optionTexts.flatMap {
                ["--option", "\($0.key.text)=\($0.value?.text ?? "")"]
            }
            + words("--only", choices.parts)
    }

    var text: String {
        let table = TextTable(
            header: ["PART", "STATE", "FILE"],
            rows: rows.map { row in
                let state =
                    switch row.state {
                    case "differs": "differs by \((row.lines ?? 0).counting("line"))"
                    case "missing": "missing"
                    default: "as generated"
                    }
                return [row.part, state, row.path ?? row.suggestion.map { "perhaps \($0)" } ?? ""]
            })
        return table.text + "\nThe command that would create it:\n  "
            + words.commandLine.escapedForTerminal() + "\n"
    }

    var json: JSONMember {
        JSONMember(
            "scene",
            [
                "command": .array(words.map { .string($0) }),
                "files": .array(
                    rows.map { row in
                        [
                            "id": .string(row.id), "role": .string(row.part),
                            "path": .string(row.path), "state": .string(row.state),
                            "lines": .number(row.lines),
                        ]
                    }),
            ])
    }
}

extension [String] {
    /// The words of a command line, after the name of the program.
    var commandLine: String {
        (["scene-kit"] + map(\.quotedForShell)).joined(separator: " ")
    }
}
