import Basics

/// Reads the form of property lists from OpenStep, which Xcode's project files have:
/// `{ key = value; }`, `(item, item)`, `<00FF>`, and strings.
struct OpenStepPropertyList {
    var scanner: PropertyListScanner

    mutating func read() throws(Failure) -> PropertyList {
        let value = try value(depth: 1)
        if try next() != nil { throw scanner.malformed("something follows its value") }
        return value
    }

    private mutating func value(depth: Int) throws(Failure) -> PropertyList {
        try scanner.countValue(depth: depth)
        if try passes("{") {
            var members: [String: PropertyList] = [:]
            while try !passes("}") {
                let key = try string()
                try require("=")
                members[key] = try value(depth: depth + 1)
                try require(";")
            }
            return .dictionary(members)
        }
        if try passes("(") {
            var items: [PropertyList] = []
            while try !passes(")") {
                items.append(try value(depth: depth + 1))
                if try !passes(","), scanner.byte != UInt8(ascii: ")") { throw missing("','") }
            }
            return .array(items)
        }
        if try next() == UInt8(ascii: "<") {
            return .string(scanner.text(try scanner.skip(1, past: ">")))
        }
        return .string(try string())
    }

    /// Reads a string, with or without quotes.
    private mutating func string() throws(Failure) -> String {
        guard let quote = try next() else { throw missing("a text") }
        let start = scanner.index
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            while let byte = scanner.byte, byte.isWord { scanner.index += 1 }
            if scanner.index == start { throw missing("a text") }
            return scanner.text(start..<scanner.index)
        }
        scanner.index += 1
        while let byte = scanner.byte, byte != quote {
            scanner.index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        if scanner.byte == nil {
            throw scanner.malformed("what begins here has no end", at: start..<start + 1)
        }
        let content = scanner.bytes[start + 1..<scanner.index]
        scanner.index += 1
        return Self.unescaped(content)
    }

    /// The next byte after space and comments; nil at the end.
    private mutating func next() throws(Failure) -> UInt8? {
        scanner.skipSpace()
        while scanner.byte == UInt8(ascii: "/") {
            if scanner.begins("//") {
                while let byte = scanner.byte, byte != 0x0A, byte != 0x0D { scanner.index += 1 }
            } else if scanner.begins("/*") {
                try scanner.skip(2, past: "*/")
            } else {
                break
            }
            scanner.skipSpace()
        }
        return scanner.byte
    }

    /// Skips a mark, after space and comments, if it comes next.
    private mutating func passes(_ mark: Unicode.Scalar) throws(Failure) -> Bool {
        guard try next() == UInt8(ascii: mark) else { return false }
        scanner.index += 1
        return true
    }

    private mutating func require(_ mark: Unicode.Scalar) throws(Failure) {
        if try !passes(mark) { throw missing("'\(mark)'") }
    }

    private func missing(_ words: String) -> Failure { scanner.malformed("\(words) is missing") }

    // MARK: Escapes

    private static let controls: [Unicode.Scalar: UInt8] = [
        "a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13,
    ]

    private static func unescaped(_ content: ArraySlice<UInt8>) -> String {
        guard content.contains(UInt8(ascii: "\\")) else {
            return String(decoding: content, as: UTF8.self)
        }
        var rest = content
        var result: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte != UInt8(ascii: "\\") {
                result.append(byte)
            } else if rest.first == UInt8(ascii: "U") {
                result += String(decoding: units(&rest), as: UTF16.self).utf8
            } else if let escaped = rest.popFirst() {
                result.append(controls[Unicode.Scalar(escaped)] ?? escaped)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Reads units of UTF-16 from the `U` of `\U00e4` on. Two units, each with its backslash, can be
    /// one character.
    private static func units(_ rest: inout ArraySlice<UInt8>) -> [UInt16] {
        var units: [UInt16] = []
        repeat {
            rest = rest.dropFirst(units.isEmpty ? 1 : 2)
            let digits = rest.prefix(4).prefix { Character(Unicode.Scalar($0)).isHexDigit }
            units.append(UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0)
            rest = rest.dropFirst(digits.count)
        } while rest.starts(with: "\\U".utf8)
        return units
    }
}

extension UInt8 {
    /// Whether a string without quotes can contain the byte.
    fileprivate var isWord: Bool {
        switch Unicode.Scalar(self) {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "-", ".", "/", ":": true
        default: false
        }
    }
}
