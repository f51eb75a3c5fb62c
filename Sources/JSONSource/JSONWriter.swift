extension JSONValue {
    /// The value as a JSON text: the same bytes each time, two spaces a level, a line break at
    /// its end.
    ///
    /// Control characters (C0, DEL, C1), those that set the direction of text, and the line separators
    /// U+2028 and U+2029 are escaped, so that the text can be shown in a terminal and stand in a
    /// script; `/` is not.
    package func text() -> String {
        String(decoding: utf8(), as: UTF8.self)
    }

    package func utf8() -> [UInt8] {
        var writer = JSONWriter()
        writer.write(self, level: 0)
        writer.startLine(level: 0)
        return writer.output
    }
}

private struct JSONWriter {
    var output: [UInt8] = []

    mutating func write(_ value: JSONValue, level: Int) {
        switch value {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .number(let text): output += text.utf8
        case .string(let text): write(quoted: text)
        case .lines(let text): writeLines(of: text, level: level)
        case .array(let elements):
            output.append(UInt8(ascii: "["))
            for index in elements.indices {
                startItem(index, level: level + 1)
                write(elements[index], level: level + 1)
            }
            if !elements.isEmpty { startLine(level: level) }
            output.append(UInt8(ascii: "]"))
        case .object(let members):
            output.append(UInt8(ascii: "{"))
            for index in members.indices {
                startItem(index, level: level + 1)
                write(quoted: members[index].key)
                output += ": ".utf8
                write(members[index].value, level: level + 1)
            }
            if !members.isEmpty { startLine(level: level) }
            output.append(UInt8(ascii: "}"))
        }
    }

    /// Writes each line as a string, without making one of it.
    private mutating func writeLines(of text: String, level: Int) {
        output.append(UInt8(ascii: "["))
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for end in 0...bytes.count
            where end == bytes.count || bytes[end] == UInt8(ascii: "\n") {
                if start > 0 { output.append(UInt8(ascii: ",")) }
                startLine(level: level + 1)
                write(quoted: UnsafeBufferPointer(rebasing: bytes[start..<end]))
                start = end + 1
            }
        }
        startLine(level: level)
        output.append(UInt8(ascii: "]"))
    }

    private mutating func startItem(_ index: Int, level: Int) {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        startLine(level: level)
    }

    mutating func startLine(level: Int) {
        output.append(UInt8(ascii: "\n"))
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
    }

    private mutating func write(quoted text: String) {
        var text = text
        text.withUTF8 { write(quoted: $0) }
    }

    /// Copies what needs no escape in one piece, since most texts are long and have few escapes.
    private mutating func write(quoted bytes: UnsafeBufferPointer<UInt8>) {
        output.append(UInt8(ascii: "\""))
        var copied = 0
        var position = 0
        while position < bytes.count {
            if Self.isPlain(bytes[position]) {
                position += 1
                continue
            }
            guard let (escape, length) = Self.escape(in: bytes, at: position) else {
                position += 1
                continue
            }
            output += UnsafeBufferPointer(rebasing: bytes[copied..<position])
            output += escape.utf8
            position += length
            copied = position
        }
        output += UnsafeBufferPointer(rebasing: bytes[copied...])
        output.append(UInt8(ascii: "\""))
    }

    /// Whether a byte stands for itself, whatever follows.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// The escape for what stands at an offset, and how many bytes it is for; nil where it can stand
    /// as it is.
    private static func escape(
        in bytes: UnsafeBufferPointer<UInt8>, at position: Int
    ) -> (text: String, length: Int)? {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "\""): return ("\\\"", 1)
        case UInt8(ascii: "\\"): return ("\\\\", 1)
        case UInt8(ascii: "\n"): return ("\\n", 1)
        case UInt8(ascii: "\r"): return ("\\r", 1)
        case UInt8(ascii: "\t"): return ("\\t", 1)
        case 0..<0x20, 0x7F: return (hexadecimal(UInt32(byte)), 1)
        // U+0080 to U+009F.
        case 0xC2 where bytes[position + 1] < 0xA0:
            return (hexadecimal(UInt32(bytes[position + 1])), 2)
        // U+061C.
        case 0xD8 where bytes[position + 1] == 0x9C: return (hexadecimal(0x61C), 2)
        // U+200E and U+200F, U+2028 to U+202E, U+2066 to U+2069.
        case 0xE2:
            let scalar =
                0x2000 + UInt32(bytes[position + 1] & 0x3F) << 6
                + UInt32(bytes[position + 2] & 0x3F)
            switch scalar {
            case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
                return (hexadecimal(scalar), 3)
            default: return nil
            }
        default: return nil
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
