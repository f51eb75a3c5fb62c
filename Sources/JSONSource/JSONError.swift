package import Basics

/// What is wrong with a JSON file, or with what it holds; `diagnostics` says it in words.
package struct JSONError: Error, Sendable {
    /// One fact and its place.
    package struct Issue: Sendable {
        package let problem: JSONProblem
        /// Where it is, in UTF-8 offsets.
        package let range: Range<Int>
    }

    /// The file that it is about.
    package let source: SourceText
    /// In the order of the file; a file that cannot be parsed has one.
    package let issues: [Issue]

    init(source: SourceText, problem: JSONProblem, range: Range<Int>) {
        self.init(source: source, issues: [Issue(problem: problem, range: range)])
    }

    init(source: SourceText, issues: [Issue]) {
        self.source = source
        self.issues = issues
    }

    /// The error as a command reports it: a file is wrong.
    package var failure: Failure { Failure(.data, diagnostics) }
}

/// The things that can be wrong with a JSON file.
package enum JSONProblem: Hashable, Sendable {
    case invalidUTF8, byteOrderMark, emptyFile
    case conflictMarker
    case tooDeep(limit: Int)
    case commentNotAllowed, unterminatedComment
    case expectedValue
    case unknownWord(String)
    case singleQuote
    case expectedKey
    case unquotedKey(String)
    case expectedColon
    case missingComma, trailingComma
    /// A list or object without its end; `opened` is where it starts.
    case unterminatedContainer(closing: Character, opened: Int)
    case trailingContent
    case unterminatedString, invalidEscape, loneSurrogate
    case controlCharacter(UInt8)
    case malformedNumber(String)
    case numberOverflow(String)
    /// `first` is where the key stands the first time.
    case duplicateKey(String, first: Range<Int>)

    // What a typed reader finds in a file that is JSON.
    case unknownKey(String, known: [String])
    case missingKey(String)
    case wrongType(expected: String, found: JSONKind)
    case notOneOf([String], found: String)
    /// A rule of the reader's own.
    case invalid(message: String, hint: String?)
    /// What is wrong with a text of the file that was read for itself, where it is.
    case text(Diagnostic)
}

/// The kinds of JSON values, as messages name them.
package enum JSONKind: String, Sendable {
    case null = "null"
    case bool = "true or false"
    case number = "a number"
    case string = "a string"
    case array = "a list"
    case object = "an object"
}

extension JSONNode {
    /// What kind of value it is, for messages.
    package var kind: JSONKind {
        switch content {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}
