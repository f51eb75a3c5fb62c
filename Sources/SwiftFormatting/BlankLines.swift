import SwiftSource

/// Tidies empty lines, which templates leave behind where a section came to nothing.
///
/// A file begins with a line that says something, has one empty line at a time, and ends with no more than one
/// line break. Literals of several lines stay as they are.
enum BlankLines {
    private static let newline = UInt8(ascii: "\n")

    /// The text with its empty lines tidied.
    static func tidied(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let protected = literals(in: bytes)
        return String(unsafeUninitializedCapacity: bytes.count + 1) { result in
            bytes.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress, let result = result.baseAddress else {
                    return 0
                }
                return copy(start, bytes.count, to: result, protected[...])
            }
        }
    }

    /// Copies what stays, and says how many bytes that are.
    ///
    /// Pointers, since it looks at every byte of most files.
    private static func copy(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, to result: UnsafeMutablePointer<UInt8>,
        _ protected: ArraySlice<Range<Int>>
    ) -> Int {
        let newline = newline
        var protected = protected
        var literal = protected.popFirst() ?? count..<count
        var size = 0
        var breaks = 2
        var offset = 0
        while offset < count {
            let byte = bytes[offset]
            if offset >= literal.lowerBound {
                breaks = 0
                if offset == literal.upperBound - 1 {
                    literal = protected.popFirst() ?? count..<count
                }
            } else if byte == newline {
                breaks += 1
            } else {
                breaks = 0
            }
            offset += 1
            if breaks > 2 || breaks > 0 && size == 0 { continue }
            result[size] = byte
            size += 1
        }
        if count > 0, bytes[count - 1] == newline {
            while size > 0, result[size - 1] == newline { size -= 1 }
            result[size] = newline
            size += 1
        }
        return size
    }

    /// Where literals stand that may hold empty lines of their own. Few files have one, and a quick
    /// look for their quotation marks spares the others a reading.
    private static func literals(in bytes: [UInt8]) -> [Range<Int>] {
        let quote = UInt8(ascii: "\"")
        let mayHoldLiterals = bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return false }
            var quotes = 0
            var offset = 0
            while offset < bytes.count, quotes < 3 {
                quotes = start[offset] == quote ? quotes + 1 : 0
                offset += 1
            }
            return quotes == 3
        }
        guard mayHoldLiterals else { return [] }
        return SwiftLexer.tokens(of: bytes)
            .filter { $0.kind == .string && bytes[$0.range].contains(newline) }
            .map(\.range)
    }
}
