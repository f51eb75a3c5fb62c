import Foundation
import SwiftSource
import TestSupport
import Testing

extension ParameterList {
    /// One `carID: String` for each parameter, to follow `let`.
    var storedProperties: [String] {
        parameters.map { "\($0.parameter.name): \($0.parameter.type)" }
    }
}

/// The real compiler, which has the last word on what is Swift.
enum SwiftCompiler {
    static let executable: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(filePath: String($0)).appending(path: "swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// Fails the test for everything the compiler has to say about the source.
    static func expectNoComplaints(
        about source: String, _ options: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let complaints = try complaints(about: source, options)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let quoted = complaints.prefix(20).map { line, message in
            lines.indices.contains(line - 1) ? "\(message)\n    \(lines[line - 1])" : message
        }
        #expect(
            complaints.isEmpty, "\(quoted.joined(separator: "\n"))",
            sourceLocation: sourceLocation)
    }

    /// The errors and warnings of the compiler, each with its line.
    static func complaints(
        about source: String, _ options: [String]
    ) throws -> [(line: Int, message: String)] {
        let compiler = try #require(executable, "there is no swiftc in PATH")
        let scratch = try TemporaryDirectory()
        try scratch.write(source, to: "Generated.swift")
        let result = try Run.program(compiler, options + ["Generated.swift"], in: scratch.url)
        let complaints = result.errors.split(separator: "\n")
            .filter { $0.hasPrefix("Generated.swift:") && !$0.contains(": note:") }
            .map { message in
                let parts = message.split(separator: ":")
                return (parts.count > 1 ? Int(parts[1]) ?? 0 : 0, String(message))
            }
        try #require((result.status == 0) == !complaints.contains { $0.1.contains("error:") })
        return complaints
    }
}
