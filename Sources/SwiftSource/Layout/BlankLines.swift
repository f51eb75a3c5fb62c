/// Tidies empty lines, which templates leave behind where a section came to nothing.
///
/// A file begins with a line that says something, has one empty line at a time, and ends with no more than one
/// line break. Literals of several lines stay as they are.
enum BlankLines {
    private static let newline = UInt8(ascii: "\n")

    /// The text with its empty lines tidied.
    static func tidied(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var protected = literals(in: bytes)[...]
        return String(unsafeUninitializedCapacity: bytes.count + 1) { result in
            var count = 0
            var breaks = 2
            for (offset, byte) in bytes.enumerated() {
                if let literal = protected.first, literal.contains(offset) {
                    breaks = 0
                    if offset == literal.upperBound - 1 { protected.removeFirst() }
                } else if byte == newline {
                    breaks += 1
                    if breaks > 2 || count == 0 { continue }
                } else {
                    breaks = 0
                }
                result[count] = byte
                count += 1
            }
            if bytes.last == newline {
                while count > 0, result[count - 1] == newline { count -= 1 }
                result[count] = newline
                count += 1
            }
            return count
        }
    }

    /// Where literals stand that may hold empty lines of their own. Few files have one, and a quick
    /// look for their quotation marks spares the others a reading.
    private static func literals(in bytes: [UInt8]) -> [Range<Int>] {
        let quote = UInt8(ascii: "\"")
        var quotes = 0
        let mayHoldLiterals = bytes.contains { byte in
            quotes = byte == quote ? quotes + 1 : 0
            return quotes == 3
        }
        guard mayHoldLiterals else { return [] }
        return SwiftLexer.tokens(of: bytes)
            .filter { $0.kind == .string && bytes[$0.range].contains(newline) }
            .map(\.range)
    }
}
