import ArgumentParsing

/// A command line much like scene-kit's, so that the tests do not change when that grows.
extension Option {
    static let param = Option(
        "--param", "[label ]name:Type[=default]", repeatable: true,
        help: "A piece of the scene's initial data.")
    static let template = Option(
        "--template", "set", from: .dynamic("sets"), default: "Scene",
        help: "The template set to render, by name or by path.")
    static let option = Option(
        "--option", "key=value", from: .dynamic("set-options"), repeatable: true,
        help: "A choice that the template set offers.")
    static let package = Option(
        "--package", "dir", from: .directory, help: "The Swift package to write to.")
    static let output = Option(
        "--output", "dir", from: .directory, help: "The folder to write to.")
    static let tests = Option(
        "--tests", "dir", from: .directory, help: "The folder to write tests to.")
    static let force = Option.flag("--force", short: "f", help: "Overwrite files that differ.")
    static let skipExisting = Option.flag(
        "--skip-existing", help: "Keep files that differ [as they are]: it's safe.")
    static let dryRun = Option.flag(
        "--dry-run", short: "n", help: "Print what would be done and write nothing.")
    static let json = Option.flag("--json", help: "Print one JSON document.")
    static let data = Option(
        "--data", "json", from: .file, help: "The data to render with.")
    static let escape = Option(
        "--escape", "how", from: .choices(["html", "none"]), default: "none",
        help: "How values are escaped.")
    static let quiet = Option.flag("--quiet", short: "q", help: "Print errors only.")
    static let color = Option(
        "--color", "when", from: .choices(["auto", "always", "never"]), default: "auto",
        help: "Whether to use colors.")
}

extension Argument {
    static let name = Argument(
        "name", help: "The scene's name, a Swift identifier that starts with an upper-case letter.")
    static let set = Argument(
        "set", from: .dynamic("sets"), optional: true, repeating: true, help: "The sets to show.")
    static let file = Argument("file", from: .file, help: "The template.")
    static let mode = Argument(
        "mode", from: .choices(["fast", "slow"]), optional: true, help: "How to go about it.")
}

enum Sample {
    static let new = Command(
        name: "new", synonyms: "create", abstract: "Make a scene from a template set.",
        discussion: """
            All the files are formed and checked before the first one is written. A file that is \
            there already and differs is a conflict, and then nothing is written at all.

            Parameters are written as in Swift:
              --param carID:String
              --param "for car:Car"
            """,
        arguments: [.name],
        options: [
            .param, .template, .option, .package, .output, .tests, .force, .skipExisting, .dryRun,
            .json,
        ],
        exclusions: [[.package, .output], [.package, .tests], [.force, .skipExisting]],
        examples: [
            "scene-kit new CarDetails --param carID:String":
                "Make CarDetails, which starts with the identifier of a car.",
            "scene-kit new CarList --package Cars --option access=public --dry-run":
                "Print what would be made in the package Cars, with everything public that other "
                + "modules need.",
        ])

    static let list = Command(
        name: "list", synonyms: "ls", abstract: "List the template sets.", options: [.json],
        examples: ["scene-kit list": "Print a table of the sets."])

    static let show = Command(
        name: "show", synonyms: "ls", abstract: "Show template sets.", arguments: [.set],
        options: [.json],
        examples: ["scene-kit show Scene": "Show the files and options of Scene."])

    static let render = Command(
        name: "render", abstract: "Render one template.", arguments: [.file, .mode],
        options: [.data, .escape],
        examples: [
            "scene-kit render a.mustache --data a.json": "Print the rendered template."
        ])

    static let tree = CommandTree(
        root: Command(
            name: "scene-kit", abstract: "Make iOS scenes from template sets.",
            examples: [
                "scene-kit new CarDetails": "Make a scene in the current folder."
            ],
            subcommands: [new, list, show, render]),
        globalOptions: [.quiet, .color])

    /// Returns the request of a command line as text, for tables of expectations.
    static func read(_ line: String) -> String {
        read(line.split(separator: " ").map(String.init))
    }

    static func read(_ words: [String]) -> String {
        do {
            return describe(try tree.parse(words))
        } catch {
            return error.text().split(separator: "\n").filter { $0.hasPrefix("error: ") }
                .map { $0.dropFirst(7) }.joined(separator: " & ")
        }
    }

    private static func describe(_ outcome: ParseOutcome) -> String {
        switch outcome {
        case .run(let arguments):
            let options = arguments.optionUses.map { use in
                String(use.option.name.dropFirst(2)) + (use.value.map { "<\($0)>" } ?? "")
            }
            let words = arguments.path.names + arguments.positionals.map { "<\($0.value)>" }
            return (words + options).joined(separator: " ")
        case .help(let path, _, _): return "help of " + path.text
        case .version: return "version"
        case .completionScript(let shell): return "script for \(shell)"
        case .completions(let request):
            return "completions \(request.words)"
        }
    }
}
