/// An option or a flag: everything that help, completion, reference and parser know of it.
///
/// Declare each as a constant and use the same constant to ask what was given:
///
///     extension Option {
///         static let force = Option.flag("--force", help: "Overwrite files that differ.")
///     }
///
///     if arguments.flag(.force) { … }
package struct Option: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Is there or is not.
        case flag
        /// Takes a value, shown as `<placeholder>`.
        case value(placeholder: String, ValueSource)
    }

    /// The name as it is typed, such as `--force`.
    package let name: String
    /// The letter of the short form, such as `q` for `-q`.
    package let short: Character?
    /// Whether it takes a value, and which.
    package let kind: Kind
    /// Whether it may be given more than once. A flag may always be, to no effect.
    package let isRepeatable: Bool
    package let isRequired: Bool
    /// What holds when it is not given, as text for the help.
    package let defaultText: String?
    package let help: String

    package static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
        Option(
            name: name, short: short, kind: .flag, isRepeatable: false, isRequired: false,
            defaultText: nil, help: help)
    }

    package static func value(
        _ name: String, short: Character? = nil, _ placeholder: String,
        from source: ValueSource = .any, repeatable: Bool = false, required: Bool = false,
        default defaultText: String? = nil, help: String
    ) -> Option {
        Option(
            name: name, short: short, kind: .value(placeholder: placeholder, source),
            isRepeatable: repeatable, isRequired: required, defaultText: defaultText, help: help)
    }
}

extension Option {
    var takesValue: Bool { kind != .flag }

    /// Whether its values are `key=value`.
    var takesKeys: Bool {
        if case .value("key=value", _) = kind { true } else { false }
    }

    var source: ValueSource {
        if case .value(_, let source) = kind { source } else { .any }
    }

    /// The short form as it is typed, such as `-q`.
    var shortName: String? { short.map { "-\($0)" } }

    /// Every way to type it, the short one first.
    var spellings: [String] { [shortName, name].compactMap(\.self) }

    func isSpelled(_ spelling: String) -> Bool { name == spelling || shortName == spelling }

    /// `--param <name:Type>`, with the name as the user spelt it if that is known.
    func label(spelledAs spelling: String? = nil) -> String {
        guard case .value(let placeholder, _) = kind else { return spelling ?? name }
        return "\(spelling ?? name) <\(placeholder)>"
    }

    /// `-q, --quiet`, as the help lists it.
    var listing: String {
        guard let shortName else { return label() }
        return "\(shortName), \(label())"
    }

    /// The label as a usage line has it, without the brackets of what may be left out.
    var bareSynopsis: String { isRepeatable ? label() + " ..." : label() }

    /// The help with what the data adds: values, default, whether it repeats or is required.
    var fullHelp: String {
        var facts: [String] = []
        if let choices = source.choices {
            facts.append("values: \(choices.joined(separator: ", "))")
        }
        if let defaultText { facts.append("default: \(defaultText)") }
        if isRepeatable { facts.append("repeatable") }
        if isRequired { facts.append("required") }
        return facts.isEmpty ? help : "\(help) (\(facts.joined(separator: "; ")))"
    }
}

extension Option {
    static let help = Option.flag("--help", short: "h", help: "Show help information.")

    static let version = Option.flag("--version", help: "Show the version.")

    static let completionScript = Option.value(
        "--generate-completion-script", "shell",
        from: .choices(CompletionShell.allCases.map(\.rawValue)),
        help: "Print the completion script for a shell.")
}
