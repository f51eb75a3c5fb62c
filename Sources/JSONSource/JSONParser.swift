/// Parses JSON from UTF-8 and keeps the place of every key and value.
struct JSONParser {
    /// A problem and its place, to which `JSONDocument` adds the text.
    struct Issue: Error {
        let problem: JSONProblem
        let range: Range<Int>
    }

    private let bytes: [UInt8]
    private let options: JSONDocument.Options
    private var position = 0
    /// The number of open lists and objects. Its limit also protects the call stack.
    private var depth = 0

    init(bytes: [UInt8], options: JSONDocument.Options) {
        self.bytes = bytes
        self.options = options
    }

    mutating func parseDocument() throws(Issue) -> JSONNode {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw issue(.byteOrderMark, length: 3) }
        try skipTrivia()
        if peek() == nil { throw issue(.emptyFile) }
        let root = try parseValue()
        try skipTrivia()
        if peek() != nil { throw issue(.trailingContent) }
        return root
    }

    private mutating func parseValue() throws(Issue) -> JSONNode {
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

    private func issue(_ problem: JSONProblem, length: Int = 1) -> Issue {
        Issue(problem: problem, range: position..<position + length)
    }
}

// MARK: - Lists and objects

extension JSONParser {
    private mutating func parseElements() throws(Issue) -> [JSONNode] {
        var elements: [JSONNode] = []
        try parseItems(closing: UInt8(ascii: "]")) { (parser) throws(Issue) in
            elements.append(try parser.parseValue())
        }
        return elements
    }

    private mutating func parseMembers() throws(Issue) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        var ranges: [String: Range<Int>] = [:]
        try parseItems(closing: UInt8(ascii: "}")) { (parser) throws(Issue) in
            let start = parser.position
            let key = try parser.parseKey()
            let range = start..<parser.position
            if let first = ranges.updateValue(range, forKey: key) {
                throw Issue(problem: .duplicateKey(key, first: first), range: range)
            }
            try parser.skipTrivia()
            guard parser.peek() == UInt8(ascii: ":") else { throw parser.issue(.expectedColon) }
            parser.position += 1
            try parser.skipTrivia()
            if parser.peek() == nil { throw parser.issue(.expectedValue) }
            let value = try parser.parseValue()
            members.append(JSONNode.Member(key: key, keyRange: range, value: value))
        }
        return members
    }

    private mutating func parseItems(
        closing: UInt8, _ parseItem: (inout JSONParser) throws(Issue) -> Void
    ) throws(Issue) {
        let start = position
        if depth == options.depthLimit { throw issue(.tooDeep(limit: options.depthLimit)) }
        depth += 1
        position += 1
        try skipTrivia()
        if peek() == UInt8(ascii: ",") { throw issue(.expectedValue) }
        while peek() != closing {
            if peek() == nil { throw unterminated(closing, from: start) }
            try parseItem(&self)
            try skipTrivia()
            if peek() == closing { break }
            guard peek() == UInt8(ascii: ",") else {
                throw peek() == nil ? unterminated(closing, from: start) : issue(.missingComma)
            }
            let comma = position
            position += 1
            try skipTrivia()
            if peek() == closing, !options.allowsTrailingCommas {
                throw Issue(problem: .trailingComma, range: comma..<comma + 1)
            }
        }
        position += 1
        depth -= 1
    }

    private mutating func parseKey() throws(Issue) -> String {
        if peek() == UInt8(ascii: "\"") { return try parseString() }
        if peek() == UInt8(ascii: "'") { throw issue(.singleQuote) }
        let word = wordHere()
        throw word.isEmpty
            ? issue(.expectedKey) : issue(.unquotedKey(word), length: word.utf8.count)
    }

    private func unterminated(_ closing: UInt8, from start: Int) -> Issue {
        issue(
            .unterminatedContainer(
                closing: Character(Unicode.Scalar(closing)), opened: start))
    }
}

// MARK: - White space and comments

extension JSONParser {
    private mutating func skipTrivia() throws(Issue) {
        while true {
            skipBytes { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
            guard let byte = peek() else { return }
            if byte != UInt8(ascii: "/") {
                if isAtConflictMarker { throw issue(.conflictMarker, length: 7) }
                return
            }
            try skipComment()
        }
    }

    private mutating func skipBytes(while isIncluded: (UInt8) -> Bool) {
        while position < bytes.count, isIncluded(bytes[position]) { position += 1 }
    }

    private mutating func skipComment() throws(Issue) {
        let kind = peek(1)
        guard kind == UInt8(ascii: "/") || kind == UInt8(ascii: "*") else {
            throw issue(.expectedValue)
        }
        if !options.allowsComments { throw issue(.commentNotAllowed, length: 2) }
        if kind == UInt8(ascii: "/") { return skipBytes { $0 != 0x0A } }
        let start = position
        position += 2
        while peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
            if peek() == nil {
                throw Issue(problem: .unterminatedComment, range: start..<start + 2)
            }
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

    private mutating func parseWord() throws(Issue) -> JSONNode.Content {
        let word = wordHere()
        let content: JSONNode.Content
        switch word {
        case "true": content = .bool(true)
        case "false": content = .bool(false)
        case "null": content = .null
        case "": throw issue(peek() == UInt8(ascii: "'") ? .singleQuote : .expectedValue)
        default: throw issue(.unknownWord(word), length: word.utf8.count)
        }
        position += word.utf8.count
        return content
    }

    private mutating func parseNumber() throws(Issue) -> String {
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
            throw issue(.malformedNumber(word), length: word.utf8.count)
        }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw issue(.numberOverflow(word), length: end - start)
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
    private mutating func parseString() throws(Issue) -> String {
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
            case let byte?: throw issue(.controlCharacter(byte))
            case nil: throw Issue(problem: .unterminatedString, range: start..<start + 1)
            }
        }
    }

    /// Parses an escape and returns the bytes that it represents.
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
        case UInt8(ascii: "u"): return Array(String(try parseUnicodeEscape()).utf8)
        default: throw issue(.invalidEscape, length: 2)
        }
        position += 2
        return [byte]
    }

    /// Parses `\uXXXX`, or two of them for a surrogate pair.
    private mutating func parseUnicodeEscape() throws(Issue) -> Unicode.Scalar {
        guard let high = codeUnit(at: position) else { throw issue(.invalidEscape, length: 2) }
        if let scalar = Unicode.Scalar(high) {
            position += 6
            return scalar
        }
        guard UTF16.isLeadSurrogate(high), let low = codeUnit(at: position + 6),
            UTF16.isTrailSurrogate(low)
        else { throw issue(.loneSurrogate, length: 6) }
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
