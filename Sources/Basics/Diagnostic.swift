/// Something to tell the user: what, where, and what to type next.
///
/// It is plain data. `DiagnosticFormatter` makes text of it, `--json` makes an object of it.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Sendable {
        case error, warning, note
    }

    package var severity: Severity
    /// One sentence without a full stop, in the style of the compiler's messages.
    package var message: String
    /// The file or argument that it is about.
    package var path: String?
    package var position: SourcePosition?
    /// The source line with the place to point at.
    package var excerpt: SourceExcerpt?
    /// What to type or do next.
    package var hint: String?

    /// A diagnostic in one piece; what is not known is left out.
    package init(
        _ severity: Severity, _ message: String, path: String? = nil,
        position: SourcePosition? = nil, excerpt: SourceExcerpt? = nil, hint: String? = nil
    ) {
        self.severity = severity
        self.message = message
        self.path = path
        self.position = position
        self.excerpt = excerpt
        self.hint = hint
    }

    /// A diagnostic about the bytes at `offset` of a text, with its excerpt and, in a file, its
    /// position filled in.
    package init(
        _ severity: Severity, _ message: String, in source: SourceText,
        atUTF8Offset offset: Int, utf8Length length: Int = 1, hint: String? = nil
    ) {
        self.init(
            severity, message, path: source.name,
            position: source.isArgument ? nil : source.position(atUTF8Offset: offset),
            excerpt: source.excerpt(atUTF8Offset: offset, utf8Length: length),
            hint: hint)
    }

    /// Puts stars for what may be a key in the URLs that it shows.
    package mutating func maskURLSecrets() {
        message = message.maskingURLSecrets
        hint = hint?.maskingURLSecrets
        excerpt = excerpt?.maskingURLSecrets
    }
}

/// Collects diagnostics that don't stop a command, in the order in which they are shown.
///
/// Pass it as `inout` instead of returning a tuple of a result and its notes. `Problems` collects
/// the failures that do stop a command.
package struct Diagnostics: Sendable {
    package private(set) var all: [Diagnostic]

    package init(_ diagnostics: [Diagnostic] = []) {
        all = diagnostics
    }

    package mutating func add(_ diagnostic: Diagnostic) {
        all.append(diagnostic)
    }

    package mutating func add(_ diagnostics: [Diagnostic]) {
        all += diagnostics
    }
}
