/// A place in a text, counted from 1 as editors do.
package struct SourcePosition: Hashable, Comparable, Sendable {
    /// From 1.
    package let line: Int
    /// Counts characters (not bytes), so a caret lands under what the reader sees.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// In the order of reading.
    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A line of source, or a part of a very long one, and what a caret points at.
package final class SourceExcerpt: Sendable {
    package let line: String
    /// The first column to mark, from 1, in the whole line.
    package let column: Int
    /// How many columns to mark.
    package let length: Int
    /// How many columns of the whole line stand before the part.
    package let columnsBefore: Int

    package init(line: String, column: Int, length: Int = 1, columnsBefore: Int = 0) {
        self.line = line
        self.column = column
        self.length = length
        self.columnsBefore = columnsBefore
    }

    /// The same place in the line without what may be a key in a URL.
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
