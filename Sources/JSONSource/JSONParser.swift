import Basics

/// Parses JSON from UTF-8 and keeps the place of every key and value.
struct JSONParser {
    /// The text of `bytes`, for messages.
    private let source: SourceText
    private let bytes: [UInt8]
    private let options: JSONDocument.Options
    private var position = 0
    /// The number of open lists and objects.
    private var depth = 0
    /// The limit of `depth`, which also protects the call stack.
    private static let depthLimit = 200

    init(source: SourceText, bytes: [UInt8], options: JSONDocument.Options) {
        (self.source, self.bytes, self.options) = (source, bytes, options)
    }

    mutating func parseDocument() throws(Failure) -> JSONNode {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw failure(
                "the file starts with a byte-order mark", length: 3,
                hint: "Save it as UTF-8 without a byte-order mark.")
        }
        try skipTrivia()
        if peek() == nil { throw failure("the file is empty") }
        let root = try parseValue()
        try skipTrivia()
        if peek() != nil { throw failure("there is something after the end of the value") }
        return root
    }

    private mutating func parseValue() throws(Failure) -> JSONNode {
        let start = position
        let content: JSONNode.Content
        switch peek() {
        case UInt8(ascii: "{"): content = .object(try parseMembers())
        case UInt8(ascii: "["): content = .array(try parseElements())
        case UInt8(ascii: "\""): content = .string(try parseString())
        case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            content = .number(try parseNumber())
        default: content = try parseWord()
        }
        return JSONNode(content: content, range: start..<position)
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    /// A failure at a place, by default the current one.
    private func failure(
        _ message: String, at start: Int? = nil, length: Int = 1, hint: String? = nil,
        note: (message: String, range: Range<Int>)? = nil
    ) -> Failure {
        let start = start ?? position
        var failure = source.failure(message, atUTF8: start..<start + length, hint: hint)
        if let note {
            failure.diagnostics.append(Diagnostic(.note, note.message, in: source, at: note.range))
        }
        return failure
    }
}

// MARK: - Lists and objects

extension JSONParser {
    private mutating func parseElements() throws(Failure) -> [JSONNode] {
        var elements: [JSONNode] = []
        try parseItems(closing: UInt8(ascii: "]")) { (parser) throws(Failure) in
            elements.append(try parser.parseValue())
        }
        return elements
    }

    private mutating func parseMembers() throws(Failure) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        var ranges: [String: Range<Int>] = [:]
        try parseItems(closing: UInt8(ascii: "}")) { (parser) throws(Failure) in
            let start = parser.position
            let key = try parser.parseKey()
            let range = start..<parser.position
            if let first = ranges.updateValue(range, forKey: key) {
                throw parser.failure(
                    "the key '\(key)' occurs twice", at: start, length: range.count,
                    note: ("'\(key)' first appears here", first))
            }
            try parser.skipTrivia()
            guard parser.peek() == UInt8(ascii: ":") else {
                throw parser.failure("a ':' is missing after the key")
            }
            parser.position += 1
            try parser.skipTrivia()
            if parser.peek() == nil { throw parser.failure("a value is missing") }
            let value = try parser.parseValue()
            members.append(JSONNode.Member(key: key, keyRange: range, value: value))
        }
        return members
    }

    private mutating func parseItems(
        closing: UInt8, _ parseItem: (inout JSONParser) throws(Failure) -> Void
    ) throws(Failure) {
        let start = position
        if depth == Self.depthLimit {
            throw failure("values are nested more than \(Self.depthLimit) deep")
        }
        depth += 1
        position += 1
        try skipTrivia()
        if peek() == UInt8(ascii: ",") { throw failure("a value is missing") }
        while peek() != closing {
            if peek() == nil { throw unterminated(closing, from: start) }
            try parseItem(&self)
            try skipTrivia()
            if peek() == closing { break }
            guard peek() == UInt8(ascii: ",") else {
                throw peek() == nil
                    ? unterminated(closing, from: start)
                    : failure("a ',' is missing before this")
            }
            let comma = position
            position += 1
            try skipTrivia()
            if peek() == closing, !options.allowsTrailingCommas {
                throw failure(
                    "JSON allows no trailing comma", at: comma,
                    hint: "Delete the ',' after the last value.")
            }
        }
        position += 1
        depth -= 1
    }

    private mutating func parseKey() throws(Failure) -> String {
        if peek() == UInt8(ascii: "\"") { return try parseString() }
        if peek() == UInt8(ascii: "'") { throw failure(Self.singleQuote) }
        let word = wordHere()
        throw word.isEmpty
            ? failure("a key is missing")
            : failure("the key '\(word)' needs double quotes", length: word.utf8.count)
    }

    private static let singleQuote = "strings need double quotes"

    private func unterminated(_ closing: UInt8, from start: Int) -> Failure {
        let kind = closing == UInt8(ascii: "}") ? "object" : "list"
        return failure(
            "a '\(Unicode.Scalar(closing))' is missing",
            note: ("the \(kind) starts here", start..<start + 1))
    }
}

