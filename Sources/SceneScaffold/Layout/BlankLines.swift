/// Tidies empty lines, which templates leave behind where a section came to nothing.
///
/// A file begins with a line that says something, has one empty line at a time, and ends with no more than one line break. Literals of several lines stay as they are.
enum BlankLines {
    private static let newline = UInt8(ascii: "\n")

    /// The text with its empty lines tidied.
    static func tidied(_ text: String) -> String {
        guard needsTidying(text) else { return text }
        let bytes = Array(text.utf8)
        let protected = literals(in: bytes)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var breaks = 2
        for (offset, byte) in bytes.enumerated() {
            if protected.contains(where: { $0.contains(offset) }) {
                breaks = 0
                result.append(byte)
            } else if byte == newline {
                breaks += 1
                if breaks <= 2, !result.isEmpty { result.append(byte) }
            } else {
                breaks = 0
                result.append(byte)
            }
        }
        if bytes.last == newline {
            while result.last == newline { result.removeLast() }
            result.append(newline)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func needsTidying(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var breaks = 2
            for byte in bytes {
                breaks = byte == newline ? breaks + 1 : 0
                if breaks > 2 { return true }
            }
            return breaks > 1
        }
    }

    /// Where literals stand that may hold empty lines of their own.
    private static func literals(in bytes: [UInt8]) -> [Range<Int>] {
        SwiftTokenizer.tokens(of: bytes)
            .filter { $0.kind == .string && bytes[$0.range].contains(newline) }
            .map(\.range)
    }
}
