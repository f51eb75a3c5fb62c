/// A JSON value to be written, built with literals where possible.
///
///     let report: JSONValue = ["schema": 1, "operations": [], "exit": .number(status)]
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The text of a JSON number, written as it is.
    case number(String)
    case string(String)
    /// A text as an array of its lines: what stands between line feeds. Joined by these they are the
    /// text again, whatever its line ends.
    case lines(String)
    case array([JSONValue])
    /// The members in the order in which they are written. Their keys must differ.
    case object([JSONMember])

    package static func number(_ value: some FixedWidthInteger) -> JSONValue {
        .number(String(value))
    }

    /// A string, or null where there is none.
    package static func string(_ value: String?) -> JSONValue {
        value.map { .string($0) } ?? .null
    }

    /// A whole number, or null where there is none.
    package static func number(_ value: (some FixedWidthInteger)?) -> JSONValue {
        value.map { .number(String($0)) } ?? .null
    }

    /// A list of strings.
    package static func array(_ strings: some Sequence<String>) -> JSONValue {
        .array(strings.map { .string($0) })
    }
}

/// A key of an object and what it holds.
package struct JSONMember: Hashable, Sendable {
    /// The key, without escapes.
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}

extension JSONValue: ExpressibleByNilLiteral {
    /// `nil` is null.
    package init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) { self = .number(String(value)) }
}

extension JSONValue: ExpressibleByFloatLiteral {
    /// A number in the shortest form that reads back the same.
    package init(floatLiteral value: Double) { self = .number("\(value)") }
}

extension JSONValue: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// An object whose members keep the order of the literal.
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { JSONMember($0.0, $0.1) })
    }
}
