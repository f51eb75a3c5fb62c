/// Cuts Swift source into tokens. It accepts any bytes and takes linear time.
///
/// The lexer keeps open interpolations in a list, so nesting needs no recursion. It doesn't know
/// literals of regular expressions, which generated code doesn't contain.
package struct SwiftLexer {
    let bytes: [UInt8]
    private(set) var position: Int
    private var isSpaced = true
    private var previous: SwiftToken.Kind?
    private var isClosed = true
    /// How many generic argument lists are open, so that `>>` closes two.
    private var openAngles = 0
    /// The literals around the position.
    private var literals: [Literal] = []
    /// Whether an interpolation has ended, so that its literal goes on here.
    private var resumesLiteral = false

    private struct Literal {
        let quotes: Int
        let pounds: Int
        /// How many parentheses are open in its interpolation.
        var depth = 0
        /// The generic argument lists around it.
        let openAngles: Int
    }

    /// Reads from an offset, as if nothing preceded it.
    package init(_ bytes: [UInt8], from start: Int = 0) {
        self.bytes = bytes
        position = start
    }

    package static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes)
        var tokens: [SwiftToken] = []
        tokens.reserveCapacity(bytes.count / 4)
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The next token, literals in one piece; nil at the end.
    package mutating func next() -> SwiftToken? {
        guard let first = nextPart() else { return nil }
        guard first.kind == .stringPart else { return first }
        let outer = literals.count - 1
        var last = first
        while literals.count > outer, let part = nextPart() { last = part }
        previous = .string
        return SwiftToken(
            kind: .string, range: first.range.lowerBound..<position, isSpaced: first.isSpaced,
            isClosed: literals.count == outer && last.isClosed)
    }

    /// Returns the next token. The text of a literal and its interpolations are separate tokens.
    package mutating func nextPart() -> SwiftToken? {
        if resumesLiteral, let literal = literals.popLast() {
            resumesLiteral = false
            openAngles = literal.openAngles
            return token { $0.scanText(of: literal) }
        }
        while let byte = peek(), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
            position += 1
            isSpaced = true
        }
        guard let byte = peek() else { return nil }
        return token { $0.scan(byte) }
    }

    /// Goes back to an offset within the last token, to read on from there.
    mutating func resume(at offset: Int) {
        position = offset
        isSpaced = false
    }

    private mutating func token(_ scan: (inout SwiftLexer) -> SwiftToken.Kind) -> SwiftToken {
        let (start, wasSpaced) = (position, isSpaced)
        isClosed = true
        let kind = scan(&self)
        (previous, isSpaced) = (kind, kind == .newline)
        return SwiftToken(
            kind: kind, range: start..<position, isSpaced: wasSpaced, isClosed: isClosed)
    }

    private func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private mutating func skip(_ belongs: (UInt8) -> Bool) {
        while let byte = peek(), belongs(byte) { position += 1 }
    }

    // MARK: Kinds of tokens

    private mutating func scan(_ byte: UInt8) -> SwiftToken.Kind {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            position += byte == UInt8(ascii: "\r") && peek(1) == UInt8(ascii: "\n") ? 2 : 1
            return .newline
        case UInt8(ascii: "\""): return scanLiteral(pounds: 0)
        case UInt8(ascii: "`"): return scanQuotedName()
        case UInt8(ascii: "#"): return scanPound()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            if byte == UInt8(ascii: "{") { openAngles = 0 }
            if byte == UInt8(ascii: "("), !literals.isEmpty {
                literals[literals.count - 1].depth += 1
            }
            position += 1
            return .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return scanClosing(byte)
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): return scanBlockComment()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
            skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            return .comment
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipWord()
            guard peek() == UInt8(ascii: "."), let digit = peek(1), digit >= 0x30, digit <= 0x39
            else { return .number }
            position += 1
            skipWord()
            return .number
        case UInt8(ascii: ".") where peek(1) == UInt8(ascii: "."):
            skipOperator(withDots: true)
            return .operation
        case _ where byte.isSwiftOperator: return scanOperator(byte)
        case _ where byte.isSwiftIdentifierPart:
            skipWord()
            return .word
        case 0x80...:
            guard let scalar = bytes.scalar(at: position) else { fallthrough }
            if scalar.isOperatorCharacter {
                skipOperator()
                return .operation
            }
            skipWord()
            return .word
        default:
            position += 1
            return .punctuation
        }
    }

    private mutating func scanClosing(_ byte: UInt8) -> SwiftToken.Kind {
        position += 1
        if byte == UInt8(ascii: ")"), !literals.isEmpty {
            literals[literals.count - 1].depth -= 1
            resumesLiteral = literals[literals.count - 1].depth == 0
        }
        return .close
    }

    private mutating func skipWord() {
        while let byte = peek() {
            if byte < 0x80 {
                guard byte.isSwiftIdentifierPart else { return }
                position += 1
            } else {
                // The compiler reports the few other characters that identifiers can't contain.
                guard let scalar = bytes.scalar(at: position), !scalar.isOperatorCharacter
                else { return }
                position += scalar.utf8.count
            }
        }
    }

    private mutating func scanOperator(_ byte: UInt8) -> SwiftToken.Kind {
        if byte == UInt8(ascii: ">"), openAngles > 0 {
            openAngles -= 1
            position += 1
            return .close
        }
        if byte == UInt8(ascii: "<"), !isSpaced, previous == .word,
            let following = peek(1), !following.isSwiftOperator, following != UInt8(ascii: " ")
        {
            openAngles += 1
            position += 1
            return .open
        }
        // A postfix `?` or `!`.
        if !isSpaced, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
            position += 1
            return .operation
        }
        let start = position
        skipOperator()
        if byte == UInt8(ascii: "="), position - start == 1 { openAngles = 0 }
        return .operation
    }

    /// Skips the characters of an operator, up to a comment.
    private mutating func skipOperator(withDots: Bool = false) {
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "."): guard withDots else { return }
            case UInt8(ascii: "/"):
                let next = peek(1)
                if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return }
            case 0x80...:
                guard let scalar = bytes.scalar(at: position), scalar.isOperatorCharacter
                else { return }
                position += scalar.utf8.count - 1
            default: guard byte.isSwiftOperator else { return }
            }
            position += 1
        }
    }

    /// Reads a literal from its opening quotes, in front of which `pounds` have been read.
    private mutating func scanLiteral(pounds: Int) -> SwiftToken.Kind {
        let quotes = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") ? 3 : 1
        position += quotes
        return scanText(of: Literal(quotes: quotes, pounds: pounds, openAngles: openAngles))
    }

    /// Reads the text of a literal up to its end or an interpolation.
    private mutating func scanText(of literal: Literal) -> SwiftToken.Kind {
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\n") where literal.quotes == 1,
                UInt8(ascii: "\r") where literal.quotes == 1:
                isClosed = false
                return .string
            case UInt8(ascii: "\"") where closes(literal):
                position += literal.quotes + literal.pounds
                return .string
            case UInt8(ascii: "\\") where hasPounds(literal.pounds, at: 1):
                position += 1 + literal.pounds
                if peek() == UInt8(ascii: "(") {
                    literals.append(literal)
                    openAngles = 0
                    return .stringPart
                }
                if let escaped = peek(), escaped == UInt8(ascii: "\"") || escaped == byte {
                    position += 1
                }
            default: position += 1
            }
        }
        isClosed = false
        return .string
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
    }

    private func closes(_ literal: Literal) -> Bool {
        (0..<literal.quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
            && hasPounds(literal.pounds, at: literal.quotes)
    }

    /// Reads a run of `#`: of a literal, of a directive or a macro, or of nothing.
    private mutating func scanPound() -> SwiftToken.Kind {
        let start = position
        skip { $0 == UInt8(ascii: "#") }
        if peek() == UInt8(ascii: "\"") { return scanLiteral(pounds: position - start) }
        guard position - start == 1, peek()?.isSwiftIdentifierPart == true else {
            return .punctuation
        }
        skip(\.isSwiftIdentifierPart)
        return .word
    }

    private mutating func scanQuotedName() -> SwiftToken.Kind {
        position += 1
        skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
        isClosed = peek() == UInt8(ascii: "`")
        if isClosed { position += 1 }
        return .word
    }

    private mutating func scanBlockComment() -> SwiftToken.Kind {
        var depth = 0
        repeat {
            switch (peek(), peek(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 2
            case (nil, _):
                isClosed = false
                return .comment
            default: position += 1
            }
        } while depth > 0
        return .comment
    }
}
