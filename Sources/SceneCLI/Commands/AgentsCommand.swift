import ArgumentParsing
import Basics
import JSONSource
import Linting
import Projects
import Scenes
import TemplateSets
import Workspace

/// `scene-kit agents`: what a coding agent needs to know about the scenes of a project.
struct AgentsCommand: Subcommand {
    private static let write = Option(
        "--write", "file", from: .file,
        help: "Write the section into a Markdown file, between two markers.")
    private static let check = Option(
        "--check", "file", from: .file,
        help: "Write nothing, and exit with 1 if --write would change the file.")

    static let command = Command(
        name: "agents", synonyms: ["instructions", "ai"],
        abstract: "Write down for coding agents how to work with the scenes of the project.",
        discussion: """
            The section has the commands that create and change scenes, the rules of the project's \
            template sets, and what to run before finishing. It has at most 40 lines.

            With --write, the section replaces what is between these two lines of the file:
              <!-- scene-kit agents -->
              <!-- /scene-kit agents -->
            Without them, it's added at the end, and a file that doesn't exist is created.
            """,
        options: [write, check, .projectPackage, .dryRun, .diff, .json],
        exclusions: [[write, check], [check, .dryRun]],
        examples: [
            "scene-kit agents": "Print the section.",
            "scene-kit agents --write AGENTS.md": "Write it into AGENTS.md.",
            "scene-kit agents --check AGENTS.md": "Fail in CI if the section is out of date.",
        ])

    let invocation: Invocation

    private var file: SourceText? {
        (invocation.texts(of: Self.write) ?? invocation.texts(of: Self.check))?.last
    }

    var emptyResult: JSONMember {
        file == nil ? JSONMember("section", nil) : JSONMember("operations", [])
    }

    func run() throws(Failure) -> Outcome {
        let contents = try AgentInstructions(invocation.snapshot()).text
        guard let file else {
            return Outcome(
                text: contents, isDocument: true, json: [JSONMember("section", .string(contents))])
        }
        let section = MarkedSection(
            command: Self.command.name, heading: "Instructions", contents: contents)
        return try section.outcome(
            file, isCheck: invocation.flag(Self.check), notes: [],
            in: Project.find(package: invocation.package()), invocation.report)
    }
}

/// The section of `AGENTS.md`. It has no names of the project's scenes, so that it stays current
/// while these come and go.
private struct AgentInstructions {
    /// Of these, two are markers.
    private static let maximumLines = 40

    private let project: Project
    private let sets: [TemplateSet]
    /// The set of scenes for which none is named.
    private let usualSet: TemplateSet
    private let rules: [LintRule]
    /// The paths of the first scenes files.
    private let lists: [String]

    init(_ snapshot: ProjectSnapshot) throws(Failure) {
        project = snapshot.project
        usualSet = try snapshot.sets.set(project.configuration.defaults.template)
        var rules = try ProjectLint(snapshot, names: [], ids: []).rules
        var sets: [TemplateSet] = []
        let records = try snapshot.scenes()
        for record in records {
            let found = try? snapshot.sets.set(record.entry.choices.template)
            if let found, !sets.contains(where: { $0 === found }) { sets.append(found) }
        }
        if sets.isEmpty {
            sets = [usualSet]
            let known = Set(rules.map(\.id))
            rules += usualSet.rules.filter { !known.contains($0.id) }
        }
        self.sets = sets.sorted { $0.name < $1.name }
        self.rules = rules.filter { $0.severity != .off }.sorted { $0.id < $1.id }
        lists = Array(Set(records.compactMap(\.list)).sorted().prefix(3))
    }

    var text: String {
        let lines = introduction + commands + advice
        let room = Self.maximumLines - 2 - lines.count - end.count
        return (lines + list(atMost: room) + end).map { $0.escapedForTerminal() + "\n" }.joined()
    }

    private func code(_ words: String) -> String { "`\(project.command(words))`" }

    private var introduction: [String] {
        let names = sets.map { set in
            let name = (set.reference?.name ?? set.location).quotedForShell
            return set.digest == usualSet.digest
                ? "`\(set.name)`" : "`\(set.name)` (`--template \(name)`)"
        }
        let roles = Set(sets.flatMap { $0.files.filter { !$0.isShared }.map(\.role) }).sorted()
        return [
            "## Scenes", "",
            "A scene is one screen. scene-kit creates its parts (\(roles.joined(separator: ", "))) "
                + "from the template set\(sets.count == 1 ? "" : "s") "
                + "\(names.joinedAsAlternatives("and")). Use its commands, which also change the "
                + "code that calls a scene:", "",
        ]
    }

    private var commands: [String] {
        var lines = lists.map { list in
            "- Create or change a scene: edit `\(project.shownPath(ofList: list))`, and run "
                + "`\(project.generateCommand(forList: list))`"
        }
        if lists.isEmpty {
            let change = "update CarDetails --param page:Int=1 --drop-param carID"
            lines = [
                "- Create a scene: \(code("new CarDetails --param carID:String"))",
                "- Change its initial data: \(code(change))",
            ]
        }
        return lines + [
            "- Add a route to a scene: \(code("route CarList CarDetails"))",
            "- Rename, move, or remove it: \(code("rename CarDetails VehicleDetails")), "
                + "\(code("move CarDetails Vehicles")), \(code("remove CarDetails"))",
            "- See scenes and routes: \(code("graph --json"))",
            "- Undo the last command: \(code("undo"))",
        ]
    }

    private var advice: [String] {
        [
            "",
            "`--dry-run --diff` shows what a command would do, `--json` prints a result to read, and "
                + "`--help` explains the options.",
            "",
            "- Never write by hand: files of a new scene, routes, and anything in `.scene-kit`.",
            "- Write your code in the generated files. Later commands merge their changes into it.",
        ]
    }

    /// The rules, one in a line. Those that don't fit are in the last line, with their ids.
    private func list(atMost limit: Int) -> [String] {
        guard let first = rules.first else { return [] }
        let head = ["", "Rules (\(code("lint --explain \(first.id)")) has examples):", ""]
        let room = limit - head.count
        let shown = rules.count <= room ? rules.count : room - 1
        let lines = rules.prefix(shown).map { rule in
            let scope = rule.scope.roles + rule.scope.files.map { "`\($0.text)`" }
            let place = scope.isEmpty ? "" : " (\(scope.joined(separator: ", ")))"
            return "- `\(rule.id)`\(place): \(rule.why) \(rule.fix)"
        }
        let rest = rules.dropFirst(shown).map { "`\($0.id)`" }
        return head + lines + (rest.isEmpty ? [] : ["- And \(rest.joinedAsAlternatives("and"))."])
    }

    /// What an agent runs before it's done.
    private var end: [String] {
        let package = project.namedPackage.map { " --package-path \($0.quotedForShell)" } ?? ""
        let check =
            project.isPackage ? "swift test" + package : project.command("update --check")
        return [
            "", "Before you finish, run:", "", "    \(project.command("lint"))", "    \(check)",
        ]
    }
}
