extension XMLPropertyList {
    /// Passes space, comments, instructions and a document type; false at the end of the text.
    mutating func skipToTag() throws(PropertyListError) -> Bool {
        while index < bytes.count {
            if bytes[index].isWhitespace {
                index += 1
            } else if bytes[index] != UInt8(ascii: "<") {
                throw error(.textBetweenElements, index..<index + 1)
            } else if begins("<!DOCTYPE") {
                try skipDocumentType()
            } else if try !skipRemark() {
                return true
            }
        }
        return false
    }

    /// Passes a comment or an instruction; false where there is none.
    private mutating func skipRemark() throws(PropertyListError) -> Bool {
        if begins("<!--") {
            try skip(past: "-->", from: index + 4)
        } else if begins("<?") {
            try skip(past: "?>", from: index + 2)
        } else {
            return false
        }
        return true
    }

    /// The declarations between `[` and `]` hold texts, comments and instructions, any of which may
    /// hold a `>`.
    private mutating func skipDocumentType() throws(PropertyListError) {
        let start = index
        var depth = 0
        repeat {
            if index >= bytes.count { throw unended(start) }
            if bytes[index] == UInt8(ascii: "<"), try skipRemark() { continue }
            switch bytes[index] {
            case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                try skip(past: "\"", from: index + 1)
                continue
            case UInt8(ascii: "'"):
                try skip(past: "'", from: index + 1)
                continue
            default: break
            }
            index += 1
        } while depth > 0
    }

    /// The tag that begins here. No attribute matters.
    mutating func tag() throws(PropertyListError) -> Tag {
        let start = index
        let closes = begins("</")
        let name = bytes[(start + (closes ? 2 : 1))...].prefix { $0.isWordCharacter }
        let word = String(decoding: name, as: UTF8.self)
        guard let end = bytes[name.endIndex...].firstIndex(of: UInt8(ascii: ">")) else {
            throw Self.elements.contains(word)
                ? unended(start) : error(.unknownElement(word), start..<bytes.count)
        }
        index = end + 1
        return Tag(
            name: word, range: start..<index, closes: closes,
            isEmpty: !closes && bytes[end - 1] == UInt8(ascii: "/"))
    }

    /// The text up to the tag that closes an element, which is passed.
    mutating func content(of opening: Tag) throws(PropertyListError) -> String {
        if opening.isEmpty { return "" }
        var content: [UInt8] = []
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&") {
                content += try character()
            } else if bytes[index] != UInt8(ascii: "<") {
                content.append(bytes[index])
                index += 1
            } else if begins("<![CDATA[") {
                let start = index + 9
                try skip(past: "]]>", from: start)
                content += bytes[start..<index - 3]
            } else if try !skipRemark() {
                let tag = try tag()
                guard tag.closes else {
                    throw error(
                        .elementInText(tag.name, of: opening.name), tag.range)
                }
                if tag.name != opening.name { throw mismatch(tag, expected: opening.name) }
                return String(decoding: content, as: UTF8.self)
            }
        }
        throw error(.unclosedElement(opening.name), opening.range)
    }

    /// What a reference such as `&lt;` or `&#65;` stands for.
    private mutating func character() throws(PropertyListError) -> [UInt8] {
        let start = index
        // The longest that means something is `&#x10FFFF;`, save for zeros before the number.
        let name = bytes[(start + 1)...].prefix(32).prefix { $0 != UInt8(ascii: ";") }
        let word = String(decoding: name, as: UTF8.self)
        guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";"),
            let scalar = Self.scalar(named: word)
        else {
            throw error(.unknownReference, start..<start + 1)
        }
        index = name.endIndex + 1
        return Array(String(scalar).utf8)
    }

    private static func scalar(named name: String) -> Unicode.Scalar? {
        let number: Substring
        let radix: Int
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        case _ where name.hasPrefix("#x"): (number, radix) = (name.dropFirst(2), 16)
        case _ where name.hasPrefix("#"): (number, radix) = (name.dropFirst(), 10)
        default: return nil
        }
        guard number.first?.isHexDigit == true, let value = UInt32(number, radix: radix), value > 0
        else { return nil }
        return Unicode.Scalar(value)
    }

    private func begins(_ mark: StaticString) -> Bool {
        let count = mark.utf8CodeUnitCount
        guard index + count <= bytes.count, bytes[index] == mark.utf8Start[0] else { return false }
        for place in 1..<count where bytes[index + place] != mark.utf8Start[place] {
            return false
        }
        return true
    }

    /// Goes on after `mark`, which must come at `start` or later.
    private mutating func skip(
        past mark: StaticString, from start: Int
    ) throws(PropertyListError) {
        let opening = index
        index = start
        while index < bytes.count {
            if begins(mark) {
                index += mark.utf8CodeUnitCount
                return
            }
            index += 1
        }
        throw unended(opening)
    }

    private func unended(_ start: Int) -> PropertyListError {
        error(.noEnd, start..<start + 1)
    }
}
