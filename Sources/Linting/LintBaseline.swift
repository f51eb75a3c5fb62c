package import JSONSource

/// Findings that a project knows and hasn't repaired: `.scene-kit/lint-baseline.json`.
///
/// They have no line numbers, so that other changes of a file keep them.
package struct LintBaseline: Sendable {
    package struct Key: Hashable, Comparable, Sendable {
        package let rule: String
        /// The path from the project's root.
        package var path: String
        package var declaration: String
        package var name: String

        package init(_ finding: LintFinding, in path: String) {
            self.init(
                rule: finding.rule.id, path: path, declaration: finding.declaration,
                name: finding.name)
        }

        init(rule: String, path: String, declaration: String, name: String) {
            (self.rule, self.path, self.declaration, self.name) = (rule, path, declaration, name)
        }

        package static func < (left: Key, right: Key) -> Bool {
            (left.path, left.rule, left.declaration, left.name)
                < (right.path, right.rule, right.declaration, right.name)
        }
    }

    package static let fileName = "lint-baseline.json"
    private static let version = 1

    /// How many findings of each kind are known.
    package var counts: [Key: Int] = [:]

    package init() {}

    /// Returns the indices of the findings that the baseline doesn't know, and the entries that are
    /// too high, each with how many weren't found.
    package func compare(_ findings: [Key]) -> (new: [Int], stale: [Key: Int]) {
        var left = counts
        let new = findings.indices.filter { index in
            guard let count = left[findings[index]], count > 0 else { return true }
            left[findings[index]] = count - 1
            return false
        }
        return (new, left.filter { $0.value > 0 })
    }

    /// Gives findings other paths and declarations.
    package mutating func change(_ change: (inout Key) -> Void) {
        counts = Dictionary(
            counts.map { key, count in
                var key = key
                change(&key)
                return (key, count)
            }, uniquingKeysWith: +)
    }

    package var contents: [UInt8] {
        let entries = counts.sorted { $0.key < $1.key }.map { key, count -> JSONValue in
            [
                "path": .string(key.path), "rule": .string(key.rule),
                "declaration": .string(key.declaration), "name": .string(key.name),
                "count": .number(count),
            ]
        }
        return JSONValue.object([
            JSONMember("formatVersion", .number(Self.version)),
            JSONMember("findings", .array(entries)),
        ]).utf8(size: 256 * entries.count)
    }
}

extension LintBaseline: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        object.requireFormat(Self.version)
        guard let entries = object.required("findings", as: [Entry].self) else { return nil }
        counts = Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: max)
    }

    private struct Entry: JSONObjectReadable {
        let key: Key
        let count: Int

        init?(from object: JSONObjectReader) {
            let path = object.required("path", as: String.self)
            let rule = object.required("rule", as: String.self)
            let declaration = object.required("declaration", as: String.self)
            let name = object.required("name", as: String.self)
            let count = object.required("count", as: Int.self)
            if let count, !(1...1_000_000).contains(count) {
                object.report("a baseline has each finding at least once", at: "count")
            }
            guard let path, let rule, let declaration, let name, let count else { return nil }
            key = Key(rule: rule, path: path, declaration: declaration, name: name)
            self.count = count
        }
    }
}
