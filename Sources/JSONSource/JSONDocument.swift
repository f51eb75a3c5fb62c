package import Basics

/// A JSON file that was read, with its text for messages about it.
package struct JSONDocument: Sendable {
    /// What a file may hold.
    package struct Options: Sendable {
        /// Whether `// …` and `/* … */` may stand between values, as in files written by people.
        package var allowsComments: Bool
        /// Whether a comma may follow the last element or member.
        package var allowsTrailingCommas: Bool
        /// How many lists and objects may stand inside each other.
        package var depthLimit: Int

        /// Strict JSON of at most 200 levels unless said otherwise.
        package init(
            allowsComments: Bool = false, allowsTrailingCommas: Bool = false,
            depthLimit: Int = 200
        ) {
            self.allowsComments = allowsComments
            self.allowsTrailingCommas = allowsTrailingCommas
            self.depthLimit = depthLimit
        }
    }

    /// The text that was read, for messages about it.
    package let source: SourceText
    package let root: JSONNode

    /// Reads the bytes of a file, whose `name` is what messages call it.
    ///
    /// It reads JSON as RFC 8259 has it and nothing looser, and throws a `JSONError` for the first
    /// thing that is not: a key that occurs twice, a number that overflows, half of a surrogate
    /// pair, bytes that are not UTF-8, a byte-order mark and markers of a merge conflict too.
    package init(
        parsing bytes: [UInt8], name: String, options: Options = Options()
    ) throws(JSONError) {
        let source: SourceText
        do {
            source = try SourceText(name: name, utf8: bytes)
        } catch {
            throw JSONError(
                source: error.source, problem: .invalidUTF8,
                range: error.offset..<error.offset + 1)
        }
        try self.init(source, bytes: bytes, options)
    }

    /// Reads a text.
    ///
    /// Throws a `JSONError`, as the initializer that takes bytes does.
    package init(
        parsing source: SourceText, options: Options = Options()
    ) throws(JSONError) {
        try self.init(source, bytes: Array(source.text.utf8), options)
    }

    /// Reads the bytes of a text.
    private init(
        _ source: SourceText, bytes: [UInt8], _ options: Options
    ) throws(JSONError) {
        var parser = JSONParser(bytes: bytes, options: options)
        do {
            root = try parser.parseDocument()
        } catch {
            throw JSONError(source: source, problem: error.problem, range: error.range)
        }
        self.source = source
    }
}
