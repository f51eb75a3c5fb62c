package import Basics

/// A type that can be read from a JSON value.
///
/// An initializer that fails reports why to the reader, so that every problem of a file is found
/// in one go:
///
///     struct Pack: JSONObjectReadable {
///         let name: String
///         let files: [File]
///         let isHidden: Bool
///
///         init?(from object: JSONObjectReader) {
///             object.ignore("$schema")
///             let name = object.required("name", as: String.self)
///             let files = object.required("files", as: [File].self)
///             isHidden = object.optional("hidden", default: false)
///             guard let name, let files else { return nil }
///             self.name = name
///             self.files = files
///         }
///     }
///
///     let pack = try JSONDocument(parsing: bytes, name: path).decode(Pack.self)
package protocol JSONReadable {
    /// Reads a value; nil once what is wrong with it was reported to the reader.
    init?(from reader: JSONReader)
}

/// A type that is read from an object, of which keys that were not asked for are reported.
package protocol JSONObjectReadable: JSONReadable {
    /// Reads an object. Ask for every key before giving up: keys not asked for count as unknown.
    init?(from object: JSONObjectReader)
}

extension JSONObjectReadable {
    /// Reads an object, and reports the keys that were not asked for.
    package init?(from reader: JSONReader) {
        guard let object = reader.object() else { return nil }
        let value = Self(from: object)
        object.reportUnknownKeys()
        guard let value else { return nil }
        self = value
    }
}

extension String: JSONReadable {
    package init?(from reader: JSONReader) {
        guard case .string(let text) = reader.node.content else {
            reader.reportWrongType(expected: "a string")
            return nil
        }
        self = text
    }
}

/// A string that knows where it stands, for texts that are parsed in their turn.
extension SourceText: JSONReadable {
    package convenience init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        // Behind the quotation mark.
        self.init(text, atUTF8Offset: reader.node.range.lowerBound + 1, of: reader.source)
    }
}

extension Bool: JSONReadable {
    package init?(from reader: JSONReader) {
        guard case .bool(let value) = reader.node.content else {
            reader.reportWrongType(expected: "true or false")
            return nil
        }
        self = value
    }
}

extension Int: JSONReadable {
    /// Reads a number without a fraction or exponent.
    package init?(from reader: JSONReader) {
        guard case .number(let text) = reader.node.content, let value = Int(text) else {
            reader.reportWrongType(expected: "a whole number")
            return nil
        }
        self = value
    }
}

extension JSONNode: JSONReadable {
    /// Takes any value as it is.
    package init?(from reader: JSONReader) { self = reader.node }
}

extension Array: JSONReadable where Element: JSONReadable {
    /// Reads a list whose elements are all of the type.
    package init?(from reader: JSONReader) {
        guard case .array(let nodes) = reader.node.content else {
            reader.reportWrongType(expected: "a list")
            return nil
        }
        self.init()
        reserveCapacity(nodes.count)
        for node in nodes {
            if let element = Element(from: reader.at(node)) { append(element) }
        }
        if count < nodes.count { return nil }
    }
}

/// An object whose keys are free.
extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    /// Reads an object whose values are all of the type.
    package init?(from reader: JSONReader) {
        guard let object = reader.object() else { return nil }
        self.init()
        for member in object.members {
            if let value = Value(from: reader.at(member.value)) { self[member.key] = value }
        }
        // No key occurs twice.
        if count < object.members.count { return nil }
    }
}

/// An enumeration of strings is read by declaring the conformance.
extension JSONReadable where Self: RawRepresentable & CaseIterable, RawValue == String {
    /// Reads a string that is the raw value of a case.
    package init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        guard let value = Self(rawValue: text) else {
            reader.report(text, isNoneOf: Self.allCases.map(\.rawValue))
            return nil
        }
        self = value
    }
}

/// A value with its place, for rules that are checked after the file was read.
package struct JSONLocated<Value: JSONReadable>: JSONReadable {
    package let value: Value
    /// Where it stands, in UTF-8 offsets.
    package let range: Range<Int>

    /// Reads the value and keeps its place.
    package init?(from reader: JSONReader) {
        guard let value = Value(from: reader) else { return nil }
        self.value = value
        range = reader.node.range
    }
}

extension JSONLocated: Sendable where Value: Sendable {}
