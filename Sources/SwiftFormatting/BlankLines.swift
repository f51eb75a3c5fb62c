import SwiftSource

/// Tidies the empty lines that sections of templates leave behind.
///
/// A file doesn't begin with an empty line, has one at a time, and ends with at most one line
/// break. Literals of several lines don't change.
enum BlankLines {
    static func tidied(_ text: [UInt8]) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        let hasLongLiteral = text.indices.dropFirst(2).contains {
            text[$0] == 0x22 && text[$0 - 1] == 0x22 && text[$0 - 2] == 0x22
        }
        let tokens = hasLongLiteral ? SwiftLexer.tokens(of: text) : []
        let strings = tokens.filter { $0.kind == .string && text[$0.range].contains(newline) }
        var literals = strings.map(\.range)[...]
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var (breaks, last, copied) = (2, -1, 0)
        for offset in text.indices where text[offset] == newline {
            literals = literals.drop { offset >= $0.upperBound }
            let isInLiteral = literals.first.map { offset >= $0.lowerBound } ?? false
            breaks = isInLiteral ? 0 : offset == last + 1 ? breaks + 1 : 1
            last = offset
            if breaks <= 2 { continue }
            result += text[copied..<offset]
            copied = offset + 1
        }
        result += text[copied...]
        if text.last == newline {
            while result.last == newline { result.removeLast() }
            result.append(newline)
        }
        return result
    }
}
