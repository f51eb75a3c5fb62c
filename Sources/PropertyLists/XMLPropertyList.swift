import Basics

/// Reads the XML form of property lists. Document types are skipped; those that declare something
/// are refused.
struct XMLPropertyList {
    private static let elements = [
        "plist", "dict", "array", "key", "string", "integer", "real", "true", "false", "date",
        "data",
    ]

    private struct Tag {
        let name: String
        let range: Range<Int>
        let isClosing: Bool
        let isEmpty: Bool
    }

    var scanner: PropertyListScanner

    mutating func read() throws(Failure) -> PropertyList {
        guard let tag = try nextTag() else {
            throw Failure(.data, "this is not a property list: it has no value", path: scanner.name)
        }
        if tag.isClosing { throw scanner.failure("'</\(tag.name)>' closes nothing", at: tag.range) }
        let root = try value(tag, depth: 1)
        if let next = try nextTag() { throw following(next) }
        return root
    }

    // MARK: Values

    private mutating func value(_ tag: Tag, depth: Int) throws(Failure) -> PropertyList {
        try scanner.countValue(depth: depth, at: tag.range)
        switch tag.name {
        case "plist":
            guard let first = try child(of: tag) else {
                throw scanner.malformed("it has no value", at: tag.range)
            }
            let value = try value(first, depth: depth + 1)
            if let next = try child(of: tag) { throw following(next) }
            return value
        case "array":
            var items: [PropertyList] = []
            while let child = try child(of: tag) {
                items.append(try value(child, depth: depth + 1))
            }
            return .array(items)
        case "dict": return .dictionary(try members(of: tag, depth: depth))
        default: return try scalar(tag)
        }
    }

    private func following(_ tag: Tag) -> Failure {
        scanner.malformed("something follows its value", at: tag.range)
    }

    private mutating func members(
        of tag: Tag, depth: Int
    ) throws(Failure) -> [String: PropertyList] {
        var members: [String: PropertyList] = [:]
        while let key = try child(of: tag) {
            if key.name != "key" {
                throw scanner.malformed("this value has no '<key>'", at: key.range)
            }
            let name = try content(of: key)
            guard let child = try child(of: tag) else {
                throw scanner.malformed("the key '\(name)' has no value", at: key.range)
            }
            // As in Apple's readers, the value of a key can be a second '<key>'.
            members[name] = try value(child, depth: depth + 1)
        }
        return members
    }

    private mutating func scalar(_ tag: Tag) throws(Failure) -> PropertyList {
        let content = try content(of: tag)
        switch tag.name {
        case "integer":
            if let number = Int(content.drop(while: \.isWhitespace)) { return .integer(number) }
        case "true", "false":
            if content.isEmpty { return .boolean(tag.name == "true") }
        default: return .string(content)
        }
        throw scanner.malformed(
            "'<\(tag.name)>' cannot hold '\(content.prefix(40))'", at: tag.range)
    }

    // MARK: Tags

    /// The next element inside of another one; nil at the end of that one, which is skipped.
    private mutating func child(of parent: Tag) throws(Failure) -> Tag? {
        if parent.isEmpty { return nil }
        guard let tag = try nextTag() else { throw unclosed(parent) }
        if !tag.isClosing { return tag }
        try close(parent, with: tag)
        return nil
    }

    private func unclosed(_ tag: Tag) -> Failure {
        scanner.failure("'<\(tag.name)>' is never closed", at: tag.range)
    }

    private func close(_ tag: Tag, with closing: Tag) throws(Failure) {
        if closing.name == tag.name { return }
        throw scanner.failure(
            "'</\(closing.name)>' appears where '<\(tag.name)>' must be closed", at: closing.range)
    }

    /// The next tag; nil at the end of the text.
    private mutating func nextTag() throws(Failure) -> Tag? {
        while true {
            scanner.skipSpace()
            if scanner.byte == nil { return nil }
            if scanner.byte != UInt8(ascii: "<") {
                throw scanner.malformed("there is text between its elements")
            }
            if scanner.begins("<!DOCTYPE") {
                try scanner.skip(2, past: ">")
            } else if try !skipRemark() {
                return try tag()
            }
        }
    }

    /// Reads the tag that begins here. Attributes are ignored.
    private mutating func tag() throws(Failure) -> Tag {
        let start = scanner.index
        let isClosing = scanner.begins("</")
        let name = scanner.bytes[(start + (isClosing ? 2 : 1))...].prefix {
            Character(Unicode.Scalar($0)).isLetter
        }
        let word = String(decoding: name, as: UTF8.self)
        guard Self.elements.contains(word) else {
            throw scanner.failure(
                "'<\(word)>' is not an element of a property list", at: start..<name.endIndex,
                hint: Suggestions.question(for: word, among: Self.elements))
        }
        let rest = try scanner.skip(0, past: ">")
        return Tag(
            name: word, range: start..<scanner.index, isClosing: isClosing,
            isEmpty: !isClosing && scanner.bytes[rest.upperBound - 1] == UInt8(ascii: "/"))
    }

    /// Skips a comment or an instruction. Returns false if neither comes next.
    private mutating func skipRemark() throws(Failure) -> Bool {
        if scanner.begins("<!--") {
            try scanner.skip(4, past: "-->")
        } else if scanner.begins("<?") {
            try scanner.skip(2, past: "?>")
        } else {
            return false
        }
        return true
    }

    // MARK: Text

    /// Reads the text up to the tag that closes an element, which is skipped.
    private mutating func content(of opening: Tag) throws(Failure) -> String {
        if opening.isEmpty { return "" }
        var content: [UInt8] = []
        while let byte = scanner.byte {
            if byte == UInt8(ascii: "&") {
                content += String(try character()).utf8
            } else if byte != UInt8(ascii: "<") {
                content.append(byte)
                scanner.index += 1
            } else if scanner.begins("<![CDATA[") {
                content += scanner.bytes[try scanner.skip(9, past: "]]>")]
            } else if try !skipRemark() {
                let tag = try tag()
                if !tag.isClosing {
                    throw scanner.malformed(
                        "'<\(tag.name)>' appears in the text of '<\(opening.name)>'", at: tag.range)
                }
                try close(opening, with: tag)
                return String(decoding: content, as: UTF8.self)
            }
        }
        throw unclosed(opening)
    }

    /// Reads a reference such as `&lt;` or `&#65;`.
    private mutating func character() throws(Failure) -> Unicode.Scalar {
        // The longest reference is `&#x10FFFF;`, unless there are zeros before the number.
        let rest = scanner.bytes[(scanner.index + 1)...].prefix(32)
        let name = String(decoding: rest.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
        guard name.utf8.count < rest.count, let scalar = Self.scalar(named: name) else {
            throw scanner.malformed(
                "this '&' doesn't begin the name of a known character",
                hint: "Write '&amp;' for the character itself.")
        }
        scanner.index += name.utf8.count + 2
        return scalar
    }

    private static let characters: [String: Unicode.Scalar] = [
        "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]

    private static func scalar(named name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return characters[name] }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.first?.isHexDigit == true,
            let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), number > 0
        else { return nil }
        return Unicode.Scalar(number)
    }
}
