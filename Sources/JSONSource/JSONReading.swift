package import Basics

/// A type that can be created from a JSON value.
///
/// An initializer that fails reports the reason to the reader, so that one run finds all problems of
/// a file:
///
///     struct Pack: JSONObjectReadable {
///         let name: String
///         let isHidden: Bool
///
///         init?(from object: JSONObjectReader) {
///             object.ignore("$schema")
///             isHidden = object.optional("hidden", default: false)
///             guard let name = object.required("name", as: String.self) else { return nil }
///             self.name = name
///         }
///     }
///
///     let pack = try JSONDocument(parsing: bytes, name: path).decode(Pack.self)
package protocol JSONReadable {
    /// Reads a value. Returns nil after reporting a problem to the reader.
    init?(from reader: JSONReader)
}

/// A type that can be created from a JSON object without unknown keys.
package protocol JSONObjectReadable: JSONReadable {
    /// Reads an object. Read every key before returning nil, because other keys count as unknown.
    init?(from object: JSONObjectReader)
}

extension JSONObjectReadable {
    /// Reads an object, and reports the keys that the type didn't read.
    package init?(from reader: JSONReader) {
        guard let object = reader.object() else { return nil }
        let value = Self(from: object)
        object.reportUnknownKeys()
        guard let value else { return nil }
        self = value
    }
}

extension JSONDocument {
    /// Reads the whole document as a value of a type.
    ///
    /// Throws a `JSONError` with all problems in the order of the file.
    ///
    /// - Parameter quoted: The text that the values refer to for later messages, if the document's own
    ///   would take too much memory. It has the same offsets.
    package func decode<Value: JSONReadable>(
        _ type: Value.Type = Value.self, quoting quoted: SourceText? = nil
    ) throws(JSONError) -> Value {
        let reader = JSONReader(node: root, log: .init(quoted ?? source))
        let value = Value(from: reader)
        let issues = reader.log.issues.sorted { $0.range.lowerBound < $1.range.lowerBound }
        if let value, issues.isEmpty { return value }
        assert(!issues.isEmpty, "\(Value.self) failed without saying why")
        throw JSONError(source: source, issues: issues)
    }
}

/// A value to read.
package struct JSONReader {
    package let node: JSONNode
    fileprivate let log: Log

    /// The problems that all readers of a file have found.
    fileprivate final class Log {
        let source: SourceText
        var issues: [JSONError.Issue] = []

        init(_ source: SourceText) { self.source = source }
    }

    package var source: SourceText { log.source }

    fileprivate func at(_ node: JSONNode) -> JSONReader { JSONReader(node: node, log: log) }

    fileprivate func report(_ problem: JSONProblem, at range: Range<Int>? = nil) {
        log.issues.append(JSONError.Issue(problem: problem, range: range ?? node.range))
    }

    fileprivate func reportWrongType(expected: String) {
        report(.wrongType(expected: expected, found: node.kind))
    }

    /// Reports a rule that the value breaks.
    package func report(_ message: String, hint: String? = nil) {
        report(.invalid(message: message, hint: hint))
    }

    /// Reports the problems of a text that is part of the value.
    package func report(_ failure: Failure) {
        for diagnostic in failure.diagnostics { report(.text(diagnostic)) }
    }

    /// The value as an object. Reports other kinds of values and returns nil.
    package func object() -> JSONObjectReader? {
        guard case .object(let members) = node.content else {
            reportWrongType(expected: "an object")
            return nil
        }
        return JSONObjectReader(reader: self, members: members)
    }
}

