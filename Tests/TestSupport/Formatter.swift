import Foundation
package import Testing

/// Runs the formatter's strict check over files.
package func expectLintClean(
    _ files: [String: String], configuration: String,
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
            .dropFirst(max(0, number - 2)).prefix(3).joined(separator: "\n")
    }
    let report = zip(messages, lines).map { "\($0)\n\($1)" }.joined(separator: "\n")
    #expect(result.status == 0, "\(report)", sourceLocation: sourceLocation)
}
