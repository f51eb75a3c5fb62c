/// A token of Swift source, as far as layout and declarations need to tell tokens apart.
package struct SwiftToken: Equatable {
    package enum Kind: Equatable {
        /// A name or a keyword; also `$0`, `` `class` `` and `#if`.
        case word
        case number
        /// A literal from its first delimiter to its last, interpolations included.
        case string
        /// `(`, `[` or `{`; also `<` where it opens generic arguments.
        case open
        /// What closes an `open`.
        case close
        /// `,`, `:`, `;`, `.`, `@` and the `#` of a macro.
        case punctuation
        case operation
        /// A comment, without the line break that ends it.
        case comment
        case newline
    }

    package let kind: Kind
    /// Offsets in UTF-8.
    package let range: Range<Int>
    /// Whether a space or a line break stands before it.
    package let spaced: Bool
}

extension UInt8 {
    /// Whether it can stand in an identifier; all bytes of non-ASCII characters can.
    var isSwiftIdentifierPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    var isSwiftOperator: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
