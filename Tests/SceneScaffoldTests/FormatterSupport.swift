import Foundation
import SwiftSource
import TestSupport
import Testing

/// Runs the formatter's strict check over files, with the configuration that packages get or
/// another one.
func expectLintClean(
    _ files: [String: String], configuration: String = FormatterConfiguration.text,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let folder = try TemporaryDirectory()
    try folder.write(configuration, to: ".swift-format")
    for (name, text) in files { try folder.write(text, to: name) }
    let result = try Run.program(
        URL(filePath: "/usr/bin/env"),
        ["swift", "format", "lint", "--strict", "--recursive", "."], in: folder.url)
    let messages = result.errors.split(separator: "\n").prefix(10)
    let lines = messages.map { message -> String in
        let parts = message.split(separator: ":")
        guard parts.count > 2, let number = Int(parts[1]) else { return "" }
        let text = (try? folder.read(String(parts[0]))) ?? ""
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst(number - 2).prefix(3).joined(separator: "\n")
    }
    let report = zip(messages, lines).map { "\($0)\n\($1)" }.joined(separator: "\n")
    #expect(result.status == 0, "\(report)", sourceLocation: sourceLocation)
}

/// Lays a line out in few columns, and again, which must change nothing.
func expect(
    _ line: String, becomes expected: String, at length: Int = 40,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let layout = SwiftLayout(lineLength: length)
    let once = layout.apply(to: line)
    #expect(once == expected, sourceLocation: sourceLocation)
    #expect(layout.apply(to: once) == once, sourceLocation: sourceLocation)
}
