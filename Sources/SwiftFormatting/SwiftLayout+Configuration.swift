package import JSONSource

extension SwiftLayout: JSONReadable {
    /// Reads a `.swift-format` file.
    ///
    /// Missing keys have the defaults of the formatter. Other keys are ignored.
    package init?(from reader: JSONReader) {
        guard let object = reader.object() else { return nil }
        // The defaults are those of `swift format dump-configuration`.
        self.init(
            indentation: object.nullable("indentation") ?? .spaces(2),
            lineLength: object.nullable("lineLength", in: 1...Int(Int32.max)) ?? 100,
            tabWidth: object.nullable("tabWidth", in: 1...SwiftLayout.widest) ?? 8,
            indentsConditionalCompilation: object.nullable("indentConditionalCompilationBlocks")
                ?? true)
    }

    /// The most spaces or tabs of one level that make sense.
    fileprivate static let widest = 64
}

extension SwiftLayout.Indentation: JSONReadable {
    /// Reads `{ "spaces": 2 }` or `{ "tabs": 1 }`.
    package init?(from reader: JSONReader) {
        guard let object = reader.object() else { return nil }
        let kinds = object.members.map(\.key).filter { $0 == "spaces" || $0 == "tabs" }
        guard kinds.count == 1, let kind = kinds.first else {
            object.report("an indentation is made of either 'spaces' or 'tabs'")
            return nil
        }
        guard let count: Int = object.optional(kind) else { return nil }
        object.check(count, of: kind, in: 0...SwiftLayout.widest)
        self = kind == "spaces" ? .spaces(count) : .tabs(count)
    }
}

extension JSONObjectReader {
    /// Reads a value for which `null` says no more than leaving the key out.
    fileprivate func nullable<Value: JSONReadable>(_ key: String) -> Value? {
        if case .null? = members.last(where: { $0.key == key })?.value.content { return nil }
        return optional(key)
    }

    fileprivate func nullable(_ key: String, in range: ClosedRange<Int>) -> Int? {
        let number: Int? = nullable(key)
        if let number { check(number, of: key, in: range) }
        return number
    }

    /// Reports a number that is too small or too large.
    fileprivate func check(_ number: Int, of key: String, in range: ClosedRange<Int>) {
        if number < range.lowerBound { report("'\(key)' is at least \(range.lowerBound)", at: key) }
        if number > range.upperBound { report("'\(key)' is at most \(range.upperBound)", at: key) }
    }
}

/// The `.swift-format` of a project that has none.
package enum FormatterConfiguration {
    package static let text = """
        {
          "version": 1,
          "indentConditionalCompilationBlocks": false,
          "indentation": { "spaces": 4 },
          "lineLength": 100
        }

        """
}
