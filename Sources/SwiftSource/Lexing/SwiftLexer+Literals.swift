extension SwiftLexer {
    /// Reads a literal from its opening quotes, in front of which `pounds` have been read.
    mutating func scanLiteral(pounds: Int) -> (SwiftToken.Kind, isClosed: Bool) {
        let quote = UInt8(ascii: "\"")
        let quotes = peek(1) == quote && peek(2) == quote ? 3 : 1
        position += quotes
        return scanText(
            of: Literal(quotes: quotes, pounds: pounds, openAngles: openAngles))
    }

    /// Reads the text of a literal up to its end or an interpolation.
    mutating func scanText(of literal: Literal) -> (SwiftToken.Kind, isClosed: Bool) {
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\n") where literal.quotes == 1,
                UInt8(ascii: "\r") where literal.quotes == 1:
                return (.string, false)
            case UInt8(ascii: "\"") where closes(literal):
                position += literal.quotes + literal.pounds
                return (.string, true)
            case UInt8(ascii: "\\") where hasPounds(literal.pounds, at: 1):
                position += 1 + literal.pounds
                if peek() == UInt8(ascii: "(") {
                    literals.append(literal)
                    openAngles = 0
                    return (.stringPart, true)
                }
                if let escaped = peek(), escaped == UInt8(ascii: "\"") || escaped == byte {
                    position += 1
                }
            default: position += 1
            }
        }
        return (.string, false)
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
    }

    private func closes(_ literal: Literal) -> Bool {
        (0..<literal.quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
            && hasPounds(literal.pounds, at: literal.quotes)
    }

    /// Reads a run of `#`: of a literal, of a directive or a macro, or of nothing.
    mutating func scanPound() -> (SwiftToken.Kind, isClosed: Bool) {
        let start = position
        skip { $0 == UInt8(ascii: "#") }
        if peek() == UInt8(ascii: "\"") { return scanLiteral(pounds: position - start) }
        guard position - start == 1, peek()?.isSwiftIdentifierPart == true else {
            return (.punctuation, true)
        }
        skip(\.isSwiftIdentifierPart)
        return (.word, true)
    }

    mutating func scanQuotedName() -> (SwiftToken.Kind, isClosed: Bool) {
        position += 1
        skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
        guard peek() == UInt8(ascii: "`") else { return (.word, false) }
        position += 1
        return (.word, true)
    }

    mutating func scanBlockComment() -> (SwiftToken.Kind, isClosed: Bool) {
        var depth = 0
        while let byte = peek() {
            if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return (.comment, true) }
            } else {
                position += 1
            }
        }
        return (.comment, false)
    }
}
