import ArgumentParsing
import Basics
import JSONSource
import Linting
import ProjectLinting
import ProjectReading
import Projects
import ScenePlanning
import Scenes
import TemplateSets

/// `scene-kit agents`: what a coding agent needs to know about the scenes of a project.
struct AgentsCommand: Subcommand {
    static let command = Command(
        name: "agents", synonyms: "instructions ai",
        abstract: "Describe the project's scenes and rules to coding agents.",
        discussion: """
            The section has the commands that create and change scenes, the rules of the project's \
            template sets, and what to run before finishing. It has at most 40 lines.

            With --write, the section replaces what is between these two lines of the file:
              <!-- scene-kit agents -->
              <!-- /scene-kit agents -->
            Without them, it's added at the end, and a file that doesn't exist is created.
            """,
        options: [
            MarkdownSection.write, MarkdownSection.check, .projectPackage, .dryRun, .diff, .json,
        ],
        exclusions: [
            [MarkdownSection.check, .dryRun], [MarkdownSection.check, .diff],
        ],
        examples: [
            "scene-kit agents": "Print the section.",
            "scene-kit agents --write AGENTS.md": "Write it into AGENTS.md.",
            "scene-kit agents --write AGENTS.md --check":
                "Fail in CI if the section is out of date.",
        ],
        advice: ["*": "'--write <file>' writes it into a file"])

    let invocation: Invocation

    private var file: SourceText? { invocation.texts(of: MarkdownSection.write)?.last }

    var emptyResult: JSONMember {
        file == nil ? JSONMember("section", nil) : JSONMember("operations", [])
    }

    func run() throws(Failure) -> Outcome {
        let state = try invocation.state()
        let contents = try AgentInstructions(state).text
        guard let file else {
            try MarkdownSection.refuseCheckWithoutFile(invocation.flag(MarkdownSection.check))
            return Outcome(
                text: contents, isDocument: true, json: [JSONMember("section", .string(contents))])
        }
        let section = MarkdownSection(
            command: Self.command.name, heading: "Instructions", contents: contents)
        return try section.outcome(
            file, isCheck: invocation.flag(MarkdownSection.check), notes: [],
            in: state, invocation.report)
    }
}

/// The section of `AGENTS.md`. It has no names of the project's scenes, so that it stays current
/// while these come and go.
private struct AgentInstructions {
    /// The markers are two of these.
    private static let maximumLines = 40

    private let project: Project
    private let sets: [TemplateSet]
    /// The roles of the files that scenes have.
    private let roles: [String]
    /// The set of scenes for which none is named.
    private let usualSet: TemplateSet
    private let rules: [LintRule]
    /// The paths of the first scenes files.
    private let lists: [String]
    private let hasFeatures: Bool
    /// Whether the project or the asked part of it is a package.
    private let isPackage: Bool
    /// Whether new scenes have a place without the user's choice.
    private let hasOnePlace: Bool

    init(_ state: ProjectState) throws(Failure) {
        project = state.project
        // The text doesn't depend on the current folder.
        let configuration =
            project.namedPackage == nil
            ? try project.configuration(at: ProjectFolder(components: [])) : project.configuration
        usualSet = try state.sets.set(configuration.defaults.template)
        var sets: [TemplateSet] = []
        var roles: Set<String> = []
        let records = try state.scenes()
        for record in records {
            guard let found = try? state.sets.set(record.entry.choices.template) else { continue }
            let ids = Set(record.files.map(\.id))
            roles.formUnion(found.files.filter { ids.contains($0.id) }.map(\.role))
            if !sets.contains(where: { $0 === found }) { sets.append(found) }
        }
        self.sets = sets.sorted { $0.name < $1.name }
        self.roles = roles.sorted()
        // Errors first, since not all may fit.
        rules = try ProjectLint(state, names: [], ids: []).rules.filter { $0.severity != .off }
            .sorted {
                ($0.severity == .error ? 0 : 1, $0.id) < ($1.severity == .error ? 0 : 1, $1.id)
            }
        hasFeatures = try !ProjectFeatures(of: state).names.isEmpty
        let packages = project.packages
        isPackage = project.namedPackage != nil || packages.contains(project.root)
        hasOnePlace = isPackage || packages.isEmpty || configuration.sources != nil
        lists = Array(Set(records.compactMap(\.scenesFile)).sorted().prefix(3))
    }

