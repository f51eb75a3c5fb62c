/// A JSON value as it was read, with the place where it stands.
package struct JSONNode: Sendable {
    package enum Content: Sendable {
        case null
        case bool(Bool)
        /// The number as it is written: `1.10` stays `1.10`.
        case number(String)
        case string(String)
        case array([JSONNode])
        /// The members in the order of the file; no key occurs twice.
        case object([Member])
    }

    /// A key of an object and what it holds.
    package struct Member: Sendable {
        /// The key with its escapes resolved.
        package let key: String
        /// Where the key stands, quotation marks included, in UTF-8 offsets.
        package let keyRange: Range<Int>
        package let value: JSONNode
    }

    package let content: Content
    /// Where the value stands, in UTF-8 offsets.
    package let range: Range<Int>

    /// The member of that key, if this is an object that has it.
    package subscript(key: String) -> JSONNode? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The value without its place, to be changed or written.
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
}
