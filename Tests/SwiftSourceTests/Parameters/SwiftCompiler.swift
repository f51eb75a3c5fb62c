import Foundation
import TestSupport
import Testing

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
        let compiler = try #require(executable, "there is no swiftc in PATH")
        let scratch = try TemporaryDirectory()
        try scratch.write(source, to: "Generated.swift")
        let result = try Run.program(
            compiler, options + ["Generated.swift"], in: scratch.url)
        let complaints = result.errors.split(separator: "\n")
            .filter { $0.contains("error:") || $0.contains("warning:") }.prefix(20)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let quoted = complaints.map { complaint -> String in
            let parts = complaint.split(separator: ":")
            guard parts.count > 1, let line = Int(parts[1]), lines.indices.contains(line - 1) else {
                return String(complaint)
            }
            return "\(complaint)\n    \(lines[line - 1])"
        }
        #expect(
            result.status == 0, "\(quoted.joined(separator: "\n"))",
            sourceLocation: sourceLocation)
    }
}
