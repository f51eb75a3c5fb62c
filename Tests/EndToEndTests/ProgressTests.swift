import Foundation
import TestSupport
import Testing

/// The line that says what takes long: `sleep` makes it take long here.
@Suite(.enabled(if: Terminal.isAvailable, "python3 is not installed"))
struct ProgressTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("struct {{scene}} {}\n", to: "Set/it.swift")
        try folder.write(
            """
            {
              "formatVersion": 1, "name": "Set", "version": "1.0.0", "summary": "A set",
              "files": [{ "id": "it", "source": "it.swift", "path": "{{scene}}.swift", "role": "It" }]
            }
            """, to: "Set/template.json")
        try folder.write("#!/bin/sh\nsleep 0.8\n", to: "bin/swiftc")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.url.appending(path: "bin/swiftc").path(percentEncoded: false))
    }

    /// The variables with which the compiler takes its time.
    private var slow: [String: String] {
        ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "TERM": "xterm"]
    }

    private static let result =
        "Looked at 1 set, 2 files and 1 combination of options: nothing is wrong.\n"

    @Test func `a line says what takes long, and goes away before the result`() throws {
        let shown = try Terminal.run(["validate", "Set"], in: folder, environment: slow)
        let line = "\r\u{1B}[?7lParsing the generated Swift…\u{1B}[K\u{1B}[?7h"
        #expect(shown == line + "\r\u{1B}[K" + Self.result + "exit 0\n")
    }

    @Test func `a line says what is fetched, and goes away before an error`() throws {
        var variables = slow
        variables["GIT_SSH_COMMAND"] = "sh -c 'sleep 0.8; exit 1'"
        let shown = try Terminal.run(
            ["install", "git@example.org:acme/sets.git", "--project", "--color", "never"],
            in: folder,
            environment: variables)
        let line = "\r\u{1B}[?7lFetching pack 'sets'…\u{1B}[K\u{1B}[?7h"
        #expect(
            shown.hasPrefix(line + "\r\u{1B}[Kgit@example.org:acme/sets.git: error: "), "\(shown)")
        #expect(shown.hasSuffix("exit 69\n"), "\(shown)")
    }

    @Test(arguments: [(words: [], "CI", "true"), ([], "TERM", "dumb"), (["--quiet"], "LANG", "C")])
    func `no line is shown in CI, on a dumb terminal, or with --quiet`(
        words: [String], variable: String, value: String
    ) throws {
        let shown = try Terminal.run(
            ["validate", "Set"] + words, in: folder,
            environment: slow.merging([variable: value]) { $1 })
        #expect(shown == (words.isEmpty ? Self.result : "") + "exit 0\n")
    }

    @Test func `no line is shown in a pipe`() throws {
        let piped = try Run.program(
            Run.sceneKit, ["validate", "Set"], in: folder.url, environment: slow)
        #expect(piped.output == Self.result)
        #expect(piped.errors == "")
    }
}
