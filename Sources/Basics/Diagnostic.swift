/// A message for the user: what is wrong, where, and what to type next.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Sendable { case error, warning, note }

    package var severity: Severity
    /// One sentence without a period, in the style of the compiler's messages.
    package var message: String
    /// The file or argument that the message is about.
    package var path: String?
    package var position: SourcePosition?
    /// The source line with the part to mark.
    package var excerpt: SourceExcerpt?
    /// The next step for the user.
    package var hint: String?

    package init(
        _ severity: Severity, _ message: String, path: String? = nil,
        position: SourcePosition? = nil, excerpt: SourceExcerpt? = nil, hint: String? = nil
    ) {
        (self.severity, self.message, self.path) = (severity, message, path)
        (self.position, self.excerpt, self.hint) = (position, excerpt, hint)
    }

    /// Creates a diagnostic about a part of a text, in UTF-8 offsets, or about all of it. It has an
    /// excerpt and, for a file, a position. The name of an argument that isn't an option says nothing.
    package init(
        _ severity: Severity, _ message: String, in source: SourceText, at range: Range<Int>? = nil,
        hint: String? = nil
    ) {
        let range = range ?? 0..<source.text.utf8.count
        self.init(
            severity, message,
            path: source.isArgument && !source.name.hasPrefix("-") ? nil : source.name,
            position: source.isArgument ? nil : source.position(atUTF8Offset: range.lowerBound),
            excerpt: source.excerpt(at: range), hint: hint)
    }

    package static func note(_ message: String, path: String? = nil, hint: String? = nil) -> Self {
        Self(.note, message, path: path, hint: hint)
    }

    package static func warning(
        _ message: String, path: String? = nil, hint: String? = nil
    ) -> Self {
        Self(.warning, message, path: path, hint: hint)
    }

    /// Replaces possible secrets in URLs by asterisks.
    package mutating func maskURLSecrets() {
        message = message.maskingURLSecrets
        hint = hint?.maskingURLSecrets
        if let line = excerpt?.line { excerpt?.line = line.maskingURLSecrets }
    }

    package func with(_ severity: Severity) -> Diagnostic {
        var diagnostic = self
        diagnostic.severity = severity
        return diagnostic
    }
}
