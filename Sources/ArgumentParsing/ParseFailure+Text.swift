package import Basics

extension ParseFailure {
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
