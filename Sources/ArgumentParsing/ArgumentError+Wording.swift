import Basics

/// Every word that is said about a wrong command line.
extension ArgumentError {
    /// The message and the hint, for a command line that chose the command at `path`.
    func diagnostic(at path: CommandPath) -> Diagnostic {
        switch self {
        case .unknownOption(let name, let cluster, let instead):
            let place = cluster.map { " in '\($0.bounded)'" } ?? ""
            return Diagnostic(
                .error, "unknown option '\(name.bounded)'\(place)",
                hint: instead.map { "Write it as '\($0)'" }
                    ?? OptionAdvice.text(for: name, at: path))
        case .unknownSubcommand(let name):
            return Diagnostic(
                .error, "unknown subcommand '\(name.bounded)'",
                hint: SubcommandAdvice.text(for: name, at: path))
        case .missingValue(let option, let spelling, let rejected):
            return Diagnostic(
                .error, "missing value for '\(option.label(spelledAs: spelling))'",
                hint: rejected.map {
                    "A value that begins with '-' is written '\(spelling)=\($0.bounded)'"
                })
        case .unexpectedValue(let value, let name):
            return Diagnostic(
                .error,
                "the option '\(name)' does not take any value, "
                    + "but '\(value.bounded)' was specified")
        case .invalidOptionValue(let value, let option, let spelling):
            return Self.invalid(
                value, for: option.label(spelledAs: spelling), option.source.choices ?? [])
        case .invalidArgumentValue(let value, let argument):
            return Self.invalid(value, for: argument.label, argument.source.choices ?? [])
        case .missingArgument(_, let joined?):
            return Diagnostic(
                .error, messageAboutTheWhole,
                hint: "Separate arguments with spaces: "
                    + "'\(path.text) \(joined.bounded.replacing(",", with: " "))'")
        case .splitValue(let option, let value, let rest):
            let whole = ([value] + rest).joined(separator: " ").bounded
            return Diagnostic(
                .error,
                "the value of '\(option.name)' ends at the space: '\(value.bounded)', "
                    + "then \(Self.list(rest))",
                hint: "Quote it: \(option.name) \(whole.quotedForShell)")
        case .repeatedOption, .exclusiveOptions, .missingOption, .missingArgument,
            .unexpectedArguments:
            return Diagnostic(.error, messageAboutTheWhole)
        }
    }

    /// What is wrong with the command line as a whole rather than with one word.
    private var messageAboutTheWhole: String {
        switch self {
        case .repeatedOption(let option, let values):
            let times = values.count == 2 ? "twice" : "\(values.count) times"
            return "the option '\(option.label())' can be given only once, "
                + "but was given \(times): \(Self.list(values))"
        case .exclusiveOptions(let options):
            let names = options.map { "'\($0.name)'" }.joinedAsAlternatives("and")
            return "the options \(names) cannot be used together"
        case .missingOption(let option):
            return "missing expected argument '\(option.label())'"
        case .missingArgument(let argument, _):
            let dots = argument.isRepeating ? " ..." : ""
            return "missing expected argument '\(argument.label)\(dots)'"
        case .unexpectedArguments(let values):
            return values.count == 1
                ? "unexpected argument \(Self.list(values))"
                : "\(values.count) unexpected arguments: \(Self.list(values))"
        default: return ""
        }
    }

    private static func invalid(_ value: String, for label: String, _ choices: [String])
        -> Diagnostic
    {
        let words = choices.map { "'\($0)'" }.joinedAsAlternatives()
        return Diagnostic(
            .error, "the value '\(value.bounded)' is invalid for '\(label)'",
            hint: [
                "Please provide one of \(words).", Suggestions.question(for: value, among: choices),
            ]
            .compactMap(\.self).joined(separator: " "))
    }

    private static func list(_ values: [String]) -> String {
        let shown = values.prefix(5).map { "'\($0.bounded)'" }.joined(separator: ", ")
        return values.count > 5 ? shown + ", …" : shown
    }

    /// What the error text adds from the help of the option or argument that it is about.
    var help: String? {
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

extension String {
    /// The text, cut in the middle where it is long, so that no message grows with its input.
    ///
    /// Scalars are counted because one `Character` can hold any number of combining marks.
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
