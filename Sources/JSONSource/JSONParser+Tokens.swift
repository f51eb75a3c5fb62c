extension JSONParser {
    func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    func issue(_ problem: JSONProblem, length: Int = 1) -> Issue {
        Issue(problem: problem, range: position..<position + length)
    }

    /// Moves to the next byte that means something.
    mutating func skipTrivia() throws(Issue) {
        while true {
            skipWhiteSpace()
            guard let byte = peek() else { return }
            if byte != UInt8(ascii: "/") {
                if isAtConflictMarker { throw issue(.conflictMarker, length: 7) }
                return
            }
            try skipComment()
        }
    }

    private mutating func skipWhiteSpace() {
        let bytes = bytes
        var end = position
        while end < bytes.count {
            let byte = bytes[end]
            if byte != 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 { break }
            end += 1
        }
        position = end
    }

    private mutating func skipComment() throws(Issue) {
        let kind = peek(1)
        guard kind == UInt8(ascii: "/") || kind == UInt8(ascii: "*") else {
            throw issue(.expectedValue)
        }
        if !options.allowsComments { throw issue(.commentNotAllowed, length: 2) }
        let start = position
        position += 2
        if kind == UInt8(ascii: "/") {
            while let byte = peek(), byte != 0x0A {
                _ = byte
                position += 1
            }
            return
        }
        while peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
            if peek() == nil {
                throw Issue(problem: .unterminatedComment, range: start..<start + 2)
            }
            position += 1
        }
        position += 2
    }

    /// Whether a line starts here as git marks the sides of a conflict.
    private var isAtConflictMarker: Bool {
        guard position == 0 || bytes[position - 1] == 0x0A, let byte = peek(),
            "<=>|".utf8.contains(byte)
        else { return false }
        return position + 7 <= bytes.count
            && bytes[position..<position + 7].allSatisfy { $0 == byte }
    }

    /// The letters, digits and signs that start here, for messages.
    func wordHere() -> String {
        var end = position
        while end < bytes.count, end < position + 60, Self.isPartOfWord(bytes[end]) { end += 1 }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F...: false
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"),
            UInt8(ascii: "/"):
            false
        default: true
        }
    }

    mutating func parseWord() throws(Issue) -> JSONNode.Content {
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

    mutating func parseNumber() throws(Issue) -> String {
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

    /// Whether there was at least one.
    private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            position += 1
        }
        return position > start
    }
}
