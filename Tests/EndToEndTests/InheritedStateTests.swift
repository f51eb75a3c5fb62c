import Foundation
import TestSupport
import Testing

/// What the program that starts scene-kit passes on: closed streams, ignored and blocked signals.
@Suite(.enabled(if: Terminal.isAvailable, "python3 is not installed"))
struct InheritedStateTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    /// Runs `scene-kit` after lines of Python.
    private func sceneKit(
        _ words: String..., after lines: String, environment: [String: String] = [:]
    ) throws -> ProcessResult {
        let program = Run.sceneKit.path(percentEncoded: false)
        let start = "import os, signal, sys\n\(lines)\nos.execv(sys.argv[1], sys.argv[1:])"
        return try Run.program(
            try #require(Shell.find("python3")), ["-c", start, program] + words, in: folder.url,
            environment: environment.merging(["PATH": "/usr/bin:/bin"]) { $1 })
    }

    @Test(
        .enabled(if: Shell.find("git") != nil, "git is not installed"),
        arguments: [
            "os.close(0)", "os.closerange(0, 1)", "signal.signal(signal.SIGCHLD, signal.SIG_IGN)",
            "signal.signal(signal.SIGPIPE, signal.SIG_IGN)",
            "signal.pthread_sigmask(signal.SIG_SETMASK, signal.valid_signals())",
        ])
    func `git runs as ever`(lines: String) throws {
        let made = try Run.sceneKit("init-pack", "Pack", in: folder.url)
        #expect(made.status == 0, "\(made.errors)")
        let variables = [
            "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1",
            "SCENE_KIT_HOME": folder.path + "/store",
            "SCENE_KIT_GIT_TIMEOUT": "20",
        ]
        for words in [
            ["init", "--quiet", "Pack"], ["-C", "Pack", "add", "--all"],
            [
                "-C", "Pack", "-c", "user.name=A", "-c", "user.email=a@example.com", "commit",
                "--quiet", "--message", "A",
            ],
        ] {
            let git = try #require(Shell.find("git"))
            #expect(try Run.program(git, words, in: folder.url, environment: variables).status == 0)
        }
        let result = try sceneKit(
            "install", "file://\(folder.path)/Pack", after: lines, environment: variables)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("Pack 'Pack' is installed"))
    }

    /// On macOS, `/tmp` is such a link.
    @Test func `a folder may be named by a link above it`() throws {
        try folder.write("", to: "real/Shop/.git/config")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: "real")
        let shop = folder.url.appending(path: "real/Shop")
        let made = try Run.sceneKit(
            "new", "Car", "--output", folder.path + "/link/Shop/App", "--template",
            "Scene", in: shop)
        #expect(made.status == 0 && made.output.contains("/real/Shop/App/Car/"), "\(made.output)")
        let again = try Run.sceneKit("update", "--check", in: shop)
        #expect(again.output == "Everything is up to date.\n")
        #expect(again.errors == "")
    }

    /// `poll` of macOS reports an error for `/dev/tty`.
    @Test func `questions are answered on the controlling terminal`() throws {
        let driver = Repository.fixtures.appending(path: "Terminal/conversation.py")
        let program = Run.sceneKit.path(percentEncoded: false)
        for (key, end) in [("", "exit 0\n"), ("^C", "exit 130\n")] {
            let result = try Run.program(
                try #require(Shell.find("python3")),
                [
                    driver.path(percentEncoded: false), "/bin/sh", "-c",
                    "exec \"$0\" new --dry-run --output App --template Scene < /dev/tty", program,
                    "TYPING", "Login", key,
                ], in: folder.url, environment: ["TERM": "dumb"])
            #expect(result.output.hasSuffix(end), "\(result.output)")
        }
    }
}
