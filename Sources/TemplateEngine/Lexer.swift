import Basics

/// A tag, or text without line breaks except at its end.
struct Token {
    enum Kind {
        case text
        case variable, unescaped, section, inverted, close
        case comment, delimiters, partial, parent, block

        /// Whether a line that contains only such a tag leaves nothing in the output.
        var canStandAlone: Bool { self != .text && self != .variable && self != .unescaped }

        /// The kind of a tag by its first character; nil for a variable.
        init?(sign: UInt8) {
            switch UnicodeScalar(sign) {
            case "#": self = .section
            case "^": self = .inverted
            case "/": self = .close
            case "!": self = .comment
            case ">": self = .partial
            case "<": self = .parent
            case "$": self = .block
            case "&", "{": self = .unescaped
            case "=": self = .delimiters
            default: return nil
            }
        }

        /// Whether an end tag follows.
        var opens: Bool {
            self == .section || self == .inverted || self == .parent || self == .block
        }
    }

    let kind: Kind
    /// The range of the text, or of the tag with its delimiters.
    let range: Range<Int>
    /// The range between the sign and the closing delimiter, without white space around it.
    let content: Range<Int>
    /// The kind of the tag that an end tag closes if their names match.
    var closes: Kind?
}

/// Splits a template into tags and text.
struct Lexer {
    private let source: SourceText
    private let bytes: [UInt8]
    private var open: [UInt8]
    private var close: [UInt8]
    private var position = 0
    private var tokens: [Token] = []
    private var openKinds: [Token.Kind] = []

    init(_ source: SourceText, _ bytes: [UInt8], _ delimiters: TemplateDelimiters) {
        (self.source, self.bytes) = (source, bytes)
        (open, close) = (Array(delimiters.open.utf8), Array(delimiters.close.utf8))
    }

    mutating func tokenize() throws(Failure) -> [Token] {
        tokens.reserveCapacity(bytes.count / 24)
        while position < bytes.count {
            if isAt(open, position) { try readTag() } else { readText() }
        }
        return tokens
    }

    // Mutating, because a debug build copies the lexer for each call of another function.
    private mutating func isAt(_ text: [UInt8], _ offset: Int) -> Bool {
        guard offset + text.count <= bytes.count else { return false }
        for index in text.indices where bytes[offset + index] != text[index] { return false }
        return true
    }

    private mutating func readText() {
        let start = position
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte == open[0], isAt(open, end) { break }
            end += 1
            if byte == 0x0A { break }
        }
        position = end
        tokens.append(Token(kind: .text, range: start..<position, content: start..<position))
    }

    private mutating func readTag() throws(Failure) {
        let start = position
        let inside = start + open.count
        let sign = inside < bytes.count ? Token.Kind(sign: bytes[inside]) : nil
        let contentStart = inside + (sign == nil ? 0 : 1)
        var ending = close
        if sign == .delimiters { ending.insert(UInt8(ascii: "="), at: 0) }
        if inside < bytes.count, bytes[inside] == UInt8(ascii: "{") {
            ending.insert(UInt8(ascii: "}"), at: 0)
        }
        var end = contentStart
        while end < bytes.count, bytes[end] != ending[0] || !isAt(ending, end) { end += 1 }
        guard end < bytes.count else { throw unclosed(at: start) }
        let kind = sign ?? .variable
        let content = trimmed(contentStart..<end)
        if kind != .comment, kind != .delimiters { try checkContent(content, tag: start) }
        position = end + ending.count
        var token = Token(kind: kind, range: start..<position, content: content)
        if kind.opens { openKinds.append(kind) }
        if kind == .close { token.closes = openKinds.popLast() }
        tokens.append(token)
        if kind == .delimiters { try setDelimiters(content, tag: start..<position) }
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start].isTemplateSpace { start += 1 }
        while start < end, bytes[end - 1].isTemplateSpace { end -= 1 }
        return start..<end
    }

    /// Checks that the end of a tag doesn't belong to another line or another tag.
    private mutating func checkContent(_ content: Range<Int>, tag start: Int) throws(Failure) {
        for offset in content
        where bytes[offset] == 0x0A || bytes[offset] == open[0] && isAt(open, offset) {
            throw unclosed(at: start)
        }
        if content.isEmpty {
            throw source.failure("the tag has no name", atUTF8: start..<start + open.count)
        }
    }

    private func unclosed(at start: Int) -> Failure {
        let ending = String(decoding: close, as: UTF8.self)
        return source.failure(
            "the tag has no '\(ending)' on its line", atUTF8: start..<start + open.count)
    }

    private mutating func setDelimiters(_ content: Range<Int>, tag: Range<Int>) throws(Failure) {
        let text = String(decoding: bytes[content], as: UTF8.self)
        guard let delimiters = TemplateDelimiters(text) else {
            throw source.failure(
                "'\(text)' is not a pair of delimiters", atUTF8: tag,
                hint: "Write two of them with a space between, as in {{=<% %>=}}; "
                    + "'=' cannot be part of one.")
        }
        (open, close) = (Array(delimiters.open.utf8), Array(delimiters.close.utf8))
    }
}
