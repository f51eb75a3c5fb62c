extension JSONParser {
    /// Reads a string, from one quotation mark to the other.
    mutating func parseString() throws(Issue) -> String {
        let start = position
        position += 1
        var decoded: [UInt8] = []
        var copied = position
        while true {
            skipPlainText()
            guard let byte = peek() else { break }
            switch byte {
            case UInt8(ascii: "\""):
                let rest = bytes[copied..<position]
                position += 1
                // Most strings have no escapes.
                if decoded.isEmpty { return String(decoding: rest, as: UTF8.self) }
                return String(decoding: decoded + rest, as: UTF8.self)
            case UInt8(ascii: "\\"):
                decoded += bytes[copied..<position]
                decoded += try parseEscape()
                copied = position
            default: throw issue(.controlCharacter(byte))
            }
        }
        throw Issue(problem: .unterminatedString, range: start..<start + 1)
    }

    /// Moves to the next quotation mark, backslash, or control character. Most of a file is looked at
    /// here, so as little as possible is done for a byte.
    private mutating func skipPlainText() {
        let bytes = bytes
        var end = position
        while end < bytes.count {
            let byte = bytes[end]
            if byte == 0x22 || byte == 0x5C || byte < 0x20 { break }
            end += 1
        }
        position = end
    }

    /// The bytes that an escape stands for.
    private mutating func parseEscape() throws(Issue) -> [UInt8] {
        guard let kind = peek(1) else { throw issue(.unterminatedString) }
        let byte: UInt8
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = kind
        case UInt8(ascii: "b"): byte = 0x08
        case UInt8(ascii: "f"): byte = 0x0C
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "r"): byte = 0x0D
        case UInt8(ascii: "t"): byte = 0x09
        case UInt8(ascii: "u"): return try parseUnicodeEscape()
        default: throw issue(.invalidEscape, length: 2)
        }
        position += 2
        return [byte]
    }

    private mutating func parseUnicodeEscape() throws(Issue) -> [UInt8] {
        guard let high = codeUnit(at: position) else { throw issue(.invalidEscape, length: 2) }
        guard UTF16.isSurrogate(high) else {
            position += 6
            return Self.utf8(UInt32(high))
        }
        guard UTF16.isLeadSurrogate(high), let low = codeUnit(at: position + 6),
            UTF16.isTrailSurrogate(low)
        else { throw issue(.loneSurrogate, length: 6) }
        position += 12
        return Self.utf8(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
    }

    private static func utf8(_ value: UInt32) -> [UInt8] {
        Unicode.Scalar(value).map { Array(String(Character($0)).utf8) } ?? []
    }

    /// The number in `\uXXXX`, if that is what stands there.
    private func codeUnit(at start: Int) -> UInt16? {
        guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"),
            bytes[start + 1] == UInt8(ascii: "u")
        else { return nil }
        var value: UInt16 = 0
        for byte in bytes[start + 2..<start + 6] {
            guard let digit = Self.hexadecimalDigit(byte) else { return nil }
            value = value << 4 | digit
        }
        return value
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
