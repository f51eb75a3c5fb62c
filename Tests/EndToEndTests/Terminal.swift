import Foundation
import TestSupport
import Testing

/// Runs `scene-kit` on a terminal.
enum Terminal {
    private static let python = Shell.find("python3")

    static var isAvailable: Bool { python != nil }

    /// What the terminal shows, and then how the program ended: `exit 0`.
    ///
    /// - Parameter lines: what is typed, each after a question; `^C` and `^D` are those keys.
    static func run(
        _ words: [String], typing lines: [String] = [], in directory: TemporaryDirectory,
        environment: [String: String] = [:]
    ) throws -> String {
        let driver = Repository.fixtures.appending(path: "Terminal/conversation.py")
        let program = Run.sceneKit.path(percentEncoded: false)
        let result = try Run.program(
            #require(python),
            [driver.path(percentEncoded: false), program] + words + ["TYPING"] + lines,
            in: directory.url,
            environment: ["PATH": "/usr/bin:/bin", "TERM": "dumb"].merging(environment) { $1 })
        #expect(result.errors == "")
        return result.output
    }
}
