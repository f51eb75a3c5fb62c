import Basics
import FileSystem
import JSONSource
import Planning
import ProjectReading
import Projects
import ScenePlanning
import Scenes
import TemplateSets

/// The files of an adopted scene as a table, and the command that would create such a scene.
struct AdoptionReport {
    private struct Row {
        let file: TemplateFile
        var path: String?
        /// The number of lines that differ; nil for a missing file.
        var lines: Int?
        var suggestion: String?
        /// Whether the file is the one of another part, too.
        var isShared = false
    }

    private let rows: [Row]
    private let words: [String]
    let diff: String

    init(_ adoption: SceneAdoption, _ plan: Plan, in state: ProjectState) {
        var (rows, diff): ([Row], String) = ([], "")
        for part in adoption.parts {
            let path = state.project.destination(of: part.path).path
            let operation = plan.operations.first {
                $0.verb == .edited && AbsolutePath($0.path).text == AbsolutePath(path).text
            }
            let text =
                operation.map { UnifiedDiff.text(from: $0.new, to: $0.old, path: path) } ?? ""
            let isShared = rows.contains { $0.path == path }
            if !isShared { diff += text }
            let lines = text.split(separator: "\n").filter { line in
                ["+", "-"].contains(line.first) && !line.hasPrefix("+++ ")
                    && !line.hasPrefix("--- ")
            }.count
            rows.append(Row(file: part.file, path: path, lines: lines, isShared: isShared))
        }
        rows += adoption.missing.map { Row(file: $0.file, suggestion: $0.suggestion) }
        (self.rows, self.diff) = (rows, diff)
        let choices = adoption.entry.choices
        func words(_ option: String, _ texts: [SourceText]?) -> [String] {
            (texts ?? []).flatMap { [option, $0.text] }
        }
        self.words =
            [
                "new", adoption.entry.name.text, "--template",
                adoption.templateSet.recordedReference(in: state.project),
            ] + words("--param", choices.parameters) + words("--dependency", choices.dependencies)
            + words("--import", choices.imports) + words("--sample", choices.samples)
            + (choices.routes ?? []).flatMap {
                [$0.style == .push ? "--route" : "--present", $0.text.text]
            }
            + choices.optionTexts.flatMap {
                ["--option", "\($0.key.text)=\($0.value?.text ?? "")"]
            } + words("--only", choices.parts)
    }

    func text(_ options: ReportOptions) -> String {
        let rows = rows.map { row in
            let state = row.lines.map {
                row.isShared
                    ? "in another part's file"
                    : $0 == 0 ? "as generated" : "differs by \($0.counting("line"))"
            }
            let suggestion = row.suggestion.map { "perhaps \($0)" }
            return [row.file.role, state ?? "missing", row.path ?? suggestion ?? ""]
        }
        return rows.table(["PART", "STATE", "FILE"], in: options.columns)
            + "\nThe command that would create it:\n  " + words.commandLine.escapedForTerminal()
            + "\n"
    }

    var json: JSONValue {
        [
            "command": .array(words.map { .string($0) }),
            "files": .array(
                rows.map { row in
                    let state = row.lines.map {
                        row.isShared ? "shared" : $0 == 0 ? "asGenerated" : "differs"
                    }
                    return [
                        "id": .string(row.file.id), "role": .string(row.file.role),
                        "path": .string(row.path), "state": .string(state ?? "missing"),
                        "lines": .number(row.isShared ? nil : row.lines),
                    ]
                }),
        ]
    }
}

extension [String] {
    /// The words of a command line, after the name of the program.
    var commandLine: String { (["scene-kit"] + map(\.quotedForShell)).joined(separator: " ") }
}
