package import Basics

/// The request that a command line expresses.
package enum ParseOutcome: Hashable, Sendable {
    /// Run the chosen command.
    case run(ParsedArguments)
    /// Print `HelpText` of a command.
    case help(CommandPath, ParsedArguments, HelpText.Extent)
    case version
    /// Print `CommandTree.completionScript(for:)`.
    case completionScript(CompletionShell)
    /// Print completion candidates for a completion script.
    case completions(CompletionRequest)
}

/// The chosen command with its options and arguments.
package struct ParsedArguments: Hashable, Sendable {
    /// An option on the command line.
    package struct OptionUse: Hashable, Sendable {
        package let option: Option
        /// The value, or nil for a flag.
        package let value: String?
        /// The index of the word that holds the option's name.
        package let wordIndex: Int
    }

    /// A word that isn't an option.
    package struct Positional: Hashable, Sendable {
        package let value: String
        package let wordIndex: Int
    }

    package let path: CommandPath
    /// All options in order, including global ones.
    package let optionUses: [OptionUse]
    package let positionals: [Positional]

    /// Whether the command line has an option, with or without a value.
    package func flag(_ option: Option) -> Bool {
        optionUses.contains { $0.option.name == option.name }
    }

    package func values(of option: Option) -> [String] {
        optionUses.filter { $0.option.name == option.name }.compactMap(\.value)
    }

    package func last(of option: Option) -> String? { values(of: option).last }

    /// Returns the value of a positional argument, or nil if it wasn't given.
    package func value(of argument: Argument) -> String? { values(of: argument).first }

    /// Returns the values of a positional argument: at most one, unless it is repeating.
    package func values(of argument: Argument) -> [String] {
        let all = path.command.arguments
        guard let index = all.firstIndex(where: { $0.name == argument.name }) else { return [] }
        let rest = positionals.dropFirst(index).map(\.value)
        return all[index].isRepeating ? rest : Array(rest.prefix(1))
    }

    /// Returns the arguments with changed values.
    package func mapValues(_ transform: (String) -> String) -> ParsedArguments {
        ParsedArguments(
            path: path,
            optionUses: optionUses.map {
                OptionUse(
                    option: $0.option, value: $0.value.map(transform), wordIndex: $0.wordIndex)
            },
            positionals: positionals.map {
                Positional(value: transform($0.value), wordIndex: $0.wordIndex)
            })
    }
}

/// The mistakes in a command line, and the arguments that could be parsed.
package struct ParseFailure: Error, Hashable, Sendable {
    let errors: [Diagnostic]
    /// The help of the option or argument that the first error is about.
    let help: String?
    package let missingArguments: [Argument]
    /// The arguments that were parsed in spite of the mistakes.
    package let arguments: ParsedArguments
    let words: [String]

    /// Whether the only mistake is that an argument is missing.
    package func onlyLacks(_ argument: Argument) -> Bool {
        missingArguments == [argument] && errors.count == 1
    }

    /// Whether all mistakes are that something is missing.
    package var isOnlyIncomplete: Bool { errors.count == missingArguments.count }

    /// Whether an option is on the command line, even if it is unknown or follows an unknown
    /// subcommand. A wrong command line with `--json` is still answered in JSON.
    package func mentions(_ option: Option) -> Bool {
        words.prefix { $0 != "--" }.contains { option.spellings.contains($0) }
    }

    /// The first 20 mistakes, with what to type instead as the hint.
    package var diagnostics: [Diagnostic] {
        let left = errors.count - 20
        if left <= 0 { return errors }
        return errors.dropLast(left) + [Diagnostic(.error, "\(left) more problems are not shown")]
    }

    /// Returns the whole text for the terminal, escaped, without a final line break.
    ///
    ///     error: unknown option '--forse'. Did you mean '--force'?
    ///     Usage: scene-kit new <name> [<options>]
    ///       See 'scene-kit new --help' for more information.
    ///
    /// - Parameter columns: The width of the terminal, to which all but the errors is wrapped.
    package func text(colored: Bool = false, columns width: Int = .max) -> String {
        let label = colored ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
        var lines = diagnostics.map { diagnostic in
            let message = diagnostic.message.escapedForTerminal()
            guard let hint = diagnostic.hint else { return "\(label) \(message)" }
            let period = message.last == "." ? "" : "."
            return "\(label) \(message)\(period) \(hint.escapedForTerminal())"
        }
        if let help {
            lines.append("Help:  \(help.wrapped(to: width, indentedBy: 7).dropFirst(7))")
        }
        lines.append(arguments.path.usage(after: "Usage: ", width: width, isShort: true))
        let end = "See '\(arguments.path.text) --help' for more information."
        lines.append(end.wrapped(to: width, indentedBy: 2))
        return lines.joined(separator: "\n")
    }
}
