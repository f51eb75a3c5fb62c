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
        try folder.writeProgram("#!/bin/sh\nsleep 0.8\n", to: "bin/swiftc")
    }

    /// The variables with which the compiler takes its time.
    private var slow: [String: String] {
        ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "TERM": "xterm"]
    }

    private func shown(
        _ words: [String], _ environment: [String: String]
    ) async throws -> String {
        let folder = folder
        return try await waiting {
            try Terminal.run(words, in: folder, environment: environment)
        }
    }

    private static let result =
        "Looked at 1 set, 2 files and 1 combination of options: nothing is wrong.\n"

    @Test func `a line says what takes long, and goes away before the result`() async throws {
        let shown = try await shown(["validate", "Set"], slow)
        let line = "\r\u{1B}[?7lParsing the generated Swift…\u{1B}[K\u{1B}[?7h"
        #expect(shown == line + "\r\u{1B}[K" + Self.result + "exit 0\n")
    }

    @Test func `a line says what is fetched, and goes away before an error`() async throws {
        var variables = slow
        variables["GIT_SSH_COMMAND"] = "sh -c 'sleep 0.8; exit 1'"
        let shown = try await shown(
            ["install", "git@example.org:acme/sets.git", "--project", "--color", "never"],
            variables)
        let line = "\r\u{1B}[?7lFetching pack 'sets'…\u{1B}[K\u{1B}[?7h"
        #expect(
            shown.hasPrefix(line + "\r\u{1B}[Kgit@example.org:acme/sets.git: error: "), "\(shown)")
        #expect(shown.hasSuffix("exit 69\n"), "\(shown)")
    }

    @Test func `a line says which pack is upgraded`() async throws {
        let url = "https://git.test/sets"
        let git = """
            git init --quiet sets && cp -R Set sets && cd sets && git add . &&
            git -c user.name=A -c user.email=a@b.c commit --quiet --message Set
            """
        try folder.writeProgram(
            """
            #!/bin/sh
            case " $* " in *" fetch "*) sleep 0.8 ;; esac
            exec /usr/bin/git "$@"

            """, to: "slow/git")
        let variables = [
            "PATH": "/usr/bin:/bin", "TERM": "xterm", "GIT_CONFIG_COUNT": "1",
            "GIT_CONFIG_KEY_0": "url.file://\(folder.path)/.insteadOf",
            "GIT_CONFIG_VALUE_0": "https://git.test/",
        ]
        let made = try Run.program(
            URL(filePath: "/bin/sh"), ["-c", git], in: folder.url, environment: variables)
        try #require(made.status == 0, "\(made.errors)")
        let installed = try await shown(["install", url, "--project"], variables)
        try #require(installed.hasSuffix("exit 0\n"), "\(installed)")
        let shown = try await shown(
            ["upgrade"],
            variables.merging(["PATH": "\(folder.path)/slow:/usr/bin:/bin"]) { $1 })
        let line = "\r\u{1B}[?7lFetching pack 'sets'…\u{1B}[K\u{1B}[?7h"
        #expect(shown == line + "\r\u{1B}[KEverything is up to date.\nexit 0\n")
    }

    @Test(arguments: [(words: [], "CI", "true"), ([], "TERM", "dumb"), (["--quiet"], "LANG", "C")])
    func `no line is shown in CI, on a dumb terminal, or with --quiet`(
        words: [String], variable: String, value: String
    ) async throws {
        let shown = try await shown(
            ["validate", "Set"] + words, slow.merging([variable: value]) { $1 })
        #expect(shown == (words.isEmpty ? Self.result : "") + "exit 0\n")
    }

    @Test func `no line is shown in a pipe`() async throws {
        let (folder, slow) = (folder, slow)
        let piped = try await waiting {
            try Run.program(Run.sceneKit, ["validate", "Set"], in: folder.url, environment: slow)
        }
        #expect(piped.output == Self.result)
        #expect(piped.errors == "")
    }
}