/// An object to read key by key.
package struct JSONObjectReader {
    fileprivate let reader: JSONReader
    /// The members in the order of the file.
    package let members: [JSONNode.Member]
    private let known = KnownKeys()

    fileprivate init(reader: JSONReader, members: [JSONNode.Member]) {
        self.reader = reader
        self.members = members
    }

    private final class KnownKeys {
        var keys: [String] = []
    }

    /// Reads the value of a mandatory key. Returns nil after reporting a problem.
    package func required<Value: JSONReadable>(
        _ key: String, as type: Value.Type = Value.self
    ) -> Value? {
        known.keys.append(key)
        if let member = member(key) { return Value(from: reader.at(member.value)) }
        reader.report(.missingKey(key), at: start)
        return nil
    }

    /// Reads the value of an optional key. Returns nil if it's missing or after reporting a problem.
    package func optional<Value: JSONReadable>(
        _ key: String, as type: Value.Type = Value.self
    ) -> Value? {
        known.keys.append(key)
        return member(key).flatMap { Value(from: reader.at($0.value)) }
    }

    /// Reads the value of an optional key. Returns the default if it's missing or after reporting a
    /// problem.
    package func optional<Value: JSONReadable>(_ key: String, default value: Value) -> Value {
        optional(key) ?? value
    }

    /// A key as a text with its place in the file.
    package func text(of member: JSONNode.Member) -> SourceText {
        SourceText(
            member.key, atUTF8Offset: member.keyRange.lowerBound + 1, of: reader.source)
    }

    /// Accepts keys without reading their values.
    package func ignore(_ keys: String...) { known.keys += keys }

    /// Reports a broken rule, at a key or at the start of the object.
    package func report(_ message: String, at key: String? = nil, hint: String? = nil) {
        reader.report(
            .invalid(message: message, hint: hint), at: key.flatMap(member)?.keyRange ?? start)
    }

    /// Reports the problems of a text that is part of a key's value.
    package func report(_ failure: Failure, at key: String) {
        reader.at(member(key)?.value ?? reader.node).report(failure)
    }

    fileprivate func reportUnknownKeys() {
        let unknown = members.filter { !known.keys.contains($0.key) }
        if unknown.isEmpty { return }
        // The object already has these keys, so none of them was meant.
        let others = known.keys.filter { member($0) == nil }
        for member in unknown {
            reader.report(.unknownKey(member.key, known: others), at: member.keyRange)
        }
    }

    private func member(_ key: String) -> JSONNode.Member? { members.first { $0.key == key } }

    private var start: Range<Int> {
        reader.node.range.lowerBound..<reader.node.range.lowerBound + 1
    }
}

// MARK: - Readable types

extension JSONNode: JSONReadable {
    package init?(from reader: JSONReader) { self = reader.node }
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

extension SourceText: JSONReadable {
    /// Reads a string and its place.
    package convenience init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
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
    /// Reads a number without a fraction or an exponent.
    package init?(from reader: JSONReader) {
        guard case .number(let text) = reader.node.content, let value = Int(text) else {
            reader.reportWrongType(expected: "a whole number")
            return nil
        }
        self = value
    }
}

extension Array: JSONReadable where Element: JSONReadable {
    package init?(from reader: JSONReader) {
        guard case .array(let nodes) = reader.node.content else {
            reader.reportWrongType(expected: "a list")
            return nil
        }
        self = nodes.compactMap { Element(from: reader.at($0)) }
        if count < nodes.count { return nil }
    }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    /// Reads an object with arbitrary keys.
    package init?(from reader: JSONReader) {
        guard let object = reader.object() else { return nil }
        self.init()
        for member in object.members {
            if let value = Value(from: reader.at(member.value)) { self[member.key] = value }
        }
        if count < object.members.count { return nil }
    }
}

extension JSONReadable where Self: RawRepresentable & CaseIterable, RawValue == String {
    /// Reads a string that is the raw value of a case.
    package init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        guard let value = Self(rawValue: text) else {
            reader.report(.notOneOf(Self.allCases.map(\.rawValue), found: text))
            return nil
        }
        self = value
    }
}

extension Digest: JSONReadable {
    package init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        guard let digest = Digest(text) else {
            reader.report("a digest has 64 hexadecimal digits")
            return nil
        }
        self = digest
    }
}

extension SemanticVersion: JSONReadable {
    package init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        guard let version = SemanticVersion(text) else {
            reader.report(
                "'\(text.prefix(60))' is not a version", hint: "Write it as three numbers: 1.0.0.")
            return nil
        }
        self = version
    }
}

/// A string, or a list of strings.
package struct Texts: JSONReadable {
    package let list: [SourceText]

    package init?(from reader: JSONReader) {
        if case .string = reader.node.content {
            guard let text = SourceText(from: reader) else { return nil }
            list = [text]
        } else {
            guard let texts = [SourceText](from: reader) else { return nil }
            list = texts
        }
    }
}

/// A value with its place, for rules that are checked after reading.
package struct JSONLocated<Value: JSONReadable>: JSONReadable {
    package let value: Value
    /// The UTF-8 offsets of the value.
    package let range: Range<Int>

    package init?(from reader: JSONReader) {
        guard let value = Value(from: reader) else { return nil }
        self.value = value
        range = reader.node.range
    }
}

extension JSONLocated: Sendable where Value: Sendable {}