    var text: String {
        let lines = introduction + (sets.isEmpty && !isPackage ? [] : commands + advice)
        let room = Self.maximumLines - 2 - lines.count - end.count
        return (lines + list(atMost: room) + end).map { $0.escapedForTerminal() + "\n" }.joined()
    }

    private func code(_ words: String) -> String { "`\(project.command(words))`" }

    private var introduction: [String] {
        if sets.isEmpty, !isPackage {
            return ["## Scenes", "", "The scenes of this project are written by hand."]
        }
        let names = (sets.isEmpty ? [usualSet] : sets).map { set in
            let name = (set.reference?.name ?? set.location).quotedForShell
            return set.digest == usualSet.digest
                ? "`\(set.name)`" : "`\(set.name)` (`--template \(name)`)"
        }
        let parts = roles.isEmpty ? "" : " (\(roles.joined(separator: ", ")))"
        return [
            "## Scenes", "",
            "A scene is one screen. scene-kit creates its parts\(parts) "
                + "from the template set\(names.count == 1 ? "" : "s") "
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
            let change = "update <Scene> --param page:Int=1 --drop-param carID"
            lines = [
                "- Create a scene: \(code("new <Scene>\(place) --param carID:String"))",
                "- Change its initial data: \(code(change))",
            ]
        }
        if hasFeatures {
            lines.append(
                "- Let other features lead to a scene: give it the option `exported=true`. They import "
                    + "the interface of its feature, and nothing else of it.")
        }
        return lines + [
            "- Add a route to another scene: \(code("route <Scene> <Other>"))",
            "- Rename, move, or remove it: \(code("rename <Scene> <Name>")), "
                + "\(code("move <Scene> <Folder>")), \(code("remove <Scene>"))",
            "- See scenes and routes: \(code("graph --json"))",
            "- Undo the last command: \(code("undo"))",
        ]
    }

    /// The option that a new scene of a project with several packages needs.
    private var place: String {
        if hasFeatures { return " --feature <Feature>" }
        return hasOnePlace ? "" : " --package <Folder>"
    }

    private var advice: [String] {
        [
            "",
            "`--dry-run --diff` shows what a command would do, `--json` prints a result to read, and "
                + "`--help` explains the options.", "",
            "- Never write by hand: files of a new scene, routes, and anything in `.scene-kit`.",
            "- Write your code in the generated files. Later commands merge their changes into it.",
        ]
    }

    /// The rules, one in a line. Those that don't fit are in the last line, with their ids.
    private func list(atMost limit: Int) -> [String] {
        guard let first = rules.first else { return [] }
        let head = [
            "",
            "Rules (\(code("lint --explain \(first.id)")) has examples). Change the code, not the rule: "
                + "no `scene-kit:ignore` and no `--write-baseline` unless you are asked to.", "",
        ]
        let room = limit - head.count
        let shown = rules.count <= room ? rules.count : room - 1
        let lines = rules.prefix(shown).map { rule in
            let scope = rule.scope.roles + rule.scope.files.map { "`\($0.text)`" }
            let place = (scope + (rule.severity == .error ? ["error"] : [])).joined(separator: ", ")
            let text =
                "- `\(rule.id)`\(place.isEmpty ? "" : " (\(place))"): \(rule.why) \(rule.fix)"
            return text.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
        let rest = rules.dropFirst(shown).map { "`\($0.id)`" }
        return head + lines + (rest.isEmpty ? [] : ["- And \(rest.joinedAsAlternatives("and"))."])
    }

    /// The commands to run before an agent is done.
    private var end: [String] {
        let package = project.namedPackage.map { " --package-path \($0.quotedForShell)" } ?? ""
        let check =
            isPackage
            ? ["swift test" + package]
            : (sets.isEmpty ? [] : [project.command("update --check")])
                + (place.isEmpty ? [] : ["swift test --package-path <package that you changed>"])
        return ["", "Before you finish, run:", ""]
            + ([project.command("lint")] + check).map { "    " + $0 }
    }
}
