import Basics

/// Parses JSON from UTF-8 and keeps the place of every key and value.
struct JSONParser {
    /// The text of `bytes`, for messages.
    let source: SourceText
    let bytes: [UInt8]
    let allowsComments: Bool
    let allowsTrailingCommas: Bool
    /// Values that are checked, but whose lists and strings are empty in the result.
    let omitted: JSONDocument.Omission?
    var isOmitting = false
    /// The last key of the outermost object.
    var topKey = ""
    var position = 0
    /// The number of open lists and objects.
    var depth = 0
    /// The limit of `depth`, which also protects the call stack.
    private static let depthLimit = 200

    mutating func parseDocument() throws(Failure) -> JSONNode {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw failure(
                "the file starts with a byte-order mark", length: 3,
                hint: "Save it as UTF-8 without a byte-order mark.")
        }
        try skipTrivia()
        if next == nil { throw failure("the file is empty") }
        let root = try parseValue()
        try skipTrivia()
        if next != nil { throw failure("there is something after the end of the value") }
        return root
    }

    private mutating func parseValue() throws(Failure) -> JSONNode {
        let start = position
        let content: JSONNode.Content
        switch next {
        case "{"?: content = .object(try parseMembers())
        case "["?: content = .array(try parseElements())
        case "\""?: content = .string(try parseString())
        case let start? where start == "-" || ("0"..."9").contains(start):
            content = .number(try parseNumber())
        default: content = try parseWord()
        }
        return JSONNode(content: content, range: start..<position)
    }

    /// The next byte. The grammar has no other characters than ASCII.
    ///
    /// Mutating, because a debug build copies the parser for each call of another function.
    private var next: Unicode.Scalar? { mutating get { scalar(at: position) } }

    private mutating func scalar(at offset: Int) -> Unicode.Scalar? {
        offset < bytes.count ? Unicode.Scalar(bytes[offset]) : nil
    }

    /// Skips a character if it is the next one, and returns whether it is.
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func skipBytes(while isIncluded: (UInt8) -> Bool) {
        var end = position
        while end < bytes.count, isIncluded(bytes[end]) { end += 1 }
        position = end
    }

    /// Skips the bytes of a string up to a quotation mark, backslash, or control character.
    private mutating func skipUnescaped() {
        let start = position
        position = bytes.withUnsafeBufferPointer { bytes in
            var end = bytes.endOfPlainText(from: start)
            while end < bytes.count, bytes[end] >= 0x7F {
                end = bytes.endOfPlainText(from: end + 1)
            }
            return end
        }
    }

    /// Creates a failure at a place, by default the current one.
    private func failure(
        _ message: String, at start: Int? = nil, length: Int = 1, hint: String? = nil
    ) -> Failure {
        let start = start ?? position
        return source.failure(message, atUTF8: start..<start + length, hint: hint)
    }

    // MARK: - Lists and objects

    private mutating func parseElements() throws(Failure) -> [JSONNode] {
        var elements: [JSONNode] = []
        try parseItems(closing: "]") { (parser) throws(Failure) in
            if parser.isOmitting { parser.skipPlainStrings() }
            let element = try parser.parseValue()
            if !parser.isOmitting { elements.append(element) }
        }
        return elements
    }

    private mutating func parseMembers() throws(Failure) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        /// The places of further keys. A few are searched in less time.
        var ranges: [String: Range<Int>] = [:]
        try parseItems(closing: "}") { (parser) throws(Failure) in
            let start = parser.position
            let key = try parser.parseKey()
            let range = start..<parser.position
            let first =
                members.prefix(16).first { $0.key == key }?.keyRange
                ?? (members.count < 16 ? nil : ranges.updateValue(range, forKey: key))
            if let first {
                throw parser.source.failure("the key '\(key)' occurs twice", atUTF8: range)
                    .with(note: "'\(key)' first appears here", in: parser.source, at: first)
            }
            try parser.skipTrivia()
            if !parser.skip(":") { throw parser.failure("a ':' is missing after the key") }
            try parser.skipTrivia()
            if parser.next == nil { throw parser.failure("a value is missing") }
            if parser.depth == 1 { parser.topKey = key }
            let omits =
                parser.depth == 3 && parser.omitted?.key == key
                && parser.omitted?.list == parser.topKey
            if omits { parser.isOmitting = true }
            members.append(
                JSONNode.Member(key: key, keyRange: range, value: try parser.parseValue()))
            if omits { parser.isOmitting = false }
        }
        return members
    }

    private mutating func parseItems(
        closing: Unicode.Scalar, _ parseItem: (inout JSONParser) throws(Failure) -> Void
    ) throws(Failure) {
        let start = position
        if depth == Self.depthLimit {
            throw failure("values are nested more than \(Self.depthLimit) deep")
        }
        depth += 1
        position += 1
        try skipTrivia()
        if next == "," { throw failure("a value is missing") }
        while next != closing, next != nil {
            try parseItem(&self)
            try skipTrivia()
            if next == closing || next == nil { break }
            let comma = position
            if !skip(",") { throw failure("a ',' is missing before this") }
            try skipTrivia()
            if next == closing, !allowsTrailingCommas {
                throw failure(
                    "JSON allows no trailing comma", at: comma,
                    hint: "Delete the ',' after the last value.")
            }
        }
        guard skip(closing) else {
            let note = "the \(closing == "}" ? "object" : "list") starts here"
            throw failure("a '\(closing)' is missing")
                .with(note: note, in: source, at: start..<start + 1)
        }
        depth -= 1
    }

    private mutating func parseKey() throws(Failure) -> String {
        if next == "\"" { return try parseString() }
        let word = wordHere
        throw word.isEmpty
            ? failure(messageOnQuote ?? "a key is missing")
            : failure("the key '\(word)' needs double quotes", length: word.utf8.count)
    }

    /// The message about a quotation mark that isn't JSON's; nil without one.
    private var messageOnQuote: String? {
        let isQuote = ["'", "“", "”", "„", "‘", "’", "«"].contains { quote in
            bytes[position...].starts(with: quote.utf8)
        }
        return isQuote ? #"strings need double quotes: ""# : nil
    }

    // MARK: - White space and comments

    private mutating func skipTrivia() throws(Failure) {
        while true {
            skipBytes { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
            if next == "#", allowsComments { throw failure("a comment begins with '//'") }
            if next != "/" { break }
            try skipComment()
        }
        if isAtConflictMarker {
            throw failure(
                JSONDocument.conflictMessage, length: 7,
                hint: "Keep one side, and delete the lines with '<', '=' and '>'.")
        }
    }

    private mutating func skipComment() throws(Failure) {
        let kind = scalar(at: position + 1)
        if kind != "/", kind != "*" { throw failure("a value is missing") }
        if !allowsComments { throw failure("comments are not allowed in this file", length: 2) }
        if kind == "/" { return skipBytes { $0 != 0x0A } }
        let start = position
        position += 2
        while next != "*" || scalar(at: position + 1) != "/" {
            if next == nil { throw failure("the comment has no end", at: start, length: 2) }
            position += 1
        }
        position += 2
    }

    /// Whether a line starts here with a marker that Git puts into conflicts.
    private var isAtConflictMarker: Bool {
        mutating get {
            guard position == 0 || bytes[position - 1] == 0x0A, position + 7 <= bytes.count,
                "<=>|".utf8.contains(bytes[position])
            else { return false }
            let marker = bytes[position]
            return bytes[position..<position + 7].allSatisfy { $0 == marker }
        }
    }

    // MARK: - Words and numbers

    /// The letters, digits, and signs that start here, for messages.
    private var wordHere: String {
        let word = bytes[position...].prefix(60).prefix(while: Self.isInWord)
        return String(decoding: word, as: UTF8.self)
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && !"\"'{}[],:/".utf8.contains(byte)
    }

    private static let words: [String: JSONNode.Content] = [
        "true": .bool(true), "false": .bool(false), "null": .null,
    ]

    private mutating func parseWord() throws(Failure) -> JSONNode.Content {
        let word = wordHere
        if word.isEmpty { throw failure(messageOnQuote ?? "a value is missing") }
        guard let content = Self.words[word] else {
            throw failure(
                "'\(word)' is not a JSON value", length: word.utf8.count,
                hint: Suggestions.question(for: word, among: Self.words.keys)
                    ?? "Strings need double quotes.")
        }
        position += word.utf8.count
        return content
    }

    private mutating func parseNumber() throws(Failure) -> String {
        let start = position
        let word = wordHere
        guard skipNumber(), !bytes[position...].prefix(1).contains(where: Self.isInWord)
        else { throw failure("'\(word)' is not a JSON number", at: start, length: word.utf8.count) }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw failure(
                "the number '\(word)' is too large", at: start, length: position - start)
        }
        return text
    }

    /// Skips a number, and returns whether it is well formed.
    private mutating func skipNumber() -> Bool {
        _ = skip("-")
        guard skip("0") || skipDigits() else { return false }
        if skip("."), !skipDigits() { return false }
        guard skip("e") || skip("E") else { return true }
        _ = skip("+") || skip("-")
        return skipDigits()
    }

    /// Skips digits, and returns whether there was one.
    private mutating func skipDigits() -> Bool {
        let start = position
        skipBytes { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return position > start
    }

    // MARK: - Strings

    private mutating func parseString() throws(Failure) -> String {
        let start = position
        position += 1
        var decoded: [UInt8] = []
        while true {
            let plain = position
            skipUnescaped()
            let text = bytes[plain..<position]
            switch next {
            case "\""?:
                position += 1
                if isOmitting { return "" }
                // Most strings have no escapes.
                if decoded.isEmpty { return String(decoding: text, as: UTF8.self) }
                return String(decoding: decoded + text, as: UTF8.self)
            case "\\"?:
                decoded += text
                decoded += String(try parseEscape()).utf8
            case let control?:
                let digits = String(control.value + 0x1_0000, radix: 16, uppercase: true)
                    .dropFirst()
                throw failure(
                    "a string cannot hold the control character U+\(digits)",
                    hint: Self.controlHints[control])
            case nil: throw failure(Self.unterminatedString, at: start)
            }
        }
    }

    /// Skips strings without escapes, up to one that isn't followed by another.
    private mutating func skipPlainStrings() {
        while next == "\"" {
            let start = position
            position += 1
            skipUnescaped()
            let isFollowed = skip("\"") && skip(",")
            skipBytes { $0 == 0x20 || $0 == 0x0A }
            if !isFollowed || next != "\"" {
                position = start
                return
            }
        }
    }

    private static let unterminatedString = "the string has no end"
    private static let controlHints: [Unicode.Scalar: String] = [
        "\n": #"Close the string on its line; a line break in it is \n."#,
        "\t": #"A tab in a string is \t."#,
    ]

    private static let escapes: [(letter: Unicode.Scalar, meaning: Unicode.Scalar)] = [
        ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"),
        ("r", "\r"), ("t", "\t"),
    ]

    /// Parses an escape, which can be two `\uXXXX` for a surrogate pair.
    private mutating func parseEscape() throws(Failure) -> Unicode.Scalar {
        guard let kind = scalar(at: position + 1) else { throw failure(Self.unterminatedString) }
        if let scalar = Self.escapes.first(where: { $0.letter == kind })?.meaning {
            position += 2
            return scalar
        }
        guard let high = codeUnit(at: position) else {
            throw failure(
                "this is not a valid escape in a JSON string", length: 2,
                hint: #"The escapes are \" \\ \/ \b \f \n \r \t and \uXXXX."#)
        }
        if let scalar = Unicode.Scalar(high) {
            position += 6
            return scalar
        }
        guard UTF16.isLeadSurrogate(high), let low = codeUnit(at: position + 6),
            UTF16.isTrailSurrogate(low)
        else {
            throw failure("this is one half of a surrogate pair without the other", length: 6)
        }
        position += 12
        return UTF16.decode(UTF16.EncodedScalar([high, low]))
    }

    /// The code unit of the escape `\uXXXX` at an offset, or nil if there's none.
    private func codeUnit(at start: Int) -> UInt16? {
        guard start + 6 <= bytes.count, bytes[start...].starts(with: #"\u"#.utf8)
        else { return nil }
        let digits = String(decoding: bytes[start + 2..<start + 6], as: UTF8.self)
        return digits.allSatisfy { $0.isASCII && $0.isHexDigit } ? UInt16(digits, radix: 16) : nil
    }
}
