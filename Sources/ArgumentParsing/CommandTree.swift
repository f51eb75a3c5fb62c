/// A program's command line as data, with the built-in `--help`, `help`, `--version`, and
/// `--generate-completion-script`.
///
/// Parsing, help, completion scripts, and the command reference are derived from it.
package struct CommandTree: Hashable, Sendable {
    /// The program itself, including the built-in options and the `help` subcommand.
    package let root: Command
    /// The options that every command accepts, including `--help`.
    package let globalOptions: [Option]

    package init(root: Command, globalOptions: [Option] = []) {
        var root = root
        root.subcommands.append(Self.helpSubcommand(of: root.name, among: root.subcommands))
        root.options += [.version, .completionScript]
        self.root = root
        self.globalOptions = globalOptions + [.help]
    }

    /// The path to the program itself.
    package var rootPath: CommandPath {
        CommandPath(commands: [root], globalOptions: globalOptions)
    }

    /// Parses a command line.
    ///
    /// - Parameters:
    ///   - words: The command line without the program's name.
    ///   - values: Returns the candidates that completion offers. An unknown option may be one of
    ///     these keys.
    /// - Throws: `ParseFailure` with all mistakes in the line.
    package func parse(
        _ words: [String], values: (ValueQuestion) -> [Candidate] = { _ in [] }
    ) throws(ParseFailure) -> ParseOutcome {
        if let request = CompletionRequest(words) { return .completions(request) }
        var parser = ArgumentParser(words, from: rootPath)
        parser.scan()
        return try parser.outcome(values)
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
                "\(program) help": "List the subcommands.",
                "\(program) help \(first)": "Show what '\(first)' takes.",
            ])
    }
}

/// The commands from the program to one of its subcommands.
package struct CommandPath: Hashable, Sendable {
    /// The commands from the program to the chosen one; never empty.
    package let commands: [Command]
    package let globalOptions: [Option]

    package var command: Command { commands[commands.count - 1] }

    /// The names below the program, such as `["new"]`. Empty for the program itself.
    package var names: [String] { commands.dropFirst().map(\.name) }

    /// The words that choose the command, such as `scene-kit new`.
    package var text: String { commands.map(\.name).joined(separator: " ") }

    package var options: [Option] { command.options + globalOptions }

    package var subcommands: [CommandPath] { command.subcommands.map(appending) }

    func option(spelled spelling: String) -> Option? {
        options.first { $0.spellings.contains(spelling) }
    }

    func descending(to name: String) -> CommandPath? {
        command.subcommands.first { $0.name == name }.map(appending)
    }

    private func appending(_ subcommand: Command) -> CommandPath {
        CommandPath(commands: commands + [subcommand], globalOptions: globalOptions)
    }
}
