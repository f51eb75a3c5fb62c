import Basics
import JSONSource

/// The messages for an invalid text, or an empty text.
func complaints(
    about text: String, allowsComments: Bool = false, allowsTrailingCommas: Bool = false
) -> String {
    complaints(
        about: Array(text.utf8), allowsComments: allowsComments,
        allowsTrailingCommas: allowsTrailingCommas)
}

func complaints(
    about bytes: [UInt8], allowsComments: Bool = false, allowsTrailingCommas: Bool = false
) -> String {
    do {
        _ = try JSONDocument(
            parsing: bytes, name: "a.json", allowsComments: allowsComments,
            allowsTrailingCommas: allowsTrailingCommas)
        return ""
    } catch {
        return shown(error)
    }
}

func shown(_ error: Failure) -> String {
    error.diagnostics.map { DiagnosticFormatter().text(of: $0) }.joined(separator: "\n")
}

func parse(
    _ text: String, allowsComments: Bool = false, allowsTrailingCommas: Bool = false
) throws -> JSONDocument {
    try JSONDocument(
        parsing: Array(text.utf8), name: "a.json", allowsComments: allowsComments,
        allowsTrailingCommas: allowsTrailingCommas)
}
