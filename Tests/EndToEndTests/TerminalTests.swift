import Foundation
import TestSupport
import Testing

/// Text in a pack's files and paths doesn't control the terminal that shows it.
@Suite(.enabled(if: Terminal.isAvailable, "python3 is not installed"))
struct TerminalTests {
    private static let hostile = "\u{1B}]52;c;aGk=\u{7} \u{9B}31m \u{202E}cod\u{2066} \u{1B}[2J"
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("// {{scene}} \(Self.hostile)\n", to: "Set/it.txt")
        try directory.write(
            """
            {
              "formatVersion": 1, "name": "Set", "version": "1.0.0", "summary": "A set",
              "files": [{ "id": "it", "source": "it.txt", "path": "{{scene}}.txt", "role": "It" }]
            }
            """, to: "Set/template.json")
        try directory.write(
            #"{ "scenes": [{ "name": "Car", "template": "./Set" }] }"#, to: "scenes.json")
    }

    private func piped(_ words: String) throws -> ProcessResult {
        try Run.program(
            Run.sceneKit, words.split(separator: " ").map(String.init), in: directory.url,
            environment: [:])
    }

    private static func steers(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            scalar == "\u{1B}" || scalar == "\u{7}" || ("\u{80}"..<"\u{A0}").contains(scalar)
                || ("\u{202A}"..."\u{202E}").contains(scalar)
                || ("\u{2066}"..."\u{2069}").contains(scalar)
        }
    }

    @Test(arguments: [
        "new Car --template ./Set --dry-run --diff", "generate scenes.json --check",
        "generate scenes.json --dry-run --diff",
    ])
    func `a diff is escaped for a terminal, and raw for a pipe`(words: String) throws {
        if words.hasSuffix("--check") {
            // The report shows no diff for a list that was never generated.
            _ = try piped("generate scenes.json")
            try FileManager.default.removeItem(at: directory.url.appending(path: "Car.txt"))
        }
        let shown = try Terminal.run(words.components(separatedBy: " "), in: directory)
        #expect(!Self.steers(shown), "\(shown)")
        #expect(shown.contains("+// Car \\u{1B}]52;c;aGk=\\u{7} \\u{9B}31m \\u{202E}cod"))
        let raw = try piped(words)
        #expect(raw.output.contains("+// Car \(Self.hostile)\n"))
        #expect(shown.hasSuffix("exit \(raw.status)\n"))
    }

    @Test func `a document has escapes for all of it`() throws {
        let text = try piped("new Car --template ./Set --dry-run --diff --json").output
        #expect(!Self.steers(text))
        #expect(text.contains(#"\u001b]52;c;aGk=\u0007 \u009b31m \u202ecod\u2066 \u001b[2J"#))
    }

    /// Escaping doesn't depend on the output, because users can't see what they paste.
    @Test func `the next step shows what a path holds`() throws {
        let folder = "Sh\u{1B}]0;x\u{7}op\u{202E}"
        let shown = try Terminal.run(["new", "Car", "--package", folder], in: directory)
        #expect(shown.hasSuffix("exit 0\n") && !Self.steers(shown), "\(shown)")
        #expect(shown.contains("Next: swift test --package-path 'Sh\\u{1B}]0;x\\u{7}op"))
        let piped = try Run.sceneKit("new", "Boat", "--package", folder, in: directory.url)
        #expect(piped.status == 0 && !Self.steers(piped.errors), "\(piped.errors)")
    }
}