// MARK: - White space and comments

extension JSONParser {
    private mutating func skipTrivia() throws(Failure) {
        while true {
            skipBytes { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
            guard let byte = peek() else { return }
            if byte != UInt8(ascii: "/") {
                if !isAtConflictMarker { return }
                throw failure(
                    "this is a marker of a merge conflict that was not resolved", length: 7,
                    hint: "Keep one side, and delete the lines with '<', '=' and '>'.")
            }
            try skipComment()
        }
    }

    private mutating func skipBytes(while isIncluded: (UInt8) -> Bool) {
        while position < bytes.count, isIncluded(bytes[position]) { position += 1 }
    }

    private mutating func skipComment() throws(Failure) {
        let kind = peek(1)
        guard kind == UInt8(ascii: "/") || kind == UInt8(ascii: "*") else {
            throw failure("a value is missing")
        }
        if !options.allowsComments {
            throw failure("comments are not allowed in this file", length: 2)
        }
        if kind == UInt8(ascii: "/") { return skipBytes { $0 != 0x0A } }
        let start = position
        position += 2
        while peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
            if peek() == nil { throw failure("the comment has no end", at: start, length: 2) }
            position += 1
        }
        position += 2
    }

    /// Whether a line starts here with a marker that Git puts into conflicts.
    private var isAtConflictMarker: Bool {
        guard position == 0 || bytes[position - 1] == 0x0A, let byte = peek(),
            "<=>|".utf8.contains(byte)
        else { return false }
        return position + 7 <= bytes.count
            && bytes[position..<position + 7].allSatisfy { $0 == byte }
    }
}

// MARK: - Words and numbers

extension JSONParser {
    /// The letters, digits, and signs that start here, for messages.
    private func wordHere() -> String {
        let word = bytes[position...].prefix(60).prefix { byte in
            byte > 0x20 && byte < 0x7F && !"\"'{}[],:/".utf8.contains(byte)
        }
        return String(decoding: word, as: UTF8.self)
    }

    private mutating func parseWord() throws(Failure) -> JSONNode.Content {
        let word = wordHere()
        let content: JSONNode.Content
        switch word {
        case "true": content = .bool(true)
        case "false": content = .bool(false)
        case "null": content = .null
        case "":
            throw failure(
                peek() == UInt8(ascii: "'") ? Self.singleQuote : "a value is missing")
        default:
            throw failure(
                "'\(word)' is not a JSON value", length: word.utf8.count,
                hint: Suggestions.question(for: word, among: ["true", "false", "null"])
                    ?? "Strings need double quotes.")
        }
        position += word.utf8.count
        return content
    }

