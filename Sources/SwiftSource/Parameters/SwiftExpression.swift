/// An expression on one line that can stand in the code as it was written.
///
/// It has been read in full: brackets, strings and what is interpolated in them are balanced, and
/// it holds no comment, no second statement and nothing that ends the code around it.
package struct SwiftExpression: Hashable, Sendable, CustomStringConvertible {
    /// The expression as it was written, without the space around it and commas behind a last
    /// element.
    package let description: String
    /// The first names of all paths in it: `Date` and `limit` for `Date(timeIntervalSince1970: limit)`.
    package let mentions: Set<String>
}

extension SwiftParser {
    /// Reads what goes from `start` to the end.
    mutating func wholeExpression(from start: Int) throws(ArgumentFault) -> SwiftExpression {
        try begin(at: start)
        mentions = []
        isInExpression = true
        needlessCommas = []
        let first = token.range.lowerBound
        guard token.kind != .end else {
            throw ArgumentFault(.missingExpression, max(0, start - 1)..<start)
        }
        try expression()
        guard token.kind == .end else { throw unexpected(.afterExpression) }
        return SwiftExpression(description: text(first..<end), mentions: mentions)
    }

    /// What was written there, less needless commas.
    private func text(_ range: Range<Int>) -> String {
        var text = ""
        var start = range.lowerBound
        for comma in needlessCommas.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            text += spelling(start..<comma.lowerBound)
            start = comma.upperBound
        }
        return text + spelling(start..<range.upperBound)
    }
}
