import ArgumentParsing
import Basics
import JSONSource
import Workspace

/// `scene-kit show`: one template set in full.
enum ShowCommand {
    static let command = Command(
        name: "show",
        abstract: "Show a template set: its files, options, roles and rules.",
        arguments: [.set],
        options: [.json],
        examples: [
            Example("scene-kit show Scene", "Show what the built-in set Scene makes."),
            Example("scene-kit show ./MySet --json", "Print a set in a folder for a program."),
        ])

    static func run(_ arguments: ParsedArguments) throws(Failure) -> Outcome {
        let name = arguments.value(of: .set) ?? TemplateStore.defaultSet
        let store = TemplateStore(Project.findRoot())
        let description = SetDescription(
            set: try store.set(named: name), stored: try store.stored(named: name))
        return Outcome(text: description.text, json: [JSONMember("set", description.json)])
    }
}
