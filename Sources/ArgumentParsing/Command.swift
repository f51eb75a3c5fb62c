import Basics

/// The program itself or a subcommand. It has either subcommands or arguments.
package struct Command: Hashable, Sendable {
    package var name: String
    /// Other names under which it runs, which no help shows.
    package var aliases: [String]
    /// Names that other tools use for it. Error messages suggest the command for these words.
    package var synonyms: [String] { synonymText.words }
    private let synonymText: String
    /// The heading that the command has among the subcommands.
    package var section = "SUBCOMMANDS"
    /// One line, shown in the list of subcommands and first in the help.
    package var abstract: String
    /// Paragraphs after the abstract. A line that begins with a space isn't wrapped.
    package var discussion: String
    package var arguments: [Argument]
    /// The options of this command, without the global ones.
    package var options: [Option]
    /// Sets of options of which at most one may be given.
    package var exclusions: [[Option]]
    /// Command lines that the help shows last.
    package var examples: [Example]
    private let advice: [Advice]
    package var subcommands: [Command]

    /// - Parameter advice: The sentences of `advice(for:)`, by their words with spaces between them.
    package init(
        name: String, aliases: [String] = [], synonyms: String = "", abstract: String,
        discussion: String = "", arguments: [Argument] = [], options: [Option] = [],
        exclusions: [[Option]] = [], examples: KeyValuePairs<String, String> = [:],
        advice: KeyValuePairs<String, String> = [:], subcommands: [Command] = []
    ) {
        (self.name, self.aliases, synonymText) = (name, aliases, synonyms)
        (self.abstract, self.discussion) = (abstract, discussion)
        (self.arguments, self.options, self.exclusions) = (arguments, options, exclusions)
        self.examples = examples.map { Example(command: $0.key, explanation: $0.value) }
        self.subcommands = subcommands
        self.advice = advice.map { Advice(words: $0.key, sentence: $0.value) }
    }

    /// The sentence about an option, a subcommand, or an argument that other tools have; that of `*`
    /// is about any other argument.
    package func advice(for word: String) -> String? {
        advice.first {
            !$0.words.utf8Offsets(of: word).isEmpty
                && $0.words.words.contains(word)
        }?.sentence
    }

    private struct Advice: Hashable, Sendable {
        let words: String
        let sentence: String
    }

    /// Returns the argument for the word at an index, or nil if there are fewer arguments.
    func argument(at index: Int) -> Argument? {
        index < arguments.count ? arguments[index] : arguments.last { $0.isRepeating }
    }
}

package struct Argument: Hashable, Sendable {
    /// The placeholder without angle brackets, such as `name`.
    package let name: String
    package let isOptional: Bool
    /// Whether it takes all remaining arguments. Only the last one may.
    package let isRepeating: Bool
    package let source: ValueSource
    package let help: String

    package init(
        _ name: String, from source: ValueSource = .any, optional: Bool = false,
        repeating: Bool = false, help: String
    ) {
        (self.name, self.source, self.help) = (name, source, help)
        (isOptional, isRepeating) = (optional, repeating)
    }

    package var label: String { "<\(name)>" }

    /// The argument in a usage line: `<name>`, `[<name>]`, or `<name> ...`.
    package var synopsis: String {
        let text = isRepeating ? label + " ..." : label
        return isOptional ? "[\(text)]" : text
    }

    package var fullHelp: String { help + (source.listedChoices.map { " (\($0))" } ?? "") }
}

/// The values that completion offers and the parser accepts.
package enum ValueSource: Hashable, Sendable {
    /// Anything. Completion offers nothing.
    case any
    case file
    case directory
    /// One of these words. Anything else is an error.
    case choices([String])
    /// Anything. Completion offers these words.
    case suggestions([String])
    /// Anything. Completion offers the program's answer for this key.
    case dynamic(String)

    package var choices: [String]? { if case .choices(let words) = self { words } else { nil } }

    fileprivate var listedChoices: String? {
        choices.map { "values: \($0.joined(separator: ", "))" }
    }
}

/// A command line that the help shows.
package struct Example: Hashable, Sendable {
    /// The whole line, including the program's name.
    package let command: String
    /// A sentence that says what the command does.
    package let explanation: String
}

/// An option or a flag. Each is a constant, which also reads the command line:
/// `arguments.flag(.force)`.
package struct Option: Hashable, Sendable {
    /// The name with its hyphens, such as `--force`.
    package let name: String
    /// The letter of the short form, such as `q` for `-q`.
    package var short: Character?
    /// The value in the help, without angle brackets; nil for a flag.
    package var placeholder: String?
    package var source = ValueSource.any
    /// Whether it may have several values. A repeated flag is always accepted.
    package var isRepeatable = false
    /// The default, as text for the help.
    package var defaultText: String?
    /// The heading that the option has in the help of a command with many.
    package var section = "OTHER OPTIONS"
    /// Whether the short help of a command with many options leaves it out.
    package var isRare = false
    /// The names that other tools have for it, with hyphens and with spaces between them.
    package var synonymText = ""
    package var synonyms: [String] { synonymText.words }
    package let help: String

    package static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
        Option(name: name, short: short, help: help)
    }

    static let help = Option.flag(
        "--help", short: "h",
        help: "Show this help. -h shows only the options that are used most.")

    static let all = Option.flag("--all", help: "Show every subcommand and option.")

    static let version = Option.flag("--version", help: "Show the version.")

    static let completionScript = Option(
        "--generate-completion-script", "shell",
        from: .choices(CompletionShell.allCases.map(\.rawValue)),
        help: "Print the completion script for a shell.")

    /// The names with their hyphens, beginning with the short one.
    package var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [name] }

    /// A label such as `--param <name:Type>`.
    var label: String { placeholder.map { "\(name) <\($0)>" } ?? name }

    /// The names in the help's list, such as `-q, --quiet`.
    package var listing: String { short.map { "-\($0), \(label)" } ?? label }

    /// The option in a usage line, without the brackets of an optional part.
    var bareSynopsis: String { isRepeatable ? label + " ..." : label }

    /// The help, including choices, default, and whether it is repeatable.
    package var fullHelp: String {
        let facts = [
            source.listedChoices, defaultText.map { "default: \($0)" },
            isRepeatable ? "repeatable" : nil,
        ].compactMap(\.self)
        return facts.isEmpty ? help : "\(help) (\(facts.joined(separator: "; ")))"
    }
}

extension Option {
    /// An option with a value.
    package init(
        _ name: String, _ placeholder: String, from source: ValueSource = .any,
        repeatable: Bool = false, default defaultText: String? = nil, synonyms: String = "",
        help: String
    ) {
        self.init(
            name: name, placeholder: placeholder, source: source, isRepeatable: repeatable,
            defaultText: defaultText, synonymText: synonyms, help: help)
    }
}
