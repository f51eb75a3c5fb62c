/// One thing that is wrong with a command line, as a fact. The words for it are in
/// `ArgumentError+Wording.swift`.
package enum ArgumentError: Error, Hashable, Sendable {
    /// No such option; `cluster` is the word of combined short options that it stands in, and
    /// `instead` what to type where its name is the key of another option's values.
    case unknownOption(String, cluster: String? = nil, instead: String? = nil)
    case unknownSubcommand(String)
    /// An option at the end, or before another option. `rejected` is the word that follows when
    /// it looks like an option and is none: it may have been meant as the value.
    case missingValue(Option, spelling: String, rejected: String?)
    /// A value given to a flag with `=`.
    case unexpectedValue(String, forFlag: String)
    /// A value that is none of an option's choices.
    case invalidOptionValue(String, Option, spelling: String)
    /// A value that is none of an argument's choices.
    case invalidArgumentValue(String, Argument)
    /// An option that is not repeatable, with the values it was given.
    case repeatedOption(Option, values: [String])
    /// Options that exclude one another, as they were given.
    case exclusiveOptions([Option])
    case missingOption(Option)
    /// `joined` is an argument that may hold this one, too, behind a comma.
    case missingArgument(Argument, joined: String?)
    case unexpectedArguments([String])
    /// Words behind an option's value that seem to belong to it.
    case splitValue(Option, value: String, rest: [String])

    /// Whether the words around it can no longer be told apart, so that a missing or superfluous
    /// argument may only be a consequence of it.
    var hidesArity: Bool {
        switch self {
        case .unknownOption, .unknownSubcommand, .missingValue: true
        default: false
        }
    }
}

/// A command line that cannot be run: all that is wrong with it, and what was understood.
package struct ParseFailure: Error, Hashable, Sendable {
    /// The facts, in the order of the words they are about.
    package let errors: [ArgumentError]
    /// What was understood in spite of them, for `--color` and the like.
    package let arguments: ParsedArguments
    private let words: [String]

    init(_ errors: [ArgumentError], arguments: ParsedArguments, words: [String]) {
        self.errors = errors
        self.arguments = arguments
        self.words = words
    }

    /// Whether an option stands on the command line, even where it is unknown or follows an
    /// unknown subcommand. A wrong command line with `--json` is still answered in JSON.
    package func mentions(_ option: Option) -> Bool {
        words.prefix { $0 != "--" }.contains { option.spellings.contains($0) }
    }
}
