import SwiftSource

/// Removes the extra empty lines that templates leave behind.
///
/// A file begins with a line that has content, has one empty line at a time, and ends with at most one
/// line break. Literals of several lines keep their empty lines.
enum BlankLines {
    static func tidied(_ text: String) -> String {
        let newline = UInt8(ascii: "\n")
        let bytes = Array(text.utf8)
        var literals = literals(in: bytes)[...]
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var breaks = 2
        for (offset, byte) in bytes.enumerated() {
            let isInLiteral = literals.first?.contains(offset) == true
            breaks = byte == newline && !isInLiteral ? breaks + 1 : 0
            if offset + 1 == literals.first?.upperBound { literals.removeFirst() }
            if breaks > 2 || breaks > 0 && result.isEmpty { continue }
            result.append(byte)
        }
        if bytes.last == newline {
            while result.last == newline { result.removeLast() }
            result.append(newline)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The literals of several lines. Few files have one, so most aren't split into tokens.
    private static func literals(in bytes: [UInt8]) -> [Range<Int>] {
        var quotes = 0
        for byte in bytes where quotes < 3 {
            quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
        }
        guard quotes == 3 else { return [] }
        return SwiftLexer.tokens(of: bytes)
            .filter { $0.kind == .string && bytes[$0.range].contains(UInt8(ascii: "\n")) }
            .map(\.range)
    }
}
