package import Basics

/// The problems of a JSON file or of its values.
package struct JSONError: Error, Sendable {
    /// A problem and its place.
    package struct Issue: Sendable {
        package let problem: JSONProblem
        /// The UTF-8 offsets of the problem.
        package let range: Range<Int>
    }

    /// The file with the problems.
    package let source: SourceText
    /// The problems in the order of the file, one if the file can't be parsed.
    package let issues: [Issue]

    init(source: SourceText, problem: JSONProblem, range: Range<Int>) {
        self.init(source: source, issues: [Issue(problem: problem, range: range)])
    }

    init(source: SourceText, issues: [Issue]) {
        self.source = source
        self.issues = issues
    }

    /// The error as a command reports it.
    package var failure: Failure { Failure(.data, diagnostics) }
}

/// A problem of a JSON file.
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
    /// A list or object without an end that starts at the offset `opened`.
    case unterminatedContainer(closing: Character, opened: Int)
    case trailingContent
    case unterminatedString, invalidEscape, loneSurrogate
    case controlCharacter(UInt8)
    case malformedNumber(String)
    case numberOverflow(String)
    /// A repeated key. `first` contains the offsets of its first occurrence.
    case duplicateKey(String, first: Range<Int>)

    // Problems that a typed reader finds in valid JSON.
    case unknownKey(String, known: [String])
    case missingKey(String)
    case wrongType(expected: String, found: JSONKind)
    case notOneOf([String], found: String)
    /// A broken rule of the reader.
    case invalid(message: String, hint: String?)
    /// A problem of a text that is a value of the file, with its own place.
    case text(Diagnostic)
}

// MARK: - Messages

extension JSONError {
    /// The messages for all problems.
    package var diagnostics: [Diagnostic] { issues.flatMap(diagnostics(of:)) }

    private func diagnostics(of issue: Issue) -> [Diagnostic] {
        let problem = issue.problem
        if case .text(let diagnostic) = problem { return [diagnostic] }
        var result = [
            Diagnostic(
                .error, problem.message, in: source, atUTF8Offset: issue.range.lowerBound,
                utf8Length: issue.range.count, hint: problem.hint)
        ]
        switch problem {
        case .duplicateKey(let key, let first):
            result.append(
                Diagnostic(
                    .note, "'\(key)' first appears here", in: source,
                    atUTF8Offset: first.lowerBound, utf8Length: first.count))
        case .unterminatedContainer(let closing, let opened):
            result.append(
                Diagnostic(
                    .note, "the \(closing == "}" ? "object" : "list") starts here", in: source,
                    atUTF8Offset: opened))
        default: break
        }
        return result
    }
}

extension JSONProblem {
    fileprivate var message: String {
        switch self {
        case .invalidUTF8: "the file is not UTF-8"
        case .byteOrderMark: "the file starts with a byte-order mark"
        case .emptyFile: "the file is empty"
        case .conflictMarker: "this is a marker of a merge conflict that was not resolved"
        case .tooDeep(let limit): "values are nested more than \(limit) deep"
        case .commentNotAllowed: "comments are not allowed in this file"
        case .unterminatedComment: "the comment has no end"
        case .expectedValue: "a value is missing"
        case .unknownWord(let word): "'\(word)' is not a JSON value"
        case .singleQuote: "strings need double quotes"
        case .expectedKey: "a key is missing"
        case .unquotedKey(let key): "the key '\(key)' needs double quotes"
        case .expectedColon: "a ':' is missing after the key"
        case .missingComma: "a ',' is missing before this"
        case .trailingComma: "JSON allows no trailing comma"
        case .unterminatedContainer(let closing, _): "a '\(closing)' is missing"
        case .trailingContent: "there is something after the end of the value"
        case .unterminatedString: "the string has no end"
        case .invalidEscape: "this is not a valid escape in a JSON string"
        case .loneSurrogate: "this is one half of a surrogate pair without the other"
        case .controlCharacter(let byte):
            "a string cannot hold the control character U+00\(byte < 16 ? "0" : "")"
                + String(byte, radix: 16, uppercase: true)
        case .malformedNumber(let text): "'\(text)' is not a JSON number"
        case .numberOverflow(let text): "the number '\(text)' is too large"
        case .duplicateKey(let key, _): "the key '\(key)' occurs twice"
        case .unknownKey(let key, _): "unknown key '\(key)'"
        case .missingKey(let key): "the key '\(key)' is missing"
        case .wrongType(let expected, let found):
            "expected \(expected), found \(found.rawValue)"
        case .notOneOf(_, let found): "'\(found)' is not possible here"
        case .invalid(let message, _): message
        case .text(let diagnostic): diagnostic.message
        }
    }

    fileprivate var hint: String? {
        switch self {
        case .invalidUTF8: "Save it with the encoding UTF-8."
        case .trailingComma: "Delete the ',' after the last value."
        case .byteOrderMark: "Save it as UTF-8 without a byte-order mark."
        case .conflictMarker: "Keep one side, and delete the lines with '<', '=' and '>'."
        case .invalidEscape: #"The escapes are \" \\ \/ \b \f \n \r \t and \uXXXX."#
        case .controlCharacter(0x0A): #"Close the string on its line; a line break in it is \n."#
        case .controlCharacter(0x09): #"A tab in a string is \t."#
        case .unknownWord(let word):
            Suggestions.question(for: word, among: ["true", "false", "null"])
                ?? "Strings need double quotes."
        case .unknownKey(let key, let known): Self.hint(for: key, among: known, noun: "other keys")
        case .notOneOf(let choices, let found):
            Self.hint(for: found, among: choices, noun: "values")
        case .invalid(_, let hint): hint
        case .text(let diagnostic): diagnostic.hint
        default: nil
        }
    }

    private static func hint(for word: String, among known: [String], noun: String) -> String? {
        if let question = Suggestions.question(for: word, among: known) { return question }
        guard !known.isEmpty else { return nil }
        let subject = known.count == 1 ? "\(noun.dropLast()) is" : "\(noun) are"
        return "The \(subject) \(known.map { "'\($0)'" }.joinedAsAlternatives("and"))."
    }
}
