/// A text with its place in a file or in an argument of the command line.
///
/// A value that was parsed from it keeps it to report errors. Parsers keep UTF-8 offsets, and positions
/// are only computed for an error.
///
/// A class, because many values contain several of them and are often copied.
package final class SourceText: Sendable {
    package let text: String
    /// The exit status if the text is wrong: 64 for an argument, 65 for a file.
    package let status: ExitStatus
    private let whole: Whole
    /// The UTF-8 offset of the text in the whole.
    private let start: Int

    /// The file or argument, shared by all texts that are parts of it.
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

    /// Creates the text of a file. `name` is its path.
    package convenience init(name: String, text: String) {
        let whole = Whole(name: name, text: text, isArgument: false)
        self.init(text, status: .data, in: whole, at: 0)
    }

    /// Creates the text of an argument of the command line. `name` is its option.
    package convenience init(argument text: String, of name: String) {
        let whole = Whole(name: name, text: text, isArgument: true)
        self.init(text, status: .usage, in: whole, at: 0)
    }

    /// Creates a text that is a part of another one, such as a template in a JSON string.
    ///
    /// Its positions are those in the file. After an escape sequence they are inexact.
    package convenience init(_ text: String, atUTF8Offset offset: Int, of source: SourceText) {
        self.init(text, status: source.status, in: source.whole, at: source.start + offset)
    }

    private init(_ text: String, status: ExitStatus, in whole: Whole, at start: Int) {
        (self.text, self.status) = (text, status)
        (self.whole, self.start) = (whole, start)
    }

    /// A path, or an option such as `--param`.
    package var name: String { whole.name }

    /// Whether it is an argument of the command line, which has no positions.
    package var isArgument: Bool { whole.isArgument }

    /// The text with the exit status of an argument, for a file that contains command lines.
    package var asArgument: SourceText {
        SourceText(text, status: .usage, in: whole, at: start)
    }

    /// Returns the position of the character that contains the byte at `offset`, or of the end for a
    /// larger offset.
    package func position(atUTF8Offset offset: Int) -> SourcePosition {
        let lines = whole.lines
        let line = lines.line(holding: start + offset)
        return SourcePosition(
            line: line.number, column: lines.column(of: start + offset, in: line))
    }

    /// The minimum number of columns of an excerpt on each side of its place.
    private static let context = 200

    /// Returns the line that contains the byte at `offset`, or the part around it if the line is very
    /// long.
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

/// Two texts are equal if their characters are, regardless of their places.
extension SourceText: Hashable {
    package static func == (left: SourceText, right: SourceText) -> Bool { left.text == right.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension SourceText {
    /// Returns an error about the whole text. For an argument it only names the option, because the
    /// message contains the text.
    package func diagnostic(_ message: String, hint: String? = nil) -> Diagnostic {
        if isArgument { return Diagnostic(.error, message, path: name, hint: hint) }
        return diagnostic(message, atUTF8: 0..<text.utf8.count, hint: hint)
    }

    /// Returns an error about a part of the text, with an excerpt.
    package func diagnostic(
        _ message: String, atUTF8 range: Range<Int>, hint: String? = nil
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .error, message, in: self, atUTF8Offset: range.lowerBound, utf8Length: range.count,
            hint: hint)
        // A caret under spaces would be useless.
        if isArgument, text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
            diagnostic.excerpt = nil
        }
        return diagnostic
    }

    /// Returns a failure about the whole text.
    package func failure(_ message: String, hint: String? = nil) -> Failure {
        Failure(status, diagnostic(message, hint: hint))
    }

    /// Returns a failure about a part of the text.
    package func failure(
        _ message: String, atUTF8 range: Range<Int>, hint: String? = nil
    ) -> Failure {
        Failure(status, diagnostic(message, atUTF8: range, hint: hint))
    }
}

/// An error for bytes that aren't UTF-8.
package struct InvalidUTF8: Error, Sendable {
    /// The text, with U+FFFD for each invalid sequence.
    package let source: SourceText
    /// The offset of the first invalid byte, both in the bytes and in `source`.
    package let offset: Int
}

extension SourceText {
    /// Creates the text of a file from its bytes.
    package convenience init(name: String, utf8 bytes: [UInt8]) throws(InvalidUTF8) {
        self.init(name: name, text: String(decoding: bytes, as: UTF8.self))
        // Decoding doesn't change valid bytes, so the first difference is the first error.
        if let offset = Self.firstDifference(between: bytes, and: text) {
            throw InvalidUTF8(source: self, offset: offset)
        }
    }

    private static func firstDifference(between bytes: [UInt8], and text: String) -> Int? {
        var text = text
        return text.withUTF8 { decoded in
            bytes.withUnsafeBufferPointer { original in
                let common = min(decoded.count, original.count)
                var offset = 0
                if let one = decoded.baseAddress, let other = original.baseAddress {
                    while offset < common, one[offset] == other[offset] { offset += 1 }
                }
                return offset == common && decoded.count == original.count ? nil : offset
            }
        }
    }
}
