/// A place in a text, counted from 1 as editors do.
package struct SourcePosition: Hashable, Comparable, Sendable {
    /// From 1.
    package let line: Int
    /// Counts characters (not bytes), so a caret lands under what the reader sees.
    package let column: Int

    /// A place, both numbers from 1.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// In the order of reading.
    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A text with the name it goes by in messages: a path, or an argument such as `--param`.
///
/// Parsers keep UTF-8 offsets; positions are worked out only when something has failed.
package struct SourceText: Sendable {
    /// A path, or an argument such as `--param`.
    package let name: String
    /// The text that offsets count in.
    package let text: String
    /// What the reader sees of the file: more than the text where that is a part of it.
    private let whole: String
    /// Where the text begins in the whole.
    private let start: Int

    /// A text and its name.
    package init(name: String, text: String) {
        self.name = name
        self.text = text
        whole = text
        start = 0
    }

    /// A text that stands in a file of another language, such as a template in a JSON string.
    ///
    /// Positions in it are those of the file. They are exact as long as the file has it letter for
    /// letter; an escape before the place moves the caret.
    package init(_ text: String, atUTF8Offset offset: Int, of file: SourceText) {
        name = file.name
        self.text = text
        whole = file.whole
        start = file.start + offset
    }

    /// The line and column of the character that holds the byte at `offset`.
    ///
    /// An offset past the end is the end.
    package func position(atUTF8Offset offset: Int) -> SourcePosition {
        let (number, line, start) = lineHolding(offset)
        return SourcePosition(line: number, column: Self.column(in: line, byte: offset - start))
    }

    /// The line that holds the byte at `offset`, ready to stand above a caret.
    package func excerpt(atUTF8Offset offset: Int, utf8Length length: Int = 1) -> SourceExcerpt {
        let (_, line, start) = lineHolding(offset)
        let first = Self.column(in: line, byte: offset - start)
        let last = Self.column(in: line, byte: offset - start + max(length, 1) - 1)
        return SourceExcerpt(line: String(line), column: first, length: max(1, last - first + 1))
    }

    private func lineHolding(_ offset: Int) -> (number: Int, line: Substring, start: Int) {
        let utf8 = whole.utf8
        let target =
            utf8.index(utf8.startIndex, offsetBy: start + offset, limitedBy: utf8.endIndex)
            ?? utf8.endIndex
        let before = utf8[..<target]
        let newline = UInt8(ascii: "\n")
        let lineStart = before.lastIndex(of: newline).map(utf8.index(after:)) ?? utf8.startIndex
        var lineEnd = utf8[target...].firstIndex(of: newline) ?? utf8.endIndex
        if lineEnd > lineStart, utf8[utf8.index(before: lineEnd)] == UInt8(ascii: "\r") {
            lineEnd = utf8.index(before: lineEnd)
        }
        let number = before.reduce(1) { $0 + ($1 == newline ? 1 : 0) }
        let lineOffset = utf8.distance(from: utf8.startIndex, to: lineStart)
        return (number, whole[lineStart..<max(lineStart, lineEnd)], lineOffset - self.start)
    }

    private static func column(in line: Substring, byte: Int) -> Int {
        var seen = 0
        var column = 1
        for character in line {
            seen += character.utf8.count
            if seen > byte { return column }
            column += 1
        }
        return column
    }
}

/// A line of source and the part of it that a caret points at.
package struct SourceExcerpt: Hashable, Sendable {
    /// The whole line, without its line break.
    package let line: String
    /// The first column to mark, from 1.
    package let column: Int
    /// How many columns to mark.
    package let length: Int

    /// A line and what of it to mark.
    package init(line: String, column: Int, length: Int = 1) {
        self.line = line
        self.column = column
        self.length = length
    }
}
