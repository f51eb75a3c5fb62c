import ArgumentParsing
import TestSupport
import Testing

@Suite struct DefectsTests {
    @Test(arguments: [
        (Command(name: "x", abstract: "X."), "p x: there is no example"),
        (command(abstract: ""), "p x: there is no abstract"),
        (command(options: [.force, .force]), "p x: '-f' is declared twice"),
        (command(options: [.flag("--quiet", help: "Q.")]), "p x: '--quiet' is declared twice"),
        (command(arguments: [.name, .name]), "p x: <name> is declared twice"),
        (command(arguments: [.set, .mode]), "p x: an argument follows [<set> ...]"),
        (
            command(arguments: [.mode, .file]),
            "p x: the required <file> follows an optional argument"
        ),
        (command(exclusions: [[.json]]), "p x: '--json' is excluded but not declared"),
        (command(options: [.flag("-x", help: "X.")]), "p x: '-x' does not start with two hyphens"),
        (command(options: [.flag("--x", help: "")]), "p x: '--x' has no help"),
        (
            command(options: [Option("--x", "y", from: .choices(["a b"]), help: "X.")]),
            "p x: a choice of '--x' is not one word"
        ),
        (
            command(examples: ["q x": ""]),
            "p x: the example 'q x' does not start with the program"
        ),
        (
            command(examples: ["p x 'a b' | more": ""]),
            "p x: the example 'p x 'a b' | more' does not parse: unexpected argument 'a b'"
        ),
        (
            command(arguments: [.name], subcommands: [Sample.list]),
            "p x: there are arguments beside subcommands"
        ),
    ])
    func `defects of a declaration are found`(command: Command, defect: String) {
        let tree = CommandTree(
            root: Command(name: "p", abstract: "P.", subcommands: [command]),
            globalOptions: [.quiet])
        #expect(tree.defects.first { $0.hasPrefix("p x:") } == defect)
    }

    private static func command(
        abstract: String = "X.", arguments: [Argument] = [], options: [Option] = [],
        exclusions: [[Option]] = [], examples: KeyValuePairs<String, String> = ["p x": "X."],
        subcommands: [Command] = []
    ) -> Command {
        Command(
            name: "x", abstract: abstract, arguments: arguments, options: options,
            exclusions: exclusions, examples: examples, subcommands: subcommands)
    }
}
