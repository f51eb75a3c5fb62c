package import Basics

/// A parsed JSON file and its text.
package struct JSONDocument: Sendable {
    /// The text that was parsed.
    package let source: SourceText
    package let root: JSONNode

    /// The message of the error about a file that git couldn't merge.
    package static let conflictMessage =
        "this is a marker of a merge conflict that was not resolved"

    /// Parses the bytes of a file. Messages use `name` for the file.
    ///
    /// The parser accepts RFC 8259 and nothing looser, so no repeated keys, overflowing numbers, or
    /// lone surrogates. It throws a `Failure` with 65 for the first problem.
    ///
    /// - Parameters:
    ///   - allowsComments: Whether the file may contain `// …` and `/* … */`.
    ///   - allowsTrailingCommas: Whether a comma may follow the last element or member.
    ///   - omitted: Large values that are checked but not returned.
    package init(
        parsing bytes: [UInt8], name: String, allowsComments: Bool = false,
        allowsTrailingCommas: Bool = false, omitting omitted: Omission? = nil
    ) throws(Failure) {
        source = try SourceText(name: name, utf8: bytes)
        var parser = JSONParser(
            source: source, bytes: bytes, allowsComments: allowsComments,
            allowsTrailingCommas: allowsTrailingCommas, omitted: omitted)
        root = try parser.parseDocument()
    }

    /// A key of the objects in one of the document's lists.
    package struct Omission: Sendable {
        let list, key: String

        package init(of key: String, in list: String) { (self.list, self.key) = (list, key) }
    }
}

/// A parsed JSON value and its place.
package struct JSONNode: Sendable {
    package enum Content: Sendable {
        case null
        case bool(Bool)
        /// A number as written: `1.10` stays `1.10`.
        case number(String)
        case string(String)
        case array([JSONNode])
        /// The members of an object in the order of the file. Their keys differ.
        case object([Member])
    }

    /// A key of an object and its value.
    package struct Member: Sendable {
        /// The key with its escapes resolved.
        package let key: String
        /// The UTF-8 offsets of the key and its quotation marks.
        package let keyRange: Range<Int>
        package let value: JSONNode
    }

    package let content: Content
    /// The UTF-8 offsets of the value.
    package let range: Range<Int>

    /// The members of an object, or nil for another kind of value.
    package var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The member with a key, or nil if the key is missing or this isn't an object.
    package func member(_ key: String) -> Member? {
        guard let members, let index = members.firstIndex(where: { $0.key == key }) else {
            return nil
        }
        return members[index]
    }

    /// The value of a key, or nil if the key is missing or this isn't an object.
    package subscript(key: String) -> JSONNode? { member(key)?.value }

    /// The text of a string, or nil for another kind of value.
    package var string: String? { if case .string(let text) = content { text } else { nil } }

    /// The elements of a list, or nil for another kind of value.
    package var elements: [JSONNode]? {
        if case .array(let elements) = content { elements } else { nil }
    }
}
