/// One command of the tree: the program itself, or a subcommand.
///
/// A command either has subcommands or takes arguments; `CommandTree.defects` reports a mixture.
package struct Command: Hashable, Sendable {
    /// What is typed to choose it.
    package var name: String
    /// What other tools call it. Errors point here from these words; none of them runs it.
    package var synonyms: [String]
    /// One line, shown in the list of subcommands and first in the help.
    package var abstract: String
    /// Paragraphs that follow the abstract in the help. A line that starts with a space is kept
    /// as it is, other lines are wrapped.
    package var discussion: String
    package var arguments: [Argument]
    /// Its own options; the global ones belong to the tree.
    package var options: [Option]
    /// Sets of options of which at most one may be given.
    package var exclusions: [[Option]]
    /// What a user would type, shown last in the help.
    package var examples: [Example]
    package var subcommands: [Command]

    package init(
        name: String, synonyms: [String] = [], abstract: String, discussion: String = "",
        arguments: [Argument] = [],
        options: [Option] = [], exclusions: [[Option]] = [], examples: [Example] = [],
        subcommands: [Command] = []
    ) {
        self.name = name
        self.synonyms = synonyms
        self.abstract = abstract
        self.discussion = discussion
        self.arguments = arguments
        self.options = options
        self.exclusions = exclusions
        self.examples = examples
        self.subcommands = subcommands
    }
}

extension Command {
    /// What the word at an index is, or nil where there are fewer arguments.
    func argument(at index: Int) -> Argument? {
        index < arguments.count ? arguments[index] : arguments.last { $0.isRepeating }
    }
}

package struct Argument: Hashable, Sendable {
    /// What stands between the angle brackets, such as `name`.
    package let name: String
    package let isOptional: Bool
    /// Whether it takes every argument that is left; only the last one may.
    package let isRepeating: Bool
    /// Where its value comes from.
    package let source: ValueSource
    package let help: String

    /// A positional argument, required and single unless said otherwise.
    package init(
        _ name: String, from source: ValueSource = .any, optional: Bool = false,
        repeating: Bool = false, help: String
    ) {
        self.name = name
        self.source = source
        self.isOptional = optional
        self.isRepeating = repeating
        self.help = help
    }

    var label: String { "<\(name)>" }

    /// How it stands in a usage line: `<name>`, `[<name>]`, `<name> ...`.
    var synopsis: String {
        let text = isRepeating ? label + " ..." : label
        return isOptional ? "[\(text)]" : text
    }
}

/// Where a value comes from: what completion offers for it and, for choices, what is accepted.
package enum ValueSource: Hashable, Sendable {
    /// Anything; completion offers nothing.
    case any
    case file
    case directory
    /// One of these words; anything else is an error.
    case choices([String])
    /// Most likely one of these words, but anything is accepted.
    case suggestions([String])
    /// What the program answers when a completion script asks it for this key.
    case dynamic(String)

    var choices: [String]? {
        if case .choices(let words) = self { words } else { nil }
    }
}

/// A command line to learn from.
package struct Example: Hashable, Sendable {
    /// The whole line, with the program's name.
    package let command: String
    /// What it does, in a sentence.
    package let explanation: String

    package init(_ command: String, _ explanation: String) {
        self.command = command
        self.explanation = explanation
    }
}
