package import Basics

extension ParseFailure {
    /// The exit status of a wrong command line.
    package var exitStatus: ExitStatus { .usage }

    /// What is wrong, with what to type instead as the hint; the first twenty problems.
    package var diagnostics: [Diagnostic] {
        let limit = 20
        let shown = errors.prefix(limit).map { $0.diagnostic(at: arguments.path) }
        guard errors.count > limit else { return shown }
        return shown + [Diagnostic(.error, "\(errors.count - limit) more problems are not shown")]
    }

    /// The whole text for the terminal, escaped, without a line break at its end.
    ///
    ///     Error: Unknown option '--forse'. Did you mean '--force'?
    ///     Usage: scene-kit new <name> [<options>]
    ///       See 'scene-kit new --help' for more information.
    package func text(colored: Bool = false) -> String {
        UsageError(
            diagnostics, help: errors.prefix(1).compactMap(\.help).first, at: arguments.path
        ).text(colored: colored)
    }
}

/// The text of problems with a command line, followed by its usage.
///
/// Commands use it too, for a value that parses as an argument and is wrong all the same, such as
/// the name of a scene.
package struct UsageError: Hashable, Sendable {
    private let diagnostics: [Diagnostic]
    private let help: String?
    private let path: CommandPath

    /// Problems with the arguments of the command at `path`. `help` is the line on the option or
    /// argument that they are about.
    package init(_ diagnostics: [Diagnostic], help: String? = nil, at path: CommandPath) {
        self.diagnostics = diagnostics
        self.help = help
        self.path = path
    }

    /// The text for the terminal, escaped, without a line break at its end.
    package func text(colored: Bool = false) -> String {
        var lines = diagnostics.map { line(of: $0, colored: colored) }
        if let help { lines.append("Help:  " + help) }
        lines.append(UsageLine(path).short(after: "Usage: "))
        lines.append("  See '\(path.text) --help' for more information.")
        return lines.joined(separator: "\n")
    }

    private func line(of diagnostic: Diagnostic, colored: Bool) -> String {
        let label = colored ? "\u{1B}[1;31mError:\u{1B}[0m" : "Error:"
        let message = diagnostic.message.escapedForTerminal()
        guard let hint = diagnostic.hint else { return "\(label) \(message)" }
        let period = message.last == "." ? "" : "."
        return "\(label) \(message)\(period) \(hint.escapedForTerminal())"
    }
}
