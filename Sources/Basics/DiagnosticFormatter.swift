/// Formats diagnostics as Xcode and editors recognize them.
///
///     Templates/Scene/Router.swift:3:5: error: unknown name 'scen'
///         {{scen}}
///           ^~~~
///     Did you mean 'scene'?
package struct DiagnosticFormatter: Sendable {
    package let colored: Bool

    package init(colored: Bool = false) { self.colored = colored }

    /// Returns the text of a diagnostic, without a final line break.
    package func text(of diagnostic: Diagnostic) -> String {
        let position = diagnostic.position.map { ":\($0.line):\($0.column)" } ?? ""
        let path = diagnostic.path == "." ? nil : diagnostic.path
        let place = path.map { $0.escapedForTerminal() + position + ": " } ?? ""
        let message = diagnostic.message.escapedForTerminal()
        var lines = ["\(place)\(heading(of: diagnostic.severity)) \(message)"]
        if let excerpt = diagnostic.excerpt { lines += marked(excerpt) }
        if let hint = diagnostic.hint {
            lines.append(hint.escapedForTerminal(keepingLineBreaks: true))
        }
        return lines.joined(separator: "\n")
    }

    /// The maximum width of an excerpt. A longer line is shortened around the marked part.
    private static let widest = 160

    private func marked(_ excerpt: SourceExcerpt) -> [String] {
        let characters = Array(excerpt.line)
        let place = excerpt.column - 1 - excerpt.columnsBefore
        let start =
            characters.count > Self.widest
            ? max(0, min(place - Self.widest / 2, characters.count - Self.widest)) : 0
        let shown = characters.dropFirst(start).prefix(Self.widest)
        // Escaping makes the text before the caret longer.
        let before = String(shown.prefix(max(0, place - start)))
        let indent = before.escapedForTerminal(keepingLineBreaks: true).map {
            $0 == "\t" ? "\t" : " " as Character
        }
        let length = min(excerpt.length, max(1, shown.count - before.count))
        let caret = "^" + String(repeating: "~", count: length - 1)
        return [
            "    " + String(shown).escapedForTerminal(keepingLineBreaks: true),
            "    " + String(indent) + caret,
        ]
    }

    private func heading(of severity: Diagnostic.Severity) -> String {
        let color =
            switch severity {
            case .error: "31"
            case .warning: "33"
            case .note: "36"
            }
        let text = "\(severity.rawValue):"
        return colored ? "\u{1B}[1;\(color)m\(text)\u{1B}[0m" : text
    }
}
