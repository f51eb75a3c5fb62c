import Basics
import JSONSource

/// The messages for an invalid text, or an empty text.
func complaints(
    about text: String, options: JSONDocument.Options = .init()
) -> String {
    complaints(about: Array(text.utf8), options: options)
}

func complaints(about bytes: [UInt8], options: JSONDocument.Options = .init()) -> String {
    do {
        _ = try JSONDocument(parsing: bytes, name: "a.json", options: options)
        return ""
    } catch {
        return shown(error)
    }
}

func shown(_ error: Failure) -> String {
    error.diagnostics.map { DiagnosticFormatter().text(of: $0) }.joined(separator: "\n")
}

func parse(_ text: String, options: JSONDocument.Options = .init()) throws -> JSONDocument {
    try JSONDocument(parsing: Array(text.utf8), name: "a.json", options: options)
}
