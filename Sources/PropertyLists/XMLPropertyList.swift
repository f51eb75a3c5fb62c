import Basics

/// Reads the XML form of property lists in one pass, without recursion.
///
/// A document type is passed over: what it declares is never looked up.
struct XMLPropertyList {
    static let elements = [
        "plist", "dict", "array", "key", "string", "integer", "real", "true", "false", "date",
        "data",
    ]

    /// An element that is open and holds values.
    private struct Container {
        let tag: Tag
        var items: [PropertyList] = []
        var members: [String: PropertyList] = [:]
        /// The key of the next value, and its range.
        var key: (name: String, range: Range<Int>)?
    }

    struct Tag {
        let name: String
        let range: Range<Int>
        let closes: Bool
        let isEmpty: Bool
    }

    private let text: PropertyListText
    let bytes: [UInt8]
    var index = 0
    private var open: [Container] = []
    private var root: PropertyList?
    private var count = 0

    init(_ text: PropertyListText) {
        self.text = text
        bytes = text.bytes
    }

    consuming func read() throws(PropertyListError) -> PropertyList {
        while try skipToTag() {
            let tag = try tag()
            if tag.closes { try close(tag) } else { try begin(tag) }
        }
        if let last = open.last {
            throw error(.unclosedElement(last.tag.name), last.tag.range)
        }
        guard let root else { throw PropertyListError(.noValue, in: text.name) }
        return root
    }

    private mutating func begin(_ tag: Tag) throws(PropertyListError) {
        guard Self.elements.contains(tag.name) else {
            throw error(.unknownElement(tag.name), tag.range)
        }
        count += 1
        if count > PropertyList.mostValues {
            throw error(.tooManyValues(limit: PropertyList.mostValues), tag.range)
        }
        switch tag.name {
        case "plist", "dict", "array":
            open.append(Container(tag: tag))
            if open.count > PropertyList.deepestNesting {
                throw error(.tooDeep(limit: PropertyList.deepestNesting), tag.range)
            }
            if tag.isEmpty { try close(tag) }
        // As with Apple's readers, a second key is the value of the first.
        case "key" where open.last?.tag.name == "dict" && open.last?.key == nil:
            let name = try content(of: tag)
            open[open.count - 1].key = (name, tag.range.lowerBound..<index)
        default:
            let content = try content(of: tag)
            try add(try scalar(content, tag), tag.range)
        }
    }

    private mutating func close(_ tag: Tag) throws(PropertyListError) {
        guard let container = open.last, container.tag.name == tag.name else {
            throw mismatch(tag, expected: open.last?.tag.name)
        }
        open.removeLast()
        switch tag.name {
        case "array": try add(.array(container.items), container.tag.range)
        case "dict":
            if let key = container.key {
                throw error(.noValueOf(key.name), key.range)
            }
            try add(.dictionary(container.members), container.tag.range)
        default:
            guard let value = container.items.first else {
                throw error(.noValue, container.tag.range)
            }
            try add(value, container.tag.range)
        }
    }

    private mutating func add(
        _ value: PropertyList, _ range: Range<Int>
    ) throws(PropertyListError) {
        guard let last = open.indices.last else {
            if root != nil { throw error(.secondValue, range) }
            root = value
            return
        }
        if open[last].tag.name == "dict" {
            guard let key = open[last].key?.name else {
                throw error(.noKey, range)
            }
            open[last].members[key] = value
            open[last].key = nil
        } else {
            if open[last].tag.name == "plist", !open[last].items.isEmpty {
                throw error(.secondValue, range)
            }
            open[last].items.append(value)
        }
    }

    private func scalar(_ content: String, _ tag: Tag) throws(PropertyListError) -> PropertyList {
        let value: PropertyList? =
            switch tag.name {
            case "integer": PropertyList(integer: content)
            case "real": PropertyList(real: content)
            case "date": PropertyListDate(content).map { .date($0.seconds) }
            case "data": [UInt8](base64: content).map { .data($0) }
            case "true", "false": content.isEmpty ? .boolean(tag.name == "true") : nil
            default: .string(content)
            }
        guard let value else {
            throw error(.wrongContent(content, of: tag.name), tag.range)
        }
        return value
    }

    func mismatch(_ tag: Tag, expected: String?) -> PropertyListError {
        error(.mismatchedElement(found: tag.name, expected: expected), tag.range)
    }

    func error(_ problem: PropertyListProblem, _ range: Range<Int>) -> PropertyListError {
        PropertyListError(problem, at: .part(of: text.source, range))
    }
}

extension PropertyList {
    /// A whole number, in decimal or after `0x` in hexadecimal digits.
    fileprivate init?(integer text: String) {
        var digits = text.drop(while: \.isWhitespace)
        let sign = digits.first == "-" || digits.first == "+" ? String(digits.removeFirst()) : ""
        let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
        if isHexadecimal { digits = digits.dropFirst(2) }
        guard digits.first?.isHexDigit == true else { return nil }
        let radix = isHexadecimal ? 16 : 10
        if let number = Int(sign + digits, radix: radix) {
            self = .integer(number)
        } else if let number = UInt64(sign + digits, radix: radix) {
            self = .real(Double(number))
        } else {
            return nil
        }
    }

    /// Parses a number. A whole number becomes an integer.
    fileprivate init?(real text: String) {
        guard let number = Double(text.drop(while: \.isWhitespace)) else { return nil }
        self = Int(exactly: number).map { .integer($0) } ?? .real(number)
    }
}

extension [UInt8] {
    /// Decodes a text in Base64, ignoring white space. Returns nil for any other text.
    fileprivate init?(base64 text: String) {
        self = []
        var bits = 0
        var digits = 0
        var padding = 0
        for byte in text.utf8 where !byte.isWhitespace {
            if byte == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let digit = byte.base64Digit else { return nil }
            bits = (bits << 6 | digit) & 0xFFFFFF
            digits += 1
            let spare = (4 - digits % 4) % 4 * 2
            if spare < 6 { append(UInt8(truncatingIfNeeded: bits >> spare)) }
        }
        if padding > 2 || (digits + padding) % 4 != 0 { return nil }
    }
}

extension UInt8 {
    fileprivate var base64Digit: Int? {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(self) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(self) - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(self) + 4
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}

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

    /// Passes a comment or an instruction. Returns false if neither comes next.
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

    /// Returns the character of a reference such as `&lt;` or `&#65;`.
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
