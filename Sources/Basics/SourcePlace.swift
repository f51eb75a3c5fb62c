/// What a diagnostic is about.
package enum SourcePlace: Sendable {
    /// A file, a bundle or an argument, by its name.
    case whole(String)
    /// A part of a text, in UTF-8 offsets.
    case part(of: SourceText, Range<Int>)

    package func diagnostic(
        _ severity: Diagnostic.Severity, _ message: String, hint: String? = nil
    ) -> Diagnostic {
        switch self {
        case .whole(let name): Diagnostic(severity, message, path: name, hint: hint)
        case .part(let source, let range):
            Diagnostic(
                severity, message, in: source, atUTF8Offset: range.lowerBound,
                utf8Length: range.count, hint: hint)
        }
    }
}
