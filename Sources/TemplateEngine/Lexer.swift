/// A tag, or text of one line at most.
struct Token {
    enum Kind {
        case text
        case variable, unescaped, section, inverted, close
        case comment, delimiters, partial, parent, block

        /// Whether such a tag leaves nothing behind on a line that it has to itself.
        var canStandAlone: Bool {
            switch self {
            case .text, .variable, .unescaped: false
            default: true
            }
        }

        /// Whether an end tag follows.
        var opens: Bool {
            switch self {
            case .section, .inverted, .parent, .block: true
            default: false
            }
        }
    }

    let kind: Kind
    /// The whole tag with its delimiters, or the text.
    let range: Range<Int>
    /// What is between the delimiters and the sign, without white space around it.
    let content: Range<Int>
    /// For an end tag, the kind of the tag that it closes if both have one name.
    var closes: Kind?
}

/// Cuts a template into tags and pieces of text.
struct Lexer {
    let bytes: [UInt8]
    private var open: [UInt8]
    private var close: [UInt8]
    private var position = 0
    private var tokens: [Token] = []
    private var openKinds: [Token.Kind] = []

    init(bytes: [UInt8], delimiters: TemplateDelimiters) {
        self.bytes = bytes
        open = Array(delimiters.open.utf8)
        close = Array(delimiters.close.utf8)
        // Few tokens are shorter on average.
        tokens.reserveCapacity(bytes.count / 16 + 4)
    }

    mutating func tokenize() throws(ParseIssue) -> [Token] {
        while position < bytes.count {
            if isAt(open, position) {
                try readTag()
            } else {
                readText()
            }
        }
        return tokens
    }

    private func isAt(_ text: [UInt8], _ place: Int) -> Bool {
        guard place + text.count <= bytes.count else { return false }
        for offset in text.indices where bytes[place + offset] != text[offset] { return false }
        return true
    }

    private func find(_ text: [UInt8], from start: Int) -> Int? {
        let first = text[0]
        for place in start..<max(start, bytes.count)
        where bytes[place] == first && isAt(text, place) {
            return place
        }
        return nil
    }

    private mutating func readText() {
        let start = position
        // Nearly all of a template is looked at here, so as little as possible is done for a byte.
        let (bytes, first) = (bytes, open[0])
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte == first, isAt(open, end) { break }
            end += 1
            if byte == 0x0A { break }
        }
        position = end
        let range = start..<end
        tokens.append(Token(kind: .text, range: range, content: range))
    }

    private mutating func readTag() throws(ParseIssue) {
        let start = position
        let inside = start + open.count
        let sign = inside < bytes.count ? Self.sign(bytes[inside]) : nil
        var ending = close
        if let extra = sign?.ending { ending.insert(extra, at: 0) }
        let contentStart = inside + (sign == nil ? 0 : 1)
        guard let end = find(ending, from: contentStart) else { throw unclosed(at: start) }
        let kind = sign?.kind ?? .variable
        let content = trimmed(contentStart..<end)
        if kind != .comment, kind != .delimiters { try checkContent(content, tag: start) }
        position = end + ending.count
        var token = Token(kind: kind, range: start..<position, content: content)
        if kind.opens { openKinds.append(kind) }
        if kind == .close { token.closes = openKinds.popLast() }
        tokens.append(token)
        if kind == .delimiters { try setDelimiters(content, tag: start..<position) }
    }

    /// The kind that a tag's first character gives it, and what must stand before its end.
    private static func sign(_ byte: UInt8) -> (kind: Token.Kind, ending: UInt8?)? {
        switch byte {
        case UInt8(ascii: "#"): (.section, nil)
        case UInt8(ascii: "^"): (.inverted, nil)
        case UInt8(ascii: "/"): (.close, nil)
        case UInt8(ascii: "!"): (.comment, nil)
        case UInt8(ascii: ">"): (.partial, nil)
        case UInt8(ascii: "<"): (.parent, nil)
        case UInt8(ascii: "$"): (.block, nil)
        case UInt8(ascii: "&"): (.unescaped, nil)
        case UInt8(ascii: "{"): (.unescaped, UInt8(ascii: "}"))
        case UInt8(ascii: "="): (.delimiters, UInt8(ascii: "="))
        default: nil
        }
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start].isTemplateSpace { start += 1 }
        while start < end, bytes[end - 1].isTemplateSpace { end -= 1 }
        return start..<end
    }

    /// An end that was found beyond the line or beyond another tag belongs to that one.
    private func checkContent(_ content: Range<Int>, tag start: Int) throws(ParseIssue) {
        let first = open[0]
        for place in content {
            let byte = bytes[place]
            if byte == 0x0A || byte == first && isAt(open, place) { throw unclosed(at: start) }
        }
        if content.isEmpty {
            throw ParseIssue(problem: .emptyTag, range: start..<start + open.count)
        }
    }

    private func unclosed(at start: Int) -> ParseIssue {
        let ending = String(decoding: close, as: UTF8.self)
        return ParseIssue(
            problem: .unclosedTag(missing: ending), range: start..<start + open.count)
    }

    private mutating func setDelimiters(
        _ content: Range<Int>, tag: Range<Int>
    ) throws(ParseIssue) {
        let text = String(decoding: bytes[content], as: UTF8.self)
        guard let delimiters = TemplateDelimiters(text) else {
            throw ParseIssue(problem: .badDelimiters(text), range: tag)
        }
        open = Array(delimiters.open.utf8)
        close = Array(delimiters.close.utf8)
    }
}
