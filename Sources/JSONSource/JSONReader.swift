package import Basics

/// A value that is being read, and where its problems are reported.
package struct JSONReader {
    package let node: JSONNode
    fileprivate let log: Log

    /// What all readers of one file have found so far.
    fileprivate final class Log {
        let source: SourceText
        var issues: [JSONError.Issue] = []

        init(_ source: SourceText) {
            self.source = source
        }
    }

    package var source: SourceText { log.source }

    fileprivate func report(_ problem: JSONProblem, at range: Range<Int>) {
        log.issues.append(JSONError.Issue(problem: problem, range: range))
    }

    func report(_ problem: JSONProblem) { report(problem, at: node.range) }

    func reportWrongType(expected: String) {
        report(.wrongType(expected: expected, found: node.kind))
    }

    func report(_ text: String, isNoneOf values: [String]) {
        report(.notOneOf(values, found: text))
    }

    func at(_ node: JSONNode) -> JSONReader { JSONReader(node: node, log: log) }

    /// Reports a rule that the value breaks.
    package func report(_ message: String, hint: String? = nil) {
        report(.invalid(message: message, hint: hint))
    }

    /// Reports what is wrong with a text that is part of the value.
    package func report(_ failure: Failure) {
        for diagnostic in failure.diagnostics { report(.text(diagnostic)) }
    }

    /// The value as an object, or nil once it was reported that it is none.
    package func object() -> JSONObjectReader? {
        guard case .object(let members) = node.content else {
            reportWrongType(expected: "an object")
            return nil
        }
        return JSONObjectReader(reader: self, members: members)
    }
}

/// An object that is being read, key by key.
package struct JSONObjectReader {
    fileprivate let reader: JSONReader
    /// The members in the order of the file, for objects whose keys are free.
    package let members: [JSONNode.Member]
    private let asked = Asked()

    fileprivate init(reader: JSONReader, members: [JSONNode.Member]) {
        self.reader = reader
        self.members = members
    }

    private final class Asked {
        var keys: [String] = []
    }

    /// Reads a key that must be there; nil once a problem was reported.
    ///
    /// Like all that is inlined here, it is compiled for the types that are read, which takes the
    /// program less time than finding out about them when it runs.
    package func required<Value: JSONReadable>(
        _ key: String, as type: Value.Type = Value.self
    ) -> Value? {
        guard let reader = value(of: key, isRequired: true) else { return nil }
        return Value(from: reader)
    }

    /// Reads a key that may be there; nil if it is not, or once a problem was reported.
    package func optional<Value: JSONReadable>(
        _ key: String, as type: Value.Type = Value.self
    ) -> Value? {
        guard let reader = value(of: key, isRequired: false) else { return nil }
        return Value(from: reader)
    }

    /// Reads a key that may be there; the default if it is not, or once a problem was reported.
    package func optional<Value: JSONReadable>(_ key: String, default value: Value) -> Value {
        optional(key) ?? value
    }

    /// What a key holds; nil where it is not there, which is reported if it must be.
    @usableFromInline
    func value(of key: String, isRequired: Bool) -> JSONReader? {
        if let member = member(key) { return reader.at(member.value) }
        if isRequired {
            let start = reader.node.range.lowerBound
            reader.report(.missingKey(key), at: start..<start + 1)
        }
        return nil
    }

    /// A key as a text that knows where it stands.
    package func text(of member: JSONNode.Member) -> SourceText {
        // Behind the quotation mark.
        SourceText(
            member.key, atUTF8Offset: member.keyRange.lowerBound + 1, of: reader.source)
    }

    /// Allows keys whose values do not matter.
    package func ignore(_ keys: String...) {
        asked.keys += keys
    }

    /// Reports a rule that is broken, at a key of the object or at the object itself.
    package func report(_ message: String, at key: String? = nil, hint: String? = nil) {
        let member = key.flatMap { key in members.first { $0.key == key } }
        let start = reader.node.range.lowerBound
        reader.report(
            .invalid(message: message, hint: hint), at: member?.keyRange ?? start..<start + 1)
    }

    /// Reports what is wrong with a text that is part of the value of a key.
    package func report(_ failure: Failure, at key: String) {
        let value = members.first { $0.key == key }?.value
        reader.at(value ?? reader.node).report(failure)
    }

    func reportUnknownKeys() {
        let unknown = members.filter { !asked.keys.contains($0.key) }
        if unknown.isEmpty { return }
        // A key that is there already is not what was meant.
        let known = asked.keys.filter { key in !members.contains { $0.key == key } }
        for member in unknown {
            reader.report(.unknownKey(member.key, known: known), at: member.keyRange)
        }
    }

    private func member(_ key: String) -> JSONNode.Member? {
        asked.keys.append(key)
        return members.first { $0.key == key }
    }
}

extension JSONDocument {
    /// Reads the whole document as a value of that type.
    ///
    /// Throws a `JSONError` with everything that is wrong, in the order of the file.
    ///
    /// - Parameter quoted: The text that the values refer to for later messages, if the document's own
    ///   would take too much memory. It has the same offsets.
    package func decode<Value: JSONReadable>(
        _ type: Value.Type = Value.self, quoting quoted: SourceText? = nil
    ) throws(JSONError) -> Value {
        let log = JSONReader.Log(quoted ?? source)
        let value = Value(from: JSONReader(node: root, log: log))
        if let value, log.issues.isEmpty { return value }
        let issues = log.issues.sorted { $0.range.lowerBound < $1.range.lowerBound }
        assert(!issues.isEmpty, "\(Value.self) failed without saying why")
        throw JSONError(source: source, issues: issues)
    }
}
