/// Cuts Swift source into tokens where the compiler does. It accepts any bytes.
///
/// The lexer takes linear time, and keeps open interpolations in a list, so nesting needs no
/// recursion.
package struct SwiftLexer {
    let bytes: [UInt8]
    private(set) var position: Int
    private var isSpaced = true
    private var previous: SwiftToken.Kind?
    private var isClosed = true
    /// The last token and the one before it, without comments and line breaks.
    private var code: (last: SwiftToken?, before: SwiftToken?)
    /// The end of the regular expression that begins at the position, behind an operator.
    private var regexEnd: Int?
    /// A regular expression with so many `#` or more doesn't end before this offset.
    private var unclosedRegex = (pounds: 1, end: 0)
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
        position = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
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
        regexEnd = nil
    }

    private mutating func token(_ scan: (inout SwiftLexer) -> SwiftToken.Kind) -> SwiftToken {
        let (start, wasSpaced) = (position, isSpaced)
        isClosed = true
        let kind = scan(&self)
        (previous, isSpaced) = (kind, kind == .newline)
        let token = SwiftToken(
            kind: kind, range: start..<position, isSpaced: wasSpaced, isClosed: isClosed)
        if kind != .newline, kind != .comment { code = (token, code.last) }
        return token
    }

    // Mutating, because a debug build copies the lexer for each call of another function.
    private mutating func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func peek(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private mutating func skip(_ belongs: (UInt8) -> Bool) {
        while let byte = peek(), belongs(byte) { position += 1 }
    }

    // MARK: Kinds of tokens

    private mutating func scan(_ byte: UInt8) -> SwiftToken.Kind {
        if let end = regexEnd {
            (position, regexEnd) = (end, nil)
            return .string
        }
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
            return scanLineComment()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
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

    private mutating func skipNumber() {
        let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1) == UInt8(ascii: "x")
        skipWord()
        guard peek() == UInt8(ascii: "."), let next = peek(1), next.isSwiftIdentifierPart else {
            return
        }
        if isHexadecimal {
            // Without an exponent, it's a member: 0xF.description
            let rest = bytes[(position + 1)...].prefix(while: \.isSwiftIdentifierPart)
            let digits = rest.prefix { Character(Unicode.Scalar($0)).isHexDigit }
            guard
                [UInt8(ascii: "p"), UInt8(ascii: "P")].contains(rest.dropFirst(digits.count).first)
            else { return }
        } else if next < UInt8(ascii: "0") || next > UInt8(ascii: "9") {
            return
        }
        position += 1
        skipWord()
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
        if let slash = bytes[start..<position].firstIndex(of: UInt8(ascii: "/")),
            mayHoldRegex(start..<position), let end = endOfRegex(from: slash, pounds: 0)
        {
            position = slash == start ? end : slash
            regexEnd = slash == start ? nil : end
            return slash == start ? .string : .operation
        }
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
        var quotes = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") ? 3 : 1
        // As in #"""#, a literal that holds quotes.
        if quotes == 3, pounds > 0, endsInLine(from: position + 2, pounds) { quotes = 1 }
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

    private mutating func hasPounds(_ count: Int, at offset: Int) -> Bool {
        count == 0 || (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
    }

    private mutating func closes(_ literal: Literal) -> Bool {
        (0..<literal.quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
            && hasPounds(literal.pounds, at: literal.quotes)
    }

    /// Whether a `"` with pounds is on the rest of the line.
    private mutating func endsInLine(from start: Int, _ pounds: Int) -> Bool {
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return line.indices.contains {
            line[$0] == UInt8(ascii: "\"") && hasPounds(pounds, at: $0 + 1 - position)
        }
    }

    /// Reads a run of `#`: of a literal, of a directive or a macro, or of nothing.
    private mutating func scanPound() -> SwiftToken.Kind {
        let start = position
        skip { $0 == UInt8(ascii: "#") }
        if peek() == UInt8(ascii: "\"") { return scanLiteral(pounds: position - start) }
        if peek() == UInt8(ascii: "/"),
            let end = endOfRegex(from: position, pounds: position - start)
        {
            position = end
            return .string
        }
        if start == 0, peek() == UInt8(ascii: "!") { return scanLineComment() }
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

    private mutating func scanLineComment() -> SwiftToken.Kind {
        skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return .comment
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

// MARK: - Regular expressions

/// The rules of SE-0354 for when a `/` begins a regular expression.
extension SwiftLexer {
    /// Whether a regular expression can begin in an operator: what precedes it isn't an operand.
    private func mayHoldRegex(_ operation: Range<Int>) -> Bool {
        if isOperand(before: operation.lowerBound) { return false }
        if let last = code.last, ["func", "operator"].contains(text(last.range)) { return false }
        return isOperand(after: operation.upperBound, of: operation.lowerBound) || expectsExpression
    }

    /// Whether an operator directly follows something.
    private func isOperand(before start: Int) -> Bool {
        guard start > 0 else { return false }
        switch bytes[start - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
            UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return start < 2 || bytes[start - 2] != UInt8(ascii: "*")
        default: return true
        }
    }

    /// Whether something directly follows an operator.
    private func isOperand(after end: Int, of start: Int) -> Bool {
        guard end < bytes.count else { return false }
        switch bytes[end] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
            UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "/"):
            return false
        case UInt8(ascii: "."): return !isOperand(before: start)
        default: return true
        }
    }

    /// Whether the code so far needs an expression to go on.
    private var expectsExpression: Bool {
        guard let last = code.last else { return true }
        let word = text(last.range)
        switch last.kind {
        case .open, .newline, .comment: return true
        case .close, .number, .string, .stringPart: return false
        case .punctuation: return [",", ";", ":"].contains(word)
        case .word: return Self.wordsBeforeExpressions.contains(word)
        case .operation:
            if word == "->" || word == "..." { return false }
            let isPostfix =
                isOperand(before: last.range.lowerBound)
                && !isOperand(after: last.range.upperBound, of: last.range.lowerBound)
            let isOptional = word == "?" || word == "!"
            // 'try?' is no operand.
            return !isPostfix && !(isOptional && isOperand(before: last.range.lowerBound))
                || isOptional && code.before.map { text($0.range) } == "try"
        }
    }

    private static let wordsBeforeExpressions: Set<String> = [
        "#else", "#elseif", "#endif", "#if", "as", "associatedtype", "break", "case", "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "static", "struct", "subscript", "switch", "throw",
        "throws",
        "try", "typealias", "var", "where", "while",
    ]

    /// Returns the end of the regular expression whose opening slash is at an offset, behind some
    /// `#`; nil if there is none.
    private mutating func endOfRegex(from slash: Int, pounds: Int) -> Int? {
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        if pounds >= unclosedRegex.pounds, slash < unclosedRegex.end { return nil }
        let rest = bytes[(slash + 1)...]
        if pounds == 0, let first = rest.first, isBlank(first) { return nil }
        let isMultiline = pounds > 0 && rest.first { !isBlank($0) }.map(isBreak) == true
        var (groups, classes) = (0, 0)
        var offset = slash + 1
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "/") where hasPounds(pounds, at: offset + 1 - position):
                guard pounds == 0 else { return offset + 1 + pounds }
                let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
                let isComment = next == byte || next == UInt8(ascii: "*")
                let isSpaced = isBlank(bytes[offset - 1]) && bytes[offset - 2] != UInt8(ascii: "\\")
                return isComment || isSpaced ? nil : offset + 1
            case UInt8(ascii: "\\") where bytes[offset...].dropFirst().first.map(isBreak) == false:
                offset += 1
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0:
                if groups == 0, pounds == 0 { return nil }
                groups = max(0, groups - 1)
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            case _ where isBreak(byte) && !isMultiline:
                if pounds > 0 { unclosedRegex = (pounds, offset) }
                return nil
            default: break
            }
            offset += 1
        }
        if pounds > 0 { unclosedRegex = (pounds, offset) }
        return nil
    }
}
