import ArgumentParsing
import Basics
import JSONSource
import Workspace

/// `scene-kit show`: one template set in full.
struct ShowCommand: Subcommand {
    private static let set = Argument(
        "set", from: .dynamic(Completions.sets),
        help: "A name that 'scene-kit list' shows, or a path such as ./MySet.")

    static let command = Command(
        name: "show", synonyms: ["info", "describe", "cat"],
        abstract: "Show a template set: its files, options, roles, and rules.", arguments: [set],
        options: [.json],
        examples: [
            "scene-kit show Scene": "Show the files and options of the built-in set Scene.",
            "scene-kit show ./MySet --json": "Print a set in a folder as JSON, for a program.",
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("set", nil) }

    func run() throws(Failure) -> Outcome {
        let name = invocation.value(of: Self.set)
        let store = TemplateStore(Project.findRoot())
        let description = SetDescription(
            templateSet: try store.set(named: name), stored: try store.stored(named: name))
        return Outcome(text: description.text, json: [JSONMember("set", description.json)])
    }
}
