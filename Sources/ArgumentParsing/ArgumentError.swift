package import Basics

/// A mistake in a command line.
package enum ArgumentError: Error, Hashable, Sendable {
    /// An unknown option.
    ///
    /// `cluster` is the word of combined short options that contains it. `instead` is what to type
    /// if the name is a key of another option's values.
    case unknownOption(String, cluster: String? = nil, instead: String? = nil)
    case unknownSubcommand(String)
    /// An option that ends the line or precedes another option.
    ///
    /// `rejected` is the next word if it begins with a hyphen but isn't an option, so that it may
    /// have been meant as the value.
    case missingValue(Option, spelling: String, rejected: String?)
    /// A value for a flag, attached with `=`.
    case unexpectedValue(String, forFlag: String)
    /// A value that an option's choices don't include.
    case invalidOptionValue(String, Option, spelling: String)
    /// A value that an argument's choices don't include.
    case invalidArgumentValue(String, Argument)
    /// Several values for an option that isn't repeatable.
    case repeatedOption(Option, values: [String])
    /// Options that exclude each other.
    case exclusiveOptions([Option])
    case missingOption(Option)
    /// A missing argument. `joined` is an argument that may contain it, separated by a comma.
    case missingArgument(Argument, joined: String?)
    case unexpectedArguments([String])
    /// Words after an option's value that seem to belong to the value.
    case splitValue(Option, value: String, rest: [String])

    /// Whether the roles of the words around it are uncertain, so that a missing or unexpected
    /// argument may only be a consequence.
    var hidesArity: Bool {
        switch self {
        case .unknownOption, .unknownSubcommand, .missingValue: true
        default: false
        }
    }
}

extension ArgumentError {
    /// The message and the hint, for a command line that chose the command at `path`.
    func diagnostic(at path: CommandPath) -> Diagnostic {
        let (message, hint) = wording(at: path)
        return Diagnostic(.error, message, hint: hint)
    }

    private func wording(at path: CommandPath) -> (message: String, hint: String?) {
        switch self {
        case .unknownOption(let name, let cluster, let instead):
            let place = cluster.map { " in '\($0.bounded)'" } ?? ""
            return (
                "unknown option '\(name.bounded)'\(place)",
                instead.map { "Write it as '\($0)'" } ?? path.advice(aboutOption: name)
            )
        case .unknownSubcommand(let name):
            return ("unknown subcommand '\(name.bounded)'", path.advice(aboutSubcommand: name))
        case .missingValue(let option, let spelling, let rejected):
            return (
                "missing value for '\(option.label(spelledAs: spelling))'",
                rejected.map {
                    "A value that begins with '-' is written '\(spelling)=\($0.bounded)'"
                }
            )
        case .unexpectedValue(let value, let name):
            return (
                "the option '\(name)' does not take any value, "
                    + "but '\(value.bounded)' was specified",
                nil
            )
        case .invalidOptionValue(let value, let option, let spelling):
            return Self.invalid(
                value, for: option.label(spelledAs: spelling), option.source.choices ?? [])
        case .invalidArgumentValue(let value, let argument):
            return Self.invalid(value, for: argument.label, argument.source.choices ?? [])
        case .repeatedOption(let option, let values):
            let times = values.count == 2 ? "twice" : "\(values.count) times"
            return (
                "the option '\(option.label())' can be given only once, "
                    + "but was given \(times): \(Self.list(values))",
                nil
            )
        case .exclusiveOptions(let options):
            let names = options.map { "'\($0.name)'" }.joinedAsAlternatives("and")
            return ("the options \(names) cannot be used together", nil)
        case .missingOption(let option):
            return ("missing expected argument '\(option.label())'", nil)
        case .missingArgument(let argument, let joined):
            let dots = argument.isRepeating ? " ..." : ""
            return (
                "missing expected argument '\(argument.label)\(dots)'",
                joined.map {
                    "Separate arguments with spaces: "
                        + "'\(path.text) \($0.bounded.replacing(",", with: " "))'"
                }
            )
        case .unexpectedArguments(let values):
            let count = values.count == 1 ? "" : "\(values.count) "
            let noun = values.count == 1 ? "argument " : "arguments: "
            return ("\(count)unexpected \(noun)\(Self.list(values))", nil)
        case .splitValue(let option, let value, let rest):
            let whole = ([value] + rest).joined(separator: " ").bounded
            return (
                "the value of '\(option.name)' ends at the space: '\(value.bounded)', "
                    + "then \(Self.list(rest))",
                "Quote it: \(option.name) \(whole.quotedForShell)"
            )
        }
    }

    private static func invalid(
        _ value: String, for label: String, _ choices: [String]
    ) -> (message: String, hint: String?) {
        let words = choices.map { "'\($0)'" }.joinedAsAlternatives()
        let hints = [
            "Please provide one of \(words).", Suggestions.question(for: value, among: choices),
        ]
        return (
            "the value '\(value.bounded)' is invalid for '\(label)'",
            hints.compactMap(\.self).joined(separator: " ")
        )
    }

