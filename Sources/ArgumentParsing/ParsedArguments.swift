/// What a command line asks for.
package enum ParseOutcome: Hashable, Sendable {
    /// Run the chosen command.
    case run(ParsedArguments)
    /// Print `HelpText` of a command.
    case help(CommandPath, ParsedArguments)
    case version
    /// Print `CommandTree.completionScript(for:)`.
    case completionScript(CompletionShell)
    /// Print completion candidates; asked by the completion scripts.
    case completions(CompletionRequest)
}

/// The command chosen and everything that was given to it, in the order it was given.
package struct ParsedArguments: Hashable, Sendable {
    /// One option as it stood on the command line.
    package struct OptionUse: Hashable, Sendable {
        /// The option, however it was spelt.
        package let option: Option
        /// The value, or nil for a flag.
        package let value: String?
        /// The index of the word that holds the option's name.
        package let wordIndex: Int
    }

    /// One word that is not an option.
    package struct Positional: Hashable, Sendable {
        package let value: String
        package let wordIndex: Int
    }

    package let path: CommandPath
    /// Every option given, global ones too.
    package let optionUses: [OptionUse]
    /// Every positional argument given.
    package let positionals: [Positional]

    package func flag(_ option: Option) -> Bool {
        optionUses.contains { $0.option.name == option.name }
    }

    /// The values given to an option, in order.
    package func values(of option: Option) -> [String] {
        optionUses.filter { $0.option.name == option.name }.compactMap(\.value)
    }

    /// The last value given to an option, or nil where it was not given.
    package func last(of option: Option) -> String? { values(of: option).last }

    /// The value of a positional argument, or nil where it was left out.
    package func value(of argument: Argument) -> String? { values(of: argument).first }

    /// The values of a positional argument: one at most, unless it repeats.
    package func values(of argument: Argument) -> [String] {
        let declared = path.command.arguments
        guard let index = declared.firstIndex(where: { $0.name == argument.name }) else {
            return []
        }
        let rest = positionals.dropFirst(index).map(\.value)
        return declared[index].isRepeating ? rest : Array(rest.prefix(1))
    }
}
