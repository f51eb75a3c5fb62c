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

    /// The letters that stand for control characters after a backslash, from BEL to CR.
    private static let controls = Array("abtnvfr".utf16)

    private static func unescaped(_ content: ArraySlice<UInt8>) -> String {
        let text = String(decoding: content, as: UTF8.self)
        guard content.contains(UInt8(ascii: "\\")) else { return text }
        // Two units of UTF-16, each written as `\U00e4`, can be one character.
        var rest = Array(text.utf16)[...]
        var result: [UInt16] = []
        while let unit = rest.popFirst() {
            guard unit == 0x5C, let escaped = rest.popFirst() else {
                result.append(unit)
                continue
            }
            if escaped == 0x55 {
                let digits = rest.prefix(4).prefix {
                    Unicode.Scalar($0)?.properties.isASCIIHexDigit == true
                }
                result.append(UInt16(String(decoding: digits, as: UTF16.self), radix: 16) ?? 0)
                rest = rest.dropFirst(digits.count)
            } else {
                result.append(controls.firstIndex(of: escaped).map { UInt16($0) + 7 } ?? escaped)
            }
        }
        return String(decoding: result, as: UTF16.self)
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