    private static func list(_ values: [String]) -> String {
        let shown = values.prefix(5).map { "'\($0.bounded)'" }.joined(separator: ", ")
        return values.count > 5 ? shown + ", …" : shown
    }

    /// The help of the option or argument that the error is about.
    fileprivate var help: String? {
        switch self {
        case .missingValue(let option, let spelling, _),
            .invalidOptionValue(_, let option, let spelling):
            "\(option.label(spelledAs: spelling))  \(option.help)"
        case .repeatedOption(let option, _), .missingOption(let option):
            "\(option.label())  \(option.help)"
        case .missingArgument(let argument, _), .invalidArgumentValue(_, let argument):
            "\(argument.label)  \(argument.help)"
        default: nil
        }
    }
}

extension CommandPath {
    /// Returns the place of an option that another command has, or options with similar names.
    fileprivate func advice(aboutOption name: String) -> String? {
        if commands.count > 1, option(spelled: name) != nil {
            return "Write it after the subcommand: '\(text) \(name)'"
        }
        if commands.dropLast().contains(where: { $0.has(name) }) {
            return "It is an option of the program itself: '\(commands[0].name) \(name)'"
        }
        if let below = subcommands.first(where: { $0.command.has(name) }) {
            return "Write it after the subcommand, as in '\(below.text) \(name)'"
        }
        let bare = name.drop { $0 == "-" }
        let names = options.map { String($0.name.dropFirst(2)) }
        guard bare.count > 1 else { return nil }
        let close = Suggestions.closest(to: String(bare), among: names)
        guard !close.isEmpty else { return nil }
        return "Did you mean \(close.prefix(3).map { "'--\($0)'" }.joinedAsAlternatives())?"
    }

    /// Returns the subcommands that other tools call by this name, or those with similar names.
    fileprivate func advice(aboutSubcommand name: String) -> String? {
        let word = name.lowercased()
        let commands = subcommands.map(\.command)
        let same = commands.filter { $0.synonyms.contains(word) }.map { "'\($0.name)'" }
        if !same.isEmpty { return "Did you mean \(same.joinedAsAlternatives())?" }
        return Suggestions.question(for: name, among: commands.map(\.name))
    }
}

extension Command {
    fileprivate func has(_ spelling: String) -> Bool {
        options.contains { $0.spellings.contains(spelling) }
    }
}

extension String {
    /// The text, shortened in the middle if it is long.
    ///
    /// Scalars are counted because one `Character` can contain any number of combining marks.
    var bounded: String {
        let limit = 80
        let tail = 15
        let scalars = maskingURLSecrets.unicodeScalars
        guard scalars.count > limit else { return String(scalars) }
        var result = String.UnicodeScalarView(scalars.prefix(limit - tail - 1))
        result.append("…")
        result.append(contentsOf: scalars.suffix(tail))
        return String(result)
    }
}

/// The mistakes in a command line, and the arguments that could be parsed.
package struct ParseFailure: Error, Hashable, Sendable {
    /// The mistakes, in the order of the words that they are about.
    package let errors: [ArgumentError]
    /// The arguments that were parsed in spite of the mistakes, such as `--color`.
    package let arguments: ParsedArguments
    private let words: [String]

    init(_ errors: [ArgumentError], arguments: ParsedArguments, words: [String]) {
        self.errors = errors
        self.arguments = arguments
        self.words = words
    }

    package var exitStatus: ExitStatus { .usage }

    /// Whether an option is on the command line, even if it is unknown or follows an unknown
    /// subcommand. A wrong command line with `--json` is still answered in JSON.
    package func mentions(_ option: Option) -> Bool {
        words.prefix { $0 != "--" }.contains { option.spellings.contains($0) }
    }

    /// The first 20 mistakes, with what to type instead as the hint.
    package var diagnostics: [Diagnostic] {
        let limit = 20
        let shown = errors.prefix(limit).map { $0.diagnostic(at: arguments.path) }
        guard errors.count > limit else { return shown }
        return shown + [Diagnostic(.error, "\(errors.count - limit) more problems are not shown")]
    }

    /// Returns the whole text for the terminal, escaped, without a final line break.
    ///
    ///     error: unknown option '--forse'. Did you mean '--force'?
    ///     Usage: scene-kit new <name> [<options>]
    ///       See 'scene-kit new --help' for more information.
    package func text(colored: Bool = false) -> String {
        var lines = diagnostics.map { line(of: $0, colored: colored) }
        if let help = errors.first?.help { lines.append("Help:  " + help) }
        lines.append(UsageLine(arguments.path).short(after: "Usage: "))
        lines.append("  See '\(arguments.path.text) --help' for more information.")
        return lines.joined(separator: "\n")
    }

    private func line(of diagnostic: Diagnostic, colored: Bool) -> String {
        let label = colored ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
        let message = diagnostic.message.escapedForTerminal()
        guard let hint = diagnostic.hint else { return "\(label) \(message)" }
        let period = message.last == "." ? "" : "."
        return "\(label) \(message)\(period) \(hint.escapedForTerminal())"
    }
}
