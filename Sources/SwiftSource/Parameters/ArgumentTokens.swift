extension SwiftLexer {
    /// Returns the next token of an argument, reading literals in parts.
    ///
    /// Throws if the token could end the code around it, or if a reader would see something else.
    mutating func nextOfArgument() throws(ParameterError) -> SwiftToken? {
        let start = position
        let token = nextPart()
        try check(start..<(token?.range.lowerBound ?? position)) { $0 == " " }
        guard let token else { return nil }
        let first = token.range.lowerBound
        switch token.kind {
        case .newline: try check(token.range) { _ in false }
        case .punctuation:
            if text(token.range) == ";" {
                throw ParameterError(
                    "unexpected ';'", token.range,
                    hint: "Write one expression; what takes more goes into a function.")
            }
            try check(token.range) { ",:.@\\#".unicodeScalars.contains($0) }
        case .comment: throw commentError(at: first)
        case .operation:
            let end = token.range.dropLast().first { bytes[$0...($0 + 1)].elementsEqual("*/".utf8) }
            if let end { throw commentError(at: end) }
        case .word: try checkWord(token)
        case .number: try check(token.range) { $0.isNameCharacter || $0 == "." }
        case .string, .stringPart: try checkLiteral(token)
        case .open, .close: break
        }
        return token
    }

    private func commentError(at offset: Int) -> ParameterError {
        ParameterError(
            "arguments cannot contain comments", offset..<offset + 2,
            hint: "Leave the comment out.")
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Refuses the first character that is not allowed.
    private func check(
        _ range: Range<Int>, isAllowed: (Unicode.Scalar) -> Bool
    ) throws(ParameterError) {
        guard let (scalar, offset) = first(in: range, where: { !isAllowed($0) }) else { return }
        throw ParameterError("unexpected \(scalar.bareSpelling)", .at(offset))
    }

    private func first(
        in range: Range<Int>, where holds: (Unicode.Scalar) -> Bool
    ) -> (Unicode.Scalar, Int)? {
        var offset = range.lowerBound
        for scalar in text(range).unicodeScalars {
            if holds(scalar) { return (scalar, offset) }
            offset += scalar.utf8.count
        }
        return nil
    }

    private func checkWord(_ token: SwiftToken) throws(ParameterError) {
        let range = token.range
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "`"):
            let name = text(range).dropFirst().dropLast().unicodeScalars
            guard token.isClosed, name.first?.isNameHead == true,
                name.allSatisfy(\.isNameCharacter)
            else {
                throw ParameterError(
                    "backticks must hold an identifier", range,
                    hint: "Write `name`, with nothing else in it.")
            }
        case UInt8(ascii: "$"):
            // With one or two digits it is an argument of a closure.
            guard range.count < 4, UInt8(text(range).dropFirst()) != nil else {
                throw .dollarName(at: range.lowerBound)
            }
        case UInt8(ascii: "#"): try check(range.dropFirst()) { $0.isNameCharacter }
        default:
            var isFirst = true
            try check(range) { scalar in
                defer { isFirst = false }
                return isFirst ? scalar.isNameHead : scalar.isNameCharacter
            }
        }
    }

    private func checkLiteral(_ token: SwiftToken) throws(ParameterError) {
        let text = text(token.range)
        let start = token.range.lowerBound
        let pounds = text.prefix { $0 == "#" }.utf8.count
        if text.dropFirst(pounds).hasPrefix("\"\"\"") {
            throw ParameterError(
                "'\"\"\"' starts a string of several lines", start..<start + pounds + 3,
                hint: "Write the string in one line.")
        }
        // An unclosed literal ends at a line break.
        let end = token.isClosed ? position : min(position + 1, bytes.count)
        let invisible = first(in: start..<end) { $0.isInvisible && !$0.isJoiner }
        if let (scalar, offset) = invisible {
            throw ParameterError(
                "unexpected \(scalar.bareSpelling) in a string", .at(offset),
                hint: "Write \\u{\(String(scalar.value, radix: 16, uppercase: true))}")
        }
        guard token.isClosed else {
            throw ParameterError(
                "the string does not end", start..<start + max(1, pounds + 1),
                hint: "Add the closing quote.")
        }
    }
}
