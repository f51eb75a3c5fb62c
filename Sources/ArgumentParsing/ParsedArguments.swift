/// The request that a command line expresses.
package enum ParseOutcome: Hashable, Sendable {
    /// Run the chosen command.
    case run(ParsedArguments)
    /// Print `HelpText` of a command.
    case help(CommandPath, ParsedArguments)
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

    package func flag(_ option: Option) -> Bool {
        optionUses.contains { $0.option.name == option.name }
    }

    /// Returns the values of an option, in order.
    package func values(of option: Option) -> [String] {
        optionUses.filter { $0.option.name == option.name }.compactMap(\.value)
    }

    /// Returns the last value of an option, or nil if it wasn't given.
    package func last(of option: Option) -> String? { values(of: option).last }

    /// Returns the value of a positional argument, or nil if it wasn't given.
    package func value(of argument: Argument) -> String? { values(of: argument).first }

    /// Returns the values of a positional argument: at most one, unless it is repeating.
    package func values(of argument: Argument) -> [String] {
        let declared = path.command.arguments
        guard let index = declared.firstIndex(where: { $0.name == argument.name }) else {
            return []
        }
        let rest = positionals.dropFirst(index).map(\.value)
        return declared[index].isRepeating ? rest : Array(rest.prefix(1))
    }
}

extension ParsedArguments {
    /// Returns the mistakes that only show after all words are parsed.
    ///
    /// Possible consequences of earlier errors are omitted. For example, the word after an unknown
    /// option may be its value or an argument.
    func validationErrors(after errors: [ArgumentError]) -> [ArgumentError] {
        let misused = repeatedOptions + exclusiveOptions
        return errors.contains(where: \.hidesArity) ? misused : misused + missingAndUnexpected
    }

    private var repeatedOptions: [ArgumentError] {
        path.options.filter { $0.takesValue && !$0.isRepeatable }.compactMap { option in
            let values = values(of: option)
            return values.count > 1 ? .repeatedOption(option, values: values) : nil
        }
    }

    private var exclusiveOptions: [ArgumentError] {
        path.command.exclusions.compactMap { set in
            let given = set.filter(flag)
            return given.count > 1 ? .exclusiveOptions(given) : nil
        }
    }

    private var missingAndUnexpected: [ArgumentError] {
        let command = path.command
        let given = positionals.count
        let joined = positionals.last.flatMap { $0.value.isJoinedByCommas ? $0.value : nil }
        var errors = command.arguments.dropFirst(given).filter { !$0.isOptional }
            .map { ArgumentError.missingArgument($0, joined: joined) }
        errors += command.options.filter { $0.isRequired && !flag($0) }
            .map(ArgumentError.missingOption)
        if given > command.arguments.count, command.arguments.last?.isRepeating != true {
            let extra = positionals.dropFirst(command.arguments.count).map(\.value)
            errors.append(splitValue(extra: extra.count) ?? .unexpectedArguments(extra))
        }
        return errors
    }

    /// Finds an option's value that was split at a space because it isn't quoted, such as
    /// `--param carID: String`.
    ///
    /// Only placeholders with a ':' or '=' are considered. Such values are Swift code, in which spaces
    /// are common.
    private func splitValue(extra: Int) -> ArgumentError? {
        for use in optionUses {
            guard case .value(let placeholder, _) = use.option.kind, let value = use.value,
                placeholder.contains(where: { ":=".contains($0) })
            else { continue }
            let behind = positionals.drop { $0.wordIndex <= use.wordIndex }
            // The value is in the same word as the option or in the next one.
            guard let start = behind.first?.wordIndex, start <= use.wordIndex + 2 else { continue }
            let rest = behind.enumerated()
                .prefix { $0.element.wordIndex == start + $0.offset }.map(\.element.value)
            // The words of the value precede the arguments of the command.
            let own = Array(rest.prefix(extra))
            if own.count == extra, value.isUnfinished || own.contains(where: \.isPunctuated) {
                return .splitValue(use.option, value: value, rest: own)
            }
        }
        return nil
    }
}

extension String {
    /// Whether `name:Type` or `name=value` is incomplete.
    fileprivate var isUnfinished: Bool {
        guard let separator = lastIndex(where: { ":=".contains($0) }) else { return true }
        return ["", "any", "some"].contains(self[index(after: separator)...]) || hasSuffix(",")
    }

    /// Whether it contains punctuation that a name doesn't.
    fileprivate var isPunctuated: Bool { contains { ":=<>()[]&?!".contains($0) } }

    /// Whether it may be several arguments, such as `CarList,CarDetails`.
    fileprivate var isJoinedByCommas: Bool {
        let parts = split(separator: ",", omittingEmptySubsequences: false)
        return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && !$0.contains(" ") }
    }
}
