import Foundation
import TestSupport
import Testing

/// Runs `scene-kit` on a terminal.
enum Terminal {
    private static let python = Shell.find("python3")

    static var isAvailable: Bool { python != nil }

    /// What the terminal shows, and then how the program ended: `exit 0`.
    ///
    /// - Parameters:
    ///   - lines: what is typed, each after a question; `^C` and `^D` are those keys.
    ///   - place: the folder below `directory` that it runs in.
    ///   - redirection: what the shell does with its streams: `2> errors`.
    static func run(
        _ words: [String], typing lines: [String] = [], in directory: TemporaryDirectory,
        below place: String = "", redirection: String = "", environment: [String: String] = [:]
    ) throws -> String {
        let driver = Repository.fixtures.appending(path: "Terminal/conversation.py")
        let program = Run.sceneKit.path(percentEncoded: false)
        let result = try Run.program(
            #require(python),
            [
                driver.path(percentEncoded: false), "/bin/sh", "-c",
                "exec \"$0\" \"$@\" \(redirection)", program,
            ] + words + ["TYPING"] + lines,
            in: place.isEmpty ? directory.url : directory.url.appending(path: place),
            environment: ["PATH": "/usr/bin:/bin", "TERM": "dumb"].merging(environment) { $1 })
        #expect(result.errors == "")
        return result.output
    }
}
