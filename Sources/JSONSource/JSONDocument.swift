package import Basics

/// A parsed JSON file and its text.
package struct JSONDocument: Sendable {
    /// Extensions of JSON that a file may use.
    package struct Options: Sendable {
        /// Whether the file may contain `// …` and `/* … */`.
        package var allowsComments: Bool
        /// Whether a comma may follow the last element or member.
        package var allowsTrailingCommas: Bool
        /// The greatest number of nested lists and objects.
        package var depthLimit: Int

        /// Creates options, by default for strict JSON of at most 200 levels.
        package init(
            allowsComments: Bool = false, allowsTrailingCommas: Bool = false,
            depthLimit: Int = 200
        ) {
            self.allowsComments = allowsComments
            self.allowsTrailingCommas = allowsTrailingCommas
            self.depthLimit = depthLimit
        }
    }

    /// The text that was parsed.
    package let source: SourceText
    package let root: JSONNode

    /// Parses the bytes of a file. Messages use `name` for the file.
    ///
    /// The parser accepts RFC 8259 and nothing looser. It throws a `JSONError` for the first problem,
    /// which includes repeated keys, overflowing numbers, lone surrogates, bytes that aren't UTF-8,
    /// byte-order marks, and markers of merge conflicts.
    package init(
        parsing bytes: [UInt8], name: String, options: Options = Options()
    ) throws(JSONError) {
        let source: SourceText
        do {
            source = try SourceText(name: name, utf8: bytes)
        } catch {
            throw JSONError(
                source: error.source, problem: .invalidUTF8,
                range: error.offset..<error.offset + 1)
        }
        try self.init(source, bytes, options)
    }

    /// Parses a text. Throws the same errors as the initializer for bytes.
    package init(
        parsing source: SourceText, options: Options = Options()
    ) throws(JSONError) {
        try self.init(source, Array(source.text.utf8), options)
    }

    private init(
        _ source: SourceText, _ bytes: [UInt8], _ options: Options
    ) throws(JSONError) {
        var parser = JSONParser(bytes: bytes, options: options)
        do {
            root = try parser.parseDocument()
        } catch {
            throw JSONError(source: source, problem: error.problem, range: error.range)
        }
        self.source = source
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

    /// The value of a key, or nil if the key is missing or this isn't an object.
    package subscript(key: String) -> JSONNode? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The value without places.
    package var value: JSONValue {
        switch content {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let text): .number(text)
        case .string(let text): .string(text)
        case .array(let elements): .array(elements.map(\.value))
        case .object(let members): .object(members.map { JSONMember($0.key, $0.value.value) })
        }
    }

    /// The kind of the value.
    package var kind: JSONKind {
        switch content {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}

/// The kinds of JSON values. Messages use the raw values.
package enum JSONKind: String, Sendable {
    case null = "null"
    case bool = "true or false"
    case number = "a number"
    case string = "a string"
    case array = "a list"
    case object = "an object"
}
