/// Splits Swift source into tokens. It never fails: what it does not know is punctuation.
///
/// Regular expression literals are not known to it; generated code has none.
package struct SwiftTokenizer {
    private let bytes: [UInt8]
    private var position: Int
    private var spaced = true
    private var previous: SwiftToken.Kind?
    /// How many generic argument lists are open, so that `>>` closes two.
    private var openAngles = 0

    init(_ bytes: [UInt8], from start: Int = 0) {
        self.bytes = bytes
        position = start
    }

    /// All tokens of a text.
    package static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
        var lexer = SwiftTokenizer(bytes)
        var tokens: [SwiftToken] = []
        tokens.reserveCapacity(bytes.count / 4)
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    /// The next token, or nil at the end.
    mutating func next() -> SwiftToken? {
        while let byte = peek(), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
            position += 1
            spaced = true
        }
        guard let byte = peek() else { return nil }
        let start = position
        let kind = scan(byte)
        let token = SwiftToken(kind: kind, range: start..<position, spaced: spaced)
        spaced = kind == .newline
        previous = kind
        return token
    }

    private func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private mutating func scan(_ byte: UInt8) -> SwiftToken.Kind {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            position += byte == UInt8(ascii: "\r") && peek(1) == UInt8(ascii: "\n") ? 2 : 1
            return .newline
        case UInt8(ascii: "\""): return scanString(pounds: 0)
        case UInt8(ascii: "#"): return scanPound()
        case UInt8(ascii: "`"): return scanQuotedName()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            if byte == UInt8(ascii: "{") { openAngles = 0 }
            position += 1
            return .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            position += 1
            return .close
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
            skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            return .comment
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): return scanBlockComment()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return scanNumber()
        case UInt8(ascii: ".") where peek(1) == UInt8(ascii: "."):
            skip { $0 == UInt8(ascii: ".") || $0.isSwiftOperator }
            return .operation
        default: break
        }
        if byte.isSwiftIdentifierPart {
            skip(\.isSwiftIdentifierPart)
            return .word
        }
        if byte.isSwiftOperator { return scanOperator(byte) }
        position += 1
        return .punctuation
    }

    private mutating func skip(_ belongs: (UInt8) -> Bool) {
        while let byte = peek(), belongs(byte) { position += 1 }
    }

    private mutating func scanNumber() -> SwiftToken.Kind {
        skip(\.isSwiftIdentifierPart)
        if peek() == UInt8(ascii: "."), let digit = peek(1),
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
        {
            position += 1
            skip(\.isSwiftIdentifierPart)
        }
        return .number
    }

    private mutating func scanOperator(_ byte: UInt8) -> SwiftToken.Kind {
        if byte == UInt8(ascii: ">"), openAngles > 0 {
            openAngles -= 1
            position += 1
            return .close
        }
        if byte == UInt8(ascii: "<"), !spaced, previous == .word,
            let following = peek(1), !following.isSwiftOperator, following != UInt8(ascii: " ")
        {
            openAngles += 1
            position += 1
            return .open
        }
        // A `?` or `!` that belongs to what stands before it.
        if !spaced, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
            position += 1
            return .operation
        }
        let start = position
        skip(\.isSwiftOperator)
        if bytes[start] == UInt8(ascii: "="), position - start == 1 { openAngles = 0 }
        return .operation
    }

    private mutating func scanPound() -> SwiftToken.Kind {
        var pounds = 0
        while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if peek(pounds) == UInt8(ascii: "\"") {
            position += pounds
            return scanString(pounds: pounds)
        }
        position += 1
        guard peek()?.isSwiftIdentifierPart == true else { return .punctuation }
        skip(\.isSwiftIdentifierPart)
        return .word
    }

    private mutating func scanQuotedName() -> SwiftToken.Kind {
        position += 1
        skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
        if peek() == UInt8(ascii: "`") { position += 1 }
        return .word
    }

    private mutating func scanBlockComment() -> SwiftToken.Kind {
        var depth = 0
        while let byte = peek() {
            if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { break }
            } else {
                position += 1
            }
        }
        return .comment
    }
}

// MARK: - String literals

extension SwiftTokenizer {
    private mutating func scanString(pounds: Int) -> SwiftToken.Kind {
        let quote = UInt8(ascii: "\"")
        let multiline = peek(1) == quote && peek(2) == quote
        let quotes = multiline ? 3 : 1
        position += quotes
        while let byte = peek() {
            if byte == UInt8(ascii: "\n"), !multiline { break }
            if byte == quote, closes(quotes: quotes, pounds: pounds) {
                position += quotes + pounds
                break
            }
            if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
                position += 1 + pounds
                if peek() == UInt8(ascii: "(") {
                    skipInterpolation()
                } else if peek() != nil {
                    position += 1
                }
            } else {
                position += 1
            }
        }
        return .string
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
    }

    private func closes(quotes: Int, pounds: Int) -> Bool {
        (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
            && hasPounds(pounds, at: quotes)
    }

    /// Skips `(…)` of an interpolation, which may hold strings with interpolations of their own.
    private mutating func skipInterpolation() {
        var depth = 0
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\""): _ = scanString(pounds: 0)
            case UInt8(ascii: "#"): _ = scanPound()
            case UInt8(ascii: "("):
                depth += 1
                position += 1
            case UInt8(ascii: ")"):
                depth -= 1
                position += 1
                if depth == 0 { return }
            default: position += 1
            }
        }
    }
}
