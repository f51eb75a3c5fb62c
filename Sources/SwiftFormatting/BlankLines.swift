import Basics
import SwiftSource

/// Tidies the empty lines that sections of templates leave behind.
///
/// A file doesn't begin with an empty line, has one at a time, and ends with at most one line
/// break. Literals of several lines don't change.
enum BlankLines {
    static func tidied(_ text: String) -> String {
        let newline = UInt8(ascii: "\n")
        let bytes = Array(text.utf8)
        var literals = literals(in: bytes, of: text)[...]
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var breaks = 2
        for (offset, byte) in bytes.enumerated() {
            breaks = byte == newline ? breaks + 1 : 0
            if let literal = literals.first, offset >= literal.lowerBound {
                breaks = 0
                if offset == literal.upperBound - 1 { literals.removeFirst() }
            }
            if breaks <= 2 { result.append(byte) }
        }
        if bytes.last == newline {
            while result.last == newline { result.removeLast() }
            result.append(newline)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The literals that may contain empty lines. Few files have one.
    private static func literals(in bytes: [UInt8], of text: String) -> [Range<Int>] {
        guard !text.utf8Offsets(of: "\"\"\"").isEmpty else { return [] }
        return SwiftLexer.tokens(of: bytes)
            .filter { $0.kind == .string && bytes[$0.range].contains(UInt8(ascii: "\n")) }
            .map(\.range)
    }
}
