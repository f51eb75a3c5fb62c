package struct SwiftToken: Equatable {
    package enum Kind: Equatable {
        /// A name or a keyword; also `$0`, `` `class` `` and `#if`.
        case word
        case number
        /// A literal of a string, with its delimiters and interpolations, or the last part of one; also
        /// a regular expression.
        case string
        /// A literal's text up to an interpolation, if literals are read in parts.
        case stringPart
        /// `(`, `[` or `{`; also a `<` that opens generic arguments.
        case open
        /// The bracket that closes an `open`.
        case close
        /// `,`, `:`, `;`, `.`, `@`, `\`, a `#` without a name, and characters unknown to Swift.
        case punctuation
        case operation
        /// A comment, without the line break that ends it.
        case comment
        case newline
    }

    package let kind: Kind
    /// Offsets in UTF-8.
    package let range: Range<Int>
    /// Whether white space precedes the token.
    package let isSpaced: Bool
    /// Whether it has an end: a literal, a comment and a name in backticks may have none.
    package var isClosed = true

    /// Returns the range of a word's name without backticks, or nil if they contain no name.
    func name(in bytes: [UInt8]) -> Range<Int>? {
        guard kind == .word else { return nil }
        guard bytes[range.lowerBound] == UInt8(ascii: "`") else { return range }
        guard isClosed, range.count > 2 else { return nil }
        return (range.lowerBound + 1)..<(range.upperBound - 1)
    }
}
