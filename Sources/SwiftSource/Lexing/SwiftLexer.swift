/// Cuts Swift source into tokens. It takes any bytes, and time in proportion to them.
///
/// Literals whose interpolations are being read stand in a list, so nesting takes no stack. Regular
/// expression literals are not known to it; generated code has none.
package struct SwiftLexer {
    let bytes: [UInt8]
    var position: Int
    private var isSpaced = true
    private var previous: SwiftToken.Kind?
    /// How many generic argument lists are open, so that `>>` closes two.
    var openAngles = 0
    /// The literals around the position.
    var literals: [Literal] = []
    /// Whether an interpolation has ended, so that its literal goes on here.
    var resumesLiteral = false

    struct Literal {
        let quotes: Int
        let pounds: Int
        /// How many parentheses are open in its interpolation.
        var depth = 0
        /// The generic argument lists around it.
        let openAngles: Int
    }

    /// Reads from an offset, as if nothing stood before it.
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

    /// The next token, where the text of a literal and what it interpolates are tokens of their own.
    package mutating func nextPart() -> SwiftToken? {
        if resumesLiteral, let literal = literals.popLast() {
            resumesLiteral = false
            openAngles = literal.openAngles
            return token(from: position) { $0.scanText(of: literal) }
        }
        while let byte = peek(), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
            position += 1
            isSpaced = true
        }
        guard let byte = peek() else { return nil }
        return token(from: position) { $0.scan(byte) }
    }

    /// Goes back to an offset within the last token, to read on from there.
    package mutating func resume(at offset: Int) {
        position = offset
        isSpaced = false
    }

    private mutating func token(
        from start: Int, _ scan: (inout SwiftLexer) -> (SwiftToken.Kind, isClosed: Bool)
    ) -> SwiftToken {
        let wasSpaced = isSpaced
        let (kind, isClosed) = scan(&self)
        isSpaced = kind == .newline
        previous = kind
        return SwiftToken(
            kind: kind, range: start..<position, isSpaced: wasSpaced, isClosed: isClosed)
    }
}

// MARK: - Words, numbers and operators

extension SwiftLexer {
    func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    mutating func skip(_ belongs: (UInt8) -> Bool) {
        while let byte = peek(), belongs(byte) { position += 1 }
    }

    private mutating func scan(_ byte: UInt8) -> (SwiftToken.Kind, isClosed: Bool) {
        switch byte {
        case UInt8(ascii: "\""): return scanLiteral(pounds: 0)
        case UInt8(ascii: "`"): return scanQuotedName()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): return scanBlockComment()
        case UInt8(ascii: "#"): return scanPound()
        default: return (scanPlain(byte), true)
        }
    }

    private mutating func scanPlain(_ byte: UInt8) -> SwiftToken.Kind {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            position += byte == UInt8(ascii: "\r") && peek(1) == UInt8(ascii: "\n") ? 2 : 1
            return .newline
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            return scanOpening(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            return scanClosing(byte)
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
            skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            return .comment
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return scanNumber()
        case UInt8(ascii: ".") where peek(1) == UInt8(ascii: "."):
            skipOperator(withDots: true)
            return .operation
        case _ where byte.isSwiftOperator: return scanOperator(byte)
        case _ where byte.isSwiftIdentifierPart:
            skipWord()
            return .word
        case 0x80...: return scanScalar()
        default:
            position += 1
            return .punctuation
        }
    }

    private mutating func scanOpening(_ byte: UInt8) -> SwiftToken.Kind {
        if byte == UInt8(ascii: "{") { openAngles = 0 }
        if byte == UInt8(ascii: "("), !literals.isEmpty { literals[literals.count - 1].depth += 1 }
        position += 1
        return .open
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
                guard let scalar = bytes.scalar(at: position), scalar.isIdentifierCharacter
                else { return }
                position += scalar.utf8.count
            }
        }
    }

    private mutating func scanNumber() -> SwiftToken.Kind {
        skipWord()
        if peek() == UInt8(ascii: "."), let digit = peek(1),
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
        {
            position += 1
            skipWord()
        }
        return .number
    }

    /// A character beyond ASCII.
    private mutating func scanScalar() -> SwiftToken.Kind {
        guard let scalar = bytes.scalar(at: position) else {
            position += 1
            return .punctuation
        }
        if scalar.isIdentifierHead {
            skipWord()
            return .word
        }
        if scalar.isOperatorCharacter {
            skipOperator()
            return .operation
        }
        position += scalar.utf8.count
        return .punctuation
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
        // A `?` or `!` that belongs to what stands before it.
        if !isSpaced, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
            position += 1
            return .operation
        }
        let start = position
        skipOperator()
        if byte == UInt8(ascii: "="), position - start == 1 { openAngles = 0 }
        return .operation
    }

    /// Skips what an operator is made of, up to a comment.
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
}
