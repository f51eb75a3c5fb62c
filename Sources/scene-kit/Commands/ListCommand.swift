import ArgumentParsing
import Diagnostics
import JSONSource
import SceneScaffold

/// `scene-kit list`: the template sets there are.
enum ListCommand {
    static let command = Command(
        name: "list",
        abstract: "List the template sets, their versions and where each comes from.",
        options: [.json],
        examples: [
            Example("scene-kit list", "Show the sets as a table."),
            Example("scene-kit list --json", "Print them for a program to read."),
        ])

    static func run(_ arguments: ParsedArguments) throws(Failure) -> Outcome {
        let sets = try TemplateStore.all()
        let rows = sets.map { [$0.name, $0.version, TemplateStore.origin, $0.summary] }
        return Outcome(
            text: TextTable(header: ["SET", "VERSION", "FROM", "SUMMARY"], rows: rows).text,
            json: [JSONMember("sets", .array(sets.map(\.listing)))])
    }
}

extension TemplateSet {
    fileprivate var listing: JSONValue {
        [
            "name": .string(name), "version": .string(version), "summary": .string(summary),
            "origin": .string(TemplateStore.origin),
        ]
    }
}
