import ArgumentParsing
import Basics
import JSONSource
import Planning
import ProjectReading
import ScenePlanning
import TemplateStores

/// `scene-kit show`: one template set or one scene in full.
struct ShowCommand: Subcommand {
    private static let subject = Argument(
        "set|scene", from: .dynamic(Completions.setsAndScenes),
        help: "A name that 'scene-kit list' or 'scene-kit scenes' shows, or a path such as ./MySet."
    )

    static let command = Command(
        name: "show", synonyms: "info describe cat",
        abstract: "Show a template set, or a scene of the project.",
        discussion: "A set comes before a scene of the same name.", arguments: [subject],
        options: [.projectPackage, .json],
        examples: [
            "scene-kit show Scene": "Show the files and options of the built-in set Scene.",
            "scene-kit show CarDetails": "Show the files and choices of a scene.",
            "scene-kit show ./MySet --json": "Print a set in a folder as JSON, for a program.",
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("set", nil) }

    func run() throws(Failure) -> Outcome {
        let name = invocation.value(of: Self.subject)
        let store = TemplateStore(
            Project.findRoot(package: try invocation.package(), on: invocation.disk))
        let sets = try store.all()
        let isSet = sets.contains { $0.name == name || $0.fullName == name }
        if !isSet, !name.contains("/"), !invocation.disk.isFolder(name),
            let state = try? invocation.state(), !state.records.names.isEmpty
        {
            if state.records.contains(name),
                let outcome = try SceneListing(state).outcome(of: name, invocation.report)
            {
                return outcome
            }
            throw Failure(
                .notFound, "there is no scene or template set '\(name.prefix(100))'",
                hint: Suggestions.question(
                    for: name, among: state.records.names + sets.map(\.name))
                    ?? "'scene-kit scenes' and 'scene-kit list' list them.")
        }
        let description = SetDescription(
            templateSet: try store.set(named: name), stored: try store.stored(named: name),
            columns: invocation.report.columns)
        return Outcome(
            text: description.text, isDocument: true, json: [JSONMember("set", description.json)])
    }
}
