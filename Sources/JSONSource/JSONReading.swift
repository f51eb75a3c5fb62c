package import Basics

/// A type that can be created from a JSON value.
///
/// An initializer that fails reports the reason to the reader, so that one run finds all problems
/// of a file.
package protocol JSONReadable {
    /// Reads a value. Returns nil after reporting a problem to the reader.
    init?(from reader: JSONReader)
}

/// A type that can be created from a JSON object without unknown keys.
package protocol JSONObjectReadable: JSONReadable {
    /// Reads an object. Read every key before returning nil, because other keys count as unknown.
    init?(from object: JSONObjectReader)

    /// A hint for a list in place of the object; nil without one.
    static var hintForList: String? { get }
}

extension JSONObjectReadable {
    package static var hintForList: String? { nil }

    /// Reads an object, and reports the keys that the type didn't read.
    package init?(from reader: JSONReader) {
        guard let value = reader.object(hintForList: Self.hintForList, Self.init(from:))
        else { return nil }
        self = value
    }
}

extension JSONDocument {
    /// Reads the whole document, and throws a `Failure` with 65 and all problems in their order.
    ///
    /// - Parameter quoted: The text that the values refer to for later messages, if the document's
    ///   own would take too much memory. It has the same offsets.
    package func decode<Value: JSONReadable>(
        _ type: Value.Type = Value.self, quoting quoted: SourceText? = nil
    ) throws(Failure) -> Value {
        let reader = JSONReader(node: root, log: .init(source, quoting: quoted ?? source))
        let value = Value(from: reader)
        let problems = reader.log.problems.sorted { $0.offset < $1.offset }
        if let value, problems.isEmpty { return value }
        assert(!problems.isEmpty, "\(Value.self) failed without saying why")
        throw Failure(.data, problems.map(\.diagnostic))
    }

    /// Reads the value of a key. Returns nil if it is missing or wrong.
    package func value<Value: JSONReadable>(of key: String) -> Value? {
        guard let node = root[key] else { return nil }
        let reader = JSONReader(node: node, log: .init(source, quoting: source))
        let value = Value(from: reader)
        return reader.log.problems.isEmpty ? value : nil
    }
}

/// A value to read.
package struct JSONReader {
    package let node: JSONNode
    fileprivate let log: Log

    /// The problems that all readers of a file have found.
    fileprivate final class Log {
        let parsed: SourceText
        let quoted: SourceText
        var problems: [(offset: Int, diagnostic: Diagnostic)] = []

        init(_ parsed: SourceText, quoting quoted: SourceText) {
            (self.parsed, self.quoted) = (parsed, quoted)
        }
    }

    package var source: SourceText { log.quoted }

    fileprivate func at(_ node: JSONNode) -> JSONReader { JSONReader(node: node, log: log) }

    /// Reports a rule that the value, or the part at a range, breaks.
    package func report(_ message: String, at range: Range<Int>? = nil, hint: String? = nil) {
        let range = range ?? node.range
        log.problems.append(
            (range.lowerBound, log.parsed.diagnostic(message, atUTF8: range, hint: hint)))
    }

    /// Returns a value, or reports that the node isn't of the expected kind if it is nil.
    fileprivate func expect<Value>(
        _ kind: String, _ value: Value?, hint: String? = nil
    ) -> Value? {
        if value == nil { report("expected \(kind), found \(node.kind)", hint: hint) }
        return value
    }

    /// The value as an object. Reports other kinds of values and returns nil.
    package func object(hintForList: String? = nil) -> JSONObjectReader? {
        let hint = node.elements == nil ? nil : hintForList
        return expect("an object", node.members, hint: hint).map { JSONObjectReader(self, $0) }
    }

    /// Reads the value as an object, and reports the keys that `read` didn't read.
    package func object<Value>(
        hintForList: String? = nil, _ read: (JSONObjectReader) -> Value?
    ) -> Value? {
        guard let object = object(hintForList: hintForList) else { return nil }
        defer { object.reportUnknownKeys() }
        return read(object)
    }
}

