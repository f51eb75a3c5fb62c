/// A program's whole command line as data, with what every such program has: `--help`, `help`,
/// `--version` and `--generate-completion-script`.
///
/// Parsing, help, completion scripts and the command reference all read this one value.
package struct CommandTree: Hashable, Sendable {
    /// The program itself, with the built-in options and the `help` subcommand added.
    package let root: Command
    /// The options accepted everywhere, also before the subcommand, with `--help` added.
    package let globalOptions: [Option]

    /// A tree below the program `root`.
    package init(root: Command, globalOptions: [Option] = []) {
        var root = root
        root.subcommands.append(Self.helpSubcommand(of: root.name, among: root.subcommands))
        root.options += [.version, .completionScript]
        self.root = root
        self.globalOptions = globalOptions + [.help]
    }

    /// The path that leads to the program itself.
    package var rootPath: CommandPath {
        CommandPath(commands: [root], globalOptions: globalOptions)
    }

    /// The path that leads to a subcommand, or nil where there is none of that name.
    package func path(to names: [String]) -> CommandPath? {
        names.reduce(rootPath as CommandPath?) { $0?.descending(to: $1) }
    }

    /// Reads a command line, given without the program's name.
    ///
    /// - Parameter values: what completion offers; an unknown option may be one of these keys.
    /// - Throws: `ParseFailure` with every problem of one kind that the line has.
    package func parse(
        _ words: [String], values: (ValueQuestion) -> [Candidate] = { _ in [] }
    ) throws(ParseFailure) -> ParseOutcome {
        if let request = CompletionRequest(words) { return .completions(request) }
        var parser = ArgumentParser(words, from: rootPath)
        parser.scan()
        parser.nameKeys(values)
        return try parser.outcome()
    }

    /// Every command with the way to it, the program itself first, depth first.
    var allPaths: [CommandPath] {
        func below(_ path: CommandPath) -> [CommandPath] {
            [path] + path.subcommands.flatMap(below)
        }
        return below(rootPath)
    }

    static let helpName = "help"

    private static func helpSubcommand(of program: String, among subcommands: [Command])
        -> Command
    {
        let topics = subcommands.map(\.name)
        let first = topics.first ?? helpName
        return Command(
            name: helpName, abstract: "Show the help of a subcommand.",
            arguments: [
                Argument(
                    "subcommand", from: .suggestions(topics), optional: true, repeating: true,
                    help: "The subcommand to show the help of.")
            ],
            examples: [
                Example("\(program) help", "List the subcommands."),
                Example("\(program) help \(first)", "Show what '\(first)' takes."),
            ])
    }
}

/// The way from the program to one of its commands, with all that is needed to parse its
/// arguments and to write about it.
package struct CommandPath: Hashable, Sendable {
    /// The commands from the program to the chosen one; never empty.
    package let commands: [Command]
    package let globalOptions: [Option]

    package var command: Command { commands[commands.count - 1] }

    /// The names below the program: `["new"]`, and empty for the program itself.
    package var names: [String] { commands.dropFirst().map(\.name) }

    /// What is typed to get here: `scene-kit new`.
    package var text: String { commands.map(\.name).joined(separator: " ") }

    var options: [Option] { command.options + globalOptions }

    var subcommands: [CommandPath] {
        command.subcommands.map(appending)
    }

    func option(spelled spelling: String) -> Option? {
        command.options.first { $0.isSpelled(spelling) }
            ?? globalOptions.first { $0.isSpelled(spelling) }
    }

    func descending(to name: String) -> CommandPath? {
        command.subcommands.first { $0.name == name }.map(appending)
    }

    private func appending(_ subcommand: Command) -> CommandPath {
        CommandPath(commands: commands + [subcommand], globalOptions: globalOptions)
    }
}
