package import Basics

/// A problem of an argument, and how to solve it.
package struct ParameterError: Error {
    let message: String
    /// Offsets into the argument, in UTF-8.
    let range: Range<Int>
    var hint: String?

    package init(_ message: String, _ range: Range<Int>, hint: String? = nil) {
        (self.message, self.range, self.hint) = (message, range, hint)
    }

    /// The error of a text in the wrong place. The place is a phrase: "where a type belongs".
    static func unexpected(_ text: String, _ place: String, _ range: Range<Int>) -> Self {
        let subject = text.isEmpty ? "the text ends" : "unexpected '\(text)'"
        return ParameterError("\(subject) \(place)", range)
    }

    static func unclosed(_ opening: String, by closing: String, at offset: Int) -> Self {
        ParameterError(
            "'\(opening)' has no '\(closing)'", .at(offset), hint: "Add the '\(closing)'.")
    }

    static func tooDeep(at offset: Int) -> Self {
        ParameterError("this is nested more than \(TypeParser.deepest) levels deep", .at(offset))
    }

    static func dollarName(at offset: Int) -> Self {
        ParameterError(
            "names cannot start with '$'", .at(offset), hint: "Swift reserves these names.")
    }

    /// Returns the failure of a command that got the text.
    package func failure(in source: SourceText) -> Failure {
        source.failure(message, atUTF8: range, hint: hint)
    }
}

extension Range<Int> {
    /// The range of one byte.
    static func at(_ offset: Int) -> Range { offset..<offset + 1 }
}

/// The kind of declaration in an argument.
package enum ArgumentKind: Sendable {
    case parameter, dependency, sample, member

    /// Adds the hint that an argument has one declaration, if it goes on with a comma.
    func explaining(_ error: ParameterError, at text: String) -> ParameterError {
        guard text == "," else { return error }
        let option =
            switch self {
            case .parameter: "--param"
            case .dependency: "--dependency"
            case .sample: "--sample"
            case .member: "--option"
            }
        return ParameterError(error.message, error.range, hint: "Write one \(option) for each.")
    }

    /// The declarations in a message: "there are two parameters 'a'".
    var plural: String {
        switch self {
        case .parameter: "parameters"
        case .dependency: "dependencies"
        case .sample: "samples"
        case .member: "members"
        }
    }
}
