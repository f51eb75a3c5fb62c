package import Basics

/// Reads the tokens of an argument, and literals in parts.
///
/// It refuses tokens that could end the code around them, or that look like other tokens.
struct ArgumentLexer {
    let source: SourceText
    private var lexer: SwiftLexer

    init(_ source: SourceText, _ bytes: [UInt8], from start: Int) {
        self.source = source
        lexer = SwiftLexer(bytes, from: start)
    }

    var position: Int { lexer.position }
    private var bytes: [UInt8] { lexer.bytes }

    func text(_ range: Range<Int>) -> String { lexer.text(range) }

    mutating func resume(at offset: Int) { lexer.resume(at: offset) }

    mutating func next() throws(Failure) -> SwiftToken? {
        let start = position
        let token = lexer.nextPart()
        try check(start..<(token?.range.lowerBound ?? position)) { $0 == " " }
        guard let token else { return nil }
        switch token.kind {
        case .newline: try check(token.range) { _ in false }
        case .punctuation:
            if text(token.range) == ";" {
                throw source.failure(
                    "unexpected ';'", atUTF8: token.range,
                    hint: "Write one expression; what takes more goes into a function.")
            }
            try check(token.range) { ",:.@\\#".unicodeScalars.contains($0) }
        case .comment: throw commentError(at: token.range.lowerBound)
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

    private func commentError(at offset: Int) -> Failure {
        source.failure(
            "arguments cannot contain comments", atUTF8: offset..<offset + 2,
            hint: "Leave the comment out.")
    }

    private func check(_ range: Range<Int>, isAllowed: (Unicode.Scalar) -> Bool) throws(Failure) {
        guard let (scalar, offset) = first(in: range, where: { !isAllowed($0) }) else { return }
        throw source.failure("unexpected \(scalar.bareSpelling)", atUTF8: .at(offset))
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

    private func checkWord(_ token: SwiftToken) throws(Failure) {
        let range = token.range
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "`"):
            let name = text(range).dropFirst().dropLast().unicodeScalars
            guard token.isClosed, name.first?.isNameHead == true, name.allSatisfy(\.isNameCharacter)
            else {
                throw source.failure(
                    "backticks must hold an identifier", atUTF8: range,
                    hint: "Write `name`, with nothing else in it.")
            }
        case UInt8(ascii: "$"):
            // With one or two digits it is an argument of a closure.
            guard range.count < 4, UInt8(text(range).dropFirst()) != nil else {
                throw source.dollarName(at: range.lowerBound)
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

    private func checkLiteral(_ token: SwiftToken) throws(Failure) {
        let (text, start) = (text(token.range), token.range.lowerBound)
        let pounds = text.prefix { $0 == "#" }.utf8.count
        if text.dropFirst(pounds).hasPrefix("\"\"\"") {
            throw source.failure(
                "'\"\"\"' starts a string of several lines", atUTF8: start..<start + pounds + 3,
                hint: "Write the string in one line.")
        }
        // An unclosed literal ends at a line break.
        let end = token.isClosed ? position : min(position + 1, bytes.count)
        // Letters and emoji need the characters that join them.
        let invisible = first(in: start..<end) {
            $0.isInvisible && $0 != "\u{200C}" && $0 != "\u{200D}"
        }
        if let (scalar, offset) = invisible {
            throw source.failure(
                "unexpected \(scalar.bareSpelling) in a string", atUTF8: .at(offset),
                hint: "Write \\u{\(String(scalar.value, radix: 16, uppercase: true))}")
        }
        guard token.isClosed else {
            throw source.failure(
                "the string does not end", atUTF8: start..<start + pounds + 1,
                hint: "Add the closing quote.")
        }
    }
}

// MARK: - Failures of several parsers

extension SourceText {
    /// A text in the wrong place. The place is a phrase: "where a type belongs".
    func unexpected(
        _ text: String, _ place: String, _ range: Range<Int>, hint: String? = nil
    ) -> Failure {
        let subject = text.isEmpty ? "the text ends" : "unexpected '\(text)'"
        return failure("\(subject) \(place)", atUTF8: range, hint: hint)
    }

    package func unclosed(_ opening: String, by closing: String, at offset: Int) -> Failure {
        failure(
            "'\(opening)' has no '\(closing)'", atUTF8: .at(offset), hint: "Add the '\(closing)'.")
    }

    func tooDeep(at offset: Int) -> Failure {
        failure("this is nested more than \(TypeParser.deepest) levels deep", atUTF8: .at(offset))
    }

    func dollarName(at offset: Int) -> Failure {
        failure(
            "names cannot start with '$'", atUTF8: .at(offset), hint: "Swift reserves these names.")
    }
}

extension Range<Int> {
    static func at(_ offset: Int) -> Range { offset..<offset + 1 }
}