    private mutating func parseNumber() throws(Failure) -> String {
        let start = position
        var isWellFormed = true
        if peek() == UInt8(ascii: "-") { position += 1 }
        if peek() == UInt8(ascii: "0") {
            position += 1
        } else {
            isWellFormed = skipDigits()
        }
        if isWellFormed, peek() == UInt8(ascii: ".") {
            position += 1
            isWellFormed = skipDigits()
        }
        if isWellFormed, peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
            position += 1
            if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
            isWellFormed = skipDigits()
        }
        let end = position
        position = start
        let word = wordHere()
        if !isWellFormed || (end - start < 60 && word.utf8.count != end - start) {
            throw failure("'\(word)' is not a JSON number", length: word.utf8.count)
        }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw failure("the number '\(word)' is too large", length: end - start)
        }
        position = end
        return text
    }

    /// Skips digits, and returns whether there was one.
    private mutating func skipDigits() -> Bool {
        let start = position
        skipBytes { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return position > start
    }
}

// MARK: - Strings

extension JSONParser {
    /// Parses a string, from one quotation mark to the other.
    private mutating func parseString() throws(Failure) -> String {
        let start = position
        position += 1
        var decoded: [UInt8] = []
        while true {
            let plain = position
            skipBytes { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
            let text = bytes[plain..<position]
            switch peek() {
            case UInt8(ascii: "\""):
                position += 1
                // Most strings have no escapes.
                if decoded.isEmpty { return String(decoding: text, as: UTF8.self) }
                return String(decoding: decoded + text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                decoded += text
                decoded += try parseEscape()
            case let byte?: throw controlCharacter(byte)
            case nil: throw failure(Self.unterminatedString, at: start)
            }
        }
    }

    private static let unterminatedString = "the string has no end"

    private func controlCharacter(_ byte: UInt8) -> Failure {
        let digits = String(byte, radix: 16, uppercase: true)
        let hint: String? =
            switch byte {
            case 0x0A: #"Close the string on its line; a line break in it is \n."#
            case 0x09: #"A tab in a string is \t."#
            default: nil
            }
        return failure(
            "a string cannot hold the control character U+00\(byte < 16 ? "0" : "")\(digits)",
            hint: hint)
    }

    private var invalidEscape: Failure {
        failure(
            "this is not a valid escape in a JSON string", length: 2,
            hint: #"The escapes are \" \\ \/ \b \f \n \r \t and \uXXXX."#)
    }

    /// Parses an escape and returns the bytes that it represents.
    private mutating func parseEscape() throws(Failure) -> [UInt8] {
        guard let kind = peek(1) else { throw failure(Self.unterminatedString) }
        let byte: UInt8
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = kind
        case UInt8(ascii: "b"): byte = 0x08
        case UInt8(ascii: "f"): byte = 0x0C
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "r"): byte = 0x0D
        case UInt8(ascii: "t"): byte = 0x09
        case UInt8(ascii: "u"): return Array(String(try parseUnicodeEscape()).utf8)
        default: throw invalidEscape
        }
        position += 2
        return [byte]
    }

    /// Parses `\uXXXX`, or two of them for a surrogate pair.
    private mutating func parseUnicodeEscape() throws(Failure) -> Unicode.Scalar {
        guard let high = codeUnit(at: position) else { throw invalidEscape }
        if let scalar = Unicode.Scalar(high) {
            position += 6
            return scalar
        }
        guard UTF16.isLeadSurrogate(high), let low = codeUnit(at: position + 6),
            UTF16.isTrailSurrogate(low)
        else {
            throw failure(
                "this is one half of a surrogate pair without the other", length: 6)
        }
        position += 12
        return UTF16.decode(UTF16.EncodedScalar([high, low]))
    }

    /// The code unit of the escape `\uXXXX` at an offset, or nil if there's none.
    private func codeUnit(at start: Int) -> UInt16? {
        guard bytes[start...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]),
            start + 6 <= bytes.count
        else { return nil }
        let digits = String(decoding: bytes[start + 2..<start + 6], as: UTF8.self)
        return digits.allSatisfy { $0.isASCII && $0.isHexDigit } ? UInt16(digits, radix: 16) : nil
    }
}
