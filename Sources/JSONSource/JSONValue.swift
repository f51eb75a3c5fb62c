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
    public var key: String
    public var value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}

extension JSONValue: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self = .number(String(value)) }
}

extension JSONValue: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self = .number("\(value)") }
}

extension JSONValue: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { JSONMember($0.0, $0.1) })
    }
}
