/// A text and where it was written: in a file, as all of it or a part, or in an argument of the
/// command line.
///
/// A value that was read from one keeps it for as long as something can turn out to be wrong with
/// it. Parsers keep UTF-8 offsets; positions are worked out only when something has failed.
///
/// A class, because many values hold several of them and are often copied.
package final class SourceText: Sendable {
    /// The text that offsets count in.
    package let text: String
    /// What a command answers where the text is wrong: 64 for an argument, 65 for a file.
    package let status: ExitStatus
    private let whole: Whole
    /// Where the text begins in the whole.
    private let start: Int

    /// What the reader sees, once for all texts that are parts of it.
    private final class Whole: Sendable {
        let name: String
        let text: String
        let isArgument: Bool
        private nonisolated(unsafe) var index = LazyReference<LineIndex>()

        init(name: String, text: String, isArgument: Bool) {
            (self.name, self.text, self.isArgument) = (name, text, isArgument)
        }

        var lines: LineIndex { index.value { LineIndex(text) } }
    }

    /// The text of a file, whose `name` is its path.
    package convenience init(name: String, text: String) {
        let whole = Whole(name: name, text: text, isArgument: false)
        self.init(text, status: .data, in: whole, at: 0)
    }

    /// An argument of the command line, whose `name` is that of its option: it has no lines.
    package convenience init(argument text: String, of name: String) {
        let whole = Whole(name: name, text: text, isArgument: true)
        self.init(text, status: .usage, in: whole, at: 0)
    }

    /// A text that stands in another one, such as a template in a JSON string.
    ///
    /// Positions in it are those of the file. They are exact as long as the file has it letter for
    /// letter; an escape before the place moves the caret.
    package convenience init(_ text: String, atUTF8Offset offset: Int, of source: SourceText) {
        self.init(text, status: source.status, in: source.whole, at: source.start + offset)
    }

    private init(_ text: String, status: ExitStatus, in whole: Whole, at start: Int) {
        (self.text, self.status) = (text, status)
        (self.whole, self.start) = (whole, start)
    }

    /// A path, or an option such as `--param`.
    package var name: String { whole.name }

    /// Whether the command line has it, so that it has no lines.
    package var isArgument: Bool { whole.isArgument }

    /// The same as if it were an argument: where a file says what to type, a wrong text is shown in
    /// the file, and the command that is tried answers as if it had been typed.
    package var asArgument: SourceText {
        SourceText(text, status: .usage, in: whole, at: start)
    }

    /// The line and column of the character that holds the byte at `offset`.
    ///
    /// An offset past the end is the end.
    package func position(atUTF8Offset offset: Int) -> SourcePosition {
        let lines = whole.lines
        let line = lines.line(holding: start + offset)
        return SourcePosition(
            line: line.number, column: lines.column(of: start + offset, in: line))
    }

    /// How many columns an excerpt has on each side of its place, at least.
    private static let context = 200

    /// The line that holds the byte at `offset`, ready to stand above a caret; of a very long one the
    /// part around it.
    package func excerpt(atUTF8Offset offset: Int, utf8Length length: Int = 1) -> SourceExcerpt {
        let lines = whole.lines
        let line = lines.line(holding: start + offset)
        let first = lines.column(of: start + offset, in: line)
        let last = lines.column(of: start + offset + max(length, 1) - 1, in: line)
        let cut = max(0, first - 1 - Self.context)
        return SourceExcerpt(
            line: lines.text(of: line, columns: cut + 1..<first + 2 * Self.context),
            column: first, length: max(1, last - first + 1), columnsBefore: cut)
    }
}

/// Texts are equal that say the same, wherever they were written.
extension SourceText: Hashable {
    package static func == (left: SourceText, right: SourceText) -> Bool { left.text == right.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension SourceText {
    /// Says something of the text as a whole. Of an argument only the option is named: what was
    /// typed stands in the message.
    package func diagnostic(_ message: String, hint: String? = nil) -> Diagnostic {
        if isArgument { return Diagnostic(.error, message, path: name, hint: hint) }
        return diagnostic(message, atUTF8: 0..<text.utf8.count, hint: hint)
    }

    /// Says something of a part of the text, and points at it.
    package func diagnostic(
        _ message: String, atUTF8 range: Range<Int>, hint: String? = nil
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .error, message, in: self, atUTF8Offset: range.lowerBound, utf8Length: range.count,
            hint: hint)
        // A caret under nothing points at nothing.
        if isArgument, text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
            diagnostic.excerpt = nil
        }
        return diagnostic
    }

    /// What a command ends with that is stopped by this text alone.
    package func failure(_ message: String, hint: String? = nil) -> Failure {
        Failure(status, diagnostic(message, hint: hint))
    }

    /// The same for a part of the text.
    package func failure(
        _ message: String, atUTF8 range: Range<Int>, hint: String? = nil
    ) -> Failure {
        Failure(status, diagnostic(message, atUTF8: range, hint: hint))
    }
}
