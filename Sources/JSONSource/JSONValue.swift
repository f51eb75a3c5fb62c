/// A JSON value to be written, built with literals where possible.
///
///     let report: JSONValue = ["schema": 1, "operations": [], "exit": .number(status)]
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The text of a JSON number, written as it is.
    case number(String)
    case string(String)
    case array([JSONValue])
    /// The members in the order in which they are written. Their keys must differ.
    case object([JSONMember])

    /// A whole number.
    public static func number(_ value: some FixedWidthInteger) -> JSONValue {
        .number(String(value))
    }

    /// A string, or null where there is none.
    public static func string(_ value: String?) -> JSONValue {
        value.map { .string($0) } ?? .null
    }

    /// A whole number, or null where there is none.
    public static func number(_ value: (some FixedWidthInteger)?) -> JSONValue {
        value.map { .number(String($0)) } ?? .null
    }

    /// A list of strings.
    public static func array(_ strings: some Sequence<String>) -> JSONValue {
        .array(strings.map { .string($0) })
    }
}

/// A key of an object and what it holds.
public struct JSONMember: Hashable, Sendable {
    /// The key, without escapes.
    public var key: String
    /// What the key holds.
    public var value: JSONValue

    /// A member of an object.
    public init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}

extension JSONValue: ExpressibleByNilLiteral {
    /// `nil` is null.
    public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    /// `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    /// A whole number.
    public init(integerLiteral value: Int) { self = .number(String(value)) }
}

extension JSONValue: ExpressibleByFloatLiteral {
    /// A number in the shortest form that reads back the same.
    public init(floatLiteral value: Double) { self = .number("\(value)") }
}

extension JSONValue: ExpressibleByStringInterpolation {
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
    /// A list.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// An object whose members keep the order of the literal.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { JSONMember($0.0, $0.1) })
    }
}
