/// A program's command line as data, from which parsing, help, completion scripts, and the command
/// reference are derived.
package struct CommandTree: Hashable, Sendable {
    /// The program itself, including the built-in options and the `help` subcommand.
    package let root: Command
    /// The options that every command accepts, including `--help`.
    package let globalOptions: [Option]

    package init(root: Command, globalOptions: [Option] = []) {
        var root = root
        let topics = root.subcommands.map(\.name)
        let first = topics.first ?? Self.helpName
        var help = Command(
            name: Self.helpName, abstract: "Show the help of a subcommand.",
            arguments: [
                Argument(
                    "subcommand", from: .suggestions(topics), optional: true, repeating: true,
                    help: "The subcommand to show the help of.")
            ], options: [.all],
            examples: [
                "\(root.name) help --all": "List all subcommands and the options that all have.",
                "\(root.name) help \(first)": "Show what '\(first)' takes.",
            ])
        help.section = root.subcommands.last?.section ?? help.section
        root.subcommands.append(help)
        root.options += [.version, .completionScript]
        self.root = root
        self.globalOptions = globalOptions + [.help]
    }

    static let helpName = "help"

    /// The path to the program itself.
    package var rootPath: CommandPath {
        CommandPath(commands: [root], globalOptions: globalOptions)
    }

    /// Parses a command line.
    ///
    /// - Parameters:
    ///   - words: The command line without the program's name.
    ///   - values: Returns the candidates that completion offers. One may be an unknown option.
    /// - Throws: `ParseFailure` with all mistakes in the line.
    package func parse(
        _ words: [String], values: (ValueQuestion) -> [Candidate] = { _ in [] }
    ) throws(ParseFailure) -> ParseOutcome {
        if let request = CompletionRequest(words) { return .completions(request) }
        var parser = ArgumentParser(words, from: rootPath)
        return try parser.outcome(values)
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

    package var subcommands: [CommandPath] {
        command.subcommands.map {
            CommandPath(commands: commands + [$0], globalOptions: globalOptions)
        }
    }

    func option(spelled spelling: String) -> Option? {
        options.first { $0.spellings.contains(spelling) }
    }

    func descending(to name: String) -> CommandPath? {
        subcommands.first { $0.command.name == name || $0.command.aliases.contains(name) }
    }
}
