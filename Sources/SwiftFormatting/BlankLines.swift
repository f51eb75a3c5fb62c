import Basics
import SwiftSource

/// Tidies the empty lines that sections of templates leave behind.
///
/// A file doesn't begin with an empty line, has one at a time, and ends with at most one line
/// break. Literals of several lines don't change.
enum BlankLines {
    static func tidied(_ text: [UInt8]) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        var literals = literals(in: text)[...]
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var breaks = 2
        for (offset, byte) in text.enumerated() {
            breaks = byte == newline ? breaks + 1 : 0
            if let literal = literals.first, offset >= literal.lowerBound {
                breaks = 0
                if offset == literal.upperBound - 1 { literals.removeFirst() }
            }
            if breaks <= 2 { result.append(byte) }
        }
        if text.last == newline {
            while result.last == newline { result.removeLast() }
            result.append(newline)
        }
        return result
    }

    /// The literals that may contain empty lines. Few files have one.
    private static func literals(in text: [UInt8]) -> [Range<Int>] {
        let string = String(decoding: text, as: UTF8.self)
        guard !string.utf8Offsets(of: "\"\"\"").isEmpty else { return [] }
        return SwiftLexer.tokens(of: text)
            .filter { $0.kind == .string && text[$0.range].contains(UInt8(ascii: "\n")) }
            .map(\.range)
    }
}
