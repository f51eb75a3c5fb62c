import Basics

/// The number and length of diagnostics in one report.
enum DiagnosticLimit {
    /// The maximum number of diagnostics; the others are only counted.
    static let most = 50
    /// A message or hint with more characters is cut.
    static let longest = 4_000

    /// The first diagnostics, the last problem, which may say what to do about all of them, and
    /// then how many more there are.
    static func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.count > most else { return diagnostics.map(cut) }
        let last = diagnostics.count - 1
        // The last error or warning, if at most two notes follow it.
        let start = (last - 2...last).last { diagnostics[$0].severity != .note } ?? last
        let end = diagnostics[start...]
        let left = diagnostics.count - most
        let closing = Diagnostic.note(
            left == 1 ? "1 more problem is not shown" : "\(left) more problems are not shown")
        return (diagnostics.prefix(most - end.count) + end).map(cut) + [closing]
    }

    private static func cut(_ diagnostic: Diagnostic) -> Diagnostic {
        func cut(_ text: String) -> String {
            guard text.utf8.count > longest else { return text }
            let scalars = text.unicodeScalars.prefix(longest)
            return scalars.count < text.unicodeScalars.count ? String(scalars) + "…" : text
        }
        var diagnostic = diagnostic
        diagnostic.message = cut(diagnostic.message)
        diagnostic.path = diagnostic.path?.shortest
        diagnostic.hint = diagnostic.hint.map(cut)
        return diagnostic
    }
}
