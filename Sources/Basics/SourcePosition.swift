/// A line and a column of a text.
package struct SourcePosition: Hashable, Comparable, Sendable {
    /// From 1.
    package let line: Int
    /// The number of the character in the line, from 1.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A line of source, or a part of a very long line, with the characters to mark.
package final class SourceExcerpt: Sendable {
    package let line: String
    /// The first column to mark in the whole line, from 1.
    package let column: Int
    /// The number of columns to mark.
    package let length: Int
    /// The number of columns of the whole line before the part.
    package let columnsBefore: Int

    package init(line: String, column: Int, length: Int = 1, columnsBefore: Int = 0) {
        self.line = line
        self.column = column
        self.length = length
        self.columnsBefore = columnsBefore
    }

    /// The excerpt with possible secrets in URLs replaced by asterisks.
    package var maskingURLSecrets: SourceExcerpt {
        SourceExcerpt(
            line: line.maskingURLSecrets, column: column, length: length,
            columnsBefore: columnsBefore)
    }
}

extension SourceExcerpt: Hashable {
    package static func == (left: SourceExcerpt, right: SourceExcerpt) -> Bool {
        left.line == right.line && left.column == right.column && left.length == right.length
            && left.columnsBefore == right.columnsBefore
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(line)
        hasher.combine(column)
    }
}

/// The subject of a diagnostic.
package enum SourcePlace: Sendable {
    /// A file, a bundle, or an argument, by its name.
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
