import SwiftSource

/// Tidies the empty lines that sections of templates leave behind.
///
/// A file doesn't begin with an empty line, has one at a time, and ends with at most one line
/// break. Literals of several lines don't change.
enum BlankLines {
    static func tidied(_ text: [UInt8]) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        let (newlines, hasLongLiteral) = text.withUnsafeBufferPointer(scan)
        let tokens = hasLongLiteral ? SwiftLexer.tokens(of: text) : []
        let strings = tokens.filter { $0.kind == .string && text[$0.range].contains(newline) }
        var literals = strings.map(\.range)[...]
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var (breaks, last, copied) = (2, -1, 0)
        for offset in newlines {
            while let literal = literals.first, offset >= literal.upperBound {
                literals.removeFirst()
            }
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

    /// The offsets of line breaks, and whether three quotation marks follow each other.
    private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> (newlines: [Int], Bool) {
        var newlines: [Int] = []
        var (offset, quotes, hasLongLiteral) = (0, 0, false)
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == 0x0A { newlines.append(offset) }
            if byte == 0x22 {
                quotes += 1
                if quotes == 3 { hasLongLiteral = true }
            } else {
                quotes = 0
            }
            offset += 1
        }
        return (newlines, hasLongLiteral)
    }
}
