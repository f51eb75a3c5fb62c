package import Basics
package import JSONSource

extension SwiftLayout {
    /// The layout that a `.swift-format` file asks for. It may have comments and trailing commas.
    ///
    /// What the file does not say is as the formatter has it by itself. Keys that do not concern
    /// indentation and the length of lines are not looked at.
    ///
    /// - Throws: `Failure` for values that are none of those that the keys can have.
    package init(configuration document: JSONDocument) throws(Failure) {
        let configuration = try document.decode(Configuration.self)
        self.init(
            indentation: configuration.indentation, lineLength: configuration.lineLength,
            tabWidth: configuration.tabWidth,
            indentsConditionalCompilation: configuration.indentsConditionalCompilation)
    }
}

/// The keys that concern layout. It reads no others, so none is unknown.
private struct Configuration: JSONReadable {
    let indentation: SwiftLayout.Indentation
    let lineLength: Int
    let tabWidth: Int
    let indentsConditionalCompilation: Bool

    init?(from reader: JSONReader) {
        guard let object = reader.object() else { return nil }
        // The defaults are those of `swift format dump-configuration`.
        indentation = object.nullable("indentation") ?? .spaces(2)
        lineLength =
            object.check(object.nullable("lineLength"), of: "lineLength", 1...Int(Int32.max)) ?? 100
        tabWidth = object.check(object.nullable("tabWidth"), of: "tabWidth", 1...widest) ?? 8
        indentsConditionalCompilation =
            object.nullable("indentConditionalCompilationBlocks") ?? true
    }
}

/// The most spaces or tabs of one level that make sense.
private let widest = 64

extension SwiftLayout.Indentation: JSONReadable {
    /// Reads `{ "spaces": 2 }` or `{ "tabs": 1 }`.
    package init?(from reader: JSONReader) {
        guard let object = reader.object() else { return nil }
        let kinds = object.members.map(\.key).filter { $0 == "spaces" || $0 == "tabs" }
        guard kinds.count == 1, let kind = kinds.first else {
            object.report("an indentation is made of either 'spaces' or 'tabs'")
            return nil
        }
        guard let count = object.check(object.optional(kind), of: kind, 0...widest) else {
            return nil
        }
        self = kind == "spaces" ? .spaces(count) : .tabs(count)
    }
}

extension JSONObjectReader {
    fileprivate func nullable<Value: JSONReadable>(_ key: String) -> Value? {
        optional(key, as: Nullable<Value>.self)?.value
    }

    /// The number, unless it is too small or too large.
    fileprivate func check(_ count: Int?, of key: String, _ range: ClosedRange<Int>) -> Int? {
        guard let count, !range.contains(count) else { return count }
        let isTooSmall = count < range.lowerBound
        report(
            isTooSmall
                ? "'\(key)' is at least \(range.lowerBound)"
                : "'\(key)' is at most \(range.upperBound)", at: key)
        return nil
    }
}

/// A value for which `null` says no more than leaving the key out.
private struct Nullable<Value: JSONReadable>: JSONReadable {
    let value: Value?

    init?(from reader: JSONReader) {
        if case .null = reader.node.content {
            value = nil
        } else {
            guard let value = Value(from: reader) else { return nil }
            self.value = value
        }
    }
}