extension JSONNode {
    /// The kind of the value in messages.
    fileprivate var kind: String {
        switch content {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// An object to read key by key.
package final class JSONObjectReader {
    private let reader: JSONReader
    /// The members in the order of the file.
    package let members: [JSONNode.Member]
    private var knownKeys: [String] = []

    fileprivate init(_ reader: JSONReader, _ members: [JSONNode.Member]) {
        (self.reader, self.members) = (reader, members)
    }

    /// Reads the value of a mandatory key. Returns nil after reporting a problem.
    package func required<Value: JSONReadable>(
        _ key: String, as type: Value.Type = Value.self
    ) -> Value? {
        if reader.node[key] == nil { report("the key '\(key)' is missing") }
        return optional(key)
    }

    /// Reads the value of an optional key. Returns nil if it's missing or after reporting a
    /// problem.
    package func optional<Value: JSONReadable>(
        _ key: String, as type: Value.Type = Value.self
    ) -> Value? {
        knownKeys.append(key)
        guard let node = reader.node[key] else { return nil }
        return Value(from: reader.at(node))
    }

    /// Reads the value of an optional key, or returns a default as `optional` returns nil.
    package func optional<Value: JSONReadable>(_ key: String, default value: Value) -> Value {
        optional(key) ?? value
    }

    /// Reads the value of an optional key: one element, or a list.
    package func list<Element: JSONReadable>(
        _ key: String, of type: Element.Type = Element.self
    ) -> [Element]? {
        optional(key, as: OneOrMore<Element>.self)?.list
    }

    /// A key as a text with its place in the file.
    package func text(of member: JSONNode.Member) -> SourceText {
        SourceText(member.key, atUTF8Offset: member.keyRange.lowerBound + 1, of: reader.source)
    }

    /// Requires the version of the format that this tool reads.
    package func requireFormat(_ known: Int) {
        guard let version = required("formatVersion", as: Int.self), version != known else {
            return
        }
        report(
            "the format version \(version) is not known", at: "formatVersion",
            hint: "This scene-kit reads version \(known); a newer one may help.")
    }

    /// Accepts keys without reading their values.
    package func ignore(_ keys: String...) { knownKeys += keys }

    /// Reports a broken rule, at a key or at the start of the object.
    package func report(_ message: String, at key: String? = nil, hint: String? = nil) {
        let start = reader.node.range.lowerBound
        let range = key.flatMap(reader.node.member)?.keyRange ?? start..<start + 1
        reader.report(message, at: range, hint: hint)
    }

    /// Returns what a text in a key's value means, or reports its problems and returns nil.
    package func checked<Value>(
        _ key: String, _ read: () throws(Failure) -> Value
    ) -> Value? {
        do throws(Failure) { return try read() } catch {
            let place = (reader.node[key] ?? reader.node).range.lowerBound
            reader.log.problems += error.diagnostics.map { (place, $0) }
            return nil
        }
    }

    fileprivate func reportUnknownKeys() {
        let unknown = members.filter { !knownKeys.contains($0.key) }
        if unknown.isEmpty { return }
        var others: [String] = []
        // A key that the object has already wasn't meant.
        for key in knownKeys where reader.node[key] == nil && !others.contains(key) {
            others.append(key)
        }
        for member in unknown {
            reader.report(
                "unknown key '\(member.key)'", at: member.keyRange,
                hint: hint(for: member.key, among: others, noun: "other key"))
        }
    }
}

/// A hint that proposes one of the known words or lists them; nil without any.
private func hint(for word: String, among known: [String], noun: String) -> String? {
    let list = known.map { "'\($0)'" }.joinedAsAlternatives("and")
    return Suggestions.question(for: word, among: known)
        ?? (known.isEmpty ? nil : "The \(noun)\(known.count == 1 ? " is" : "s are") \(list).")
}

// MARK: - Readable types

extension JSONNode: JSONReadable {
    package init?(from reader: JSONReader) { self = reader.node }
}

extension String: JSONReadable {
    package init?(from reader: JSONReader) {
        guard let text = reader.expect("a string", reader.node.string) else { return nil }
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
        let found: Bool? = if case .bool(let value) = reader.node.content { value } else { nil }
        guard let value = reader.expect("true or false", found) else { return nil }
        self = value
    }
}

extension Int: JSONReadable {
    /// Reads a number without a fraction or an exponent.
    package init?(from reader: JSONReader) {
        let found: Int? = if case .number(let text) = reader.node.content { Int(text) } else { nil }
        guard let value = reader.expect("a whole number", found) else { return nil }
        self = value
    }
}

extension Array: JSONReadable where Element: JSONReadable {
    package init?(from reader: JSONReader) {
        guard let nodes = reader.expect("a list", reader.node.elements) else { return nil }
        self = nodes.compactMap { Element(from: reader.at($0)) }
        if count < nodes.count { return nil }
    }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    /// Reads an object with arbitrary keys.
    package init?(from reader: JSONReader) {
        guard let members = reader.object()?.members else { return nil }
        self.init()
        for member in members { self[member.key] = Value(from: reader.at(member.value)) }
        if count < members.count { return nil }
    }
}

extension JSONReadable where Self: RawRepresentable & CaseIterable, RawValue == String {
    /// Reads a string that is the raw value of a case.
    package init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        guard let value = Self(rawValue: text) else {
            reader.report(
                "'\(text)' is not possible here",
                hint: hint(for: text, among: Self.allCases.map(\.rawValue), noun: "value"))
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

/// A value, or a list of values.
package struct OneOrMore<Element: JSONReadable>: JSONReadable {
    package let list: [Element]

    package init?(from reader: JSONReader) {
        let isList = reader.node.elements != nil
        let list = isList ? [Element](from: reader) : Element(from: reader).map { [$0] }
        guard let list else { return nil }
        self.list = list
    }
}
