import Foundation
import TestSupport
import Testing

/// Asks a real shell what it offers, in a folder with some files, with the script and the
/// candidates that the built program gives it.
struct CompletionRunner {
    let directory: TemporaryDirectory
    private let shell: String
    private let environment: [String: String]

    init(_ shell: String) throws {
        self.shell = shell
        directory = try TemporaryDirectory()
        let folder = Run.sceneKit.deletingLastPathComponent().path(percentEncoded: false)
        environment = ["PATH": folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
        let script = try Run.sceneKit("--generate-completion-script", shell)
        try directory.write(script.output, to: "script")
        try directory.write("", to: "zebra.json")
        try directory.write("", to: "zoo/animal")
        try directory.write("", to: "two words/file")
    }

    /// The sorted candidates for each command line. `arguments` are passed to the shell's driver
    /// first.
    func candidates(
        forEach lines: [String], _ arguments: String...
    ) throws -> [[String]] {
        let shell = try #require(Shell.find(shell))
        let output = try run(shell, "driver.\(self.shell)", arguments + lines).output
        let offered = output.split(separator: "\n").split(
            separator: "---", omittingEmptySubsequences: false
        ).dropLast().map { Set($0.map(String.init)).sorted() }
        try #require(offered.count == lines.count)
        return offered
    }

    /// The line of an interactive bash when a tab has been typed behind each of the texts.
    func linesInTerminal(afterEach typed: [String]) throws -> [String] {
        let python = try #require(Shell.find("python3"))
        let output = try run(python, "terminal.py", typed).output
        return output.split(separator: "\n").map(String.init)
    }

    private func run(
        _ program: URL, _ driver: String, _ arguments: [String]
    ) throws -> ProcessResult {
        let path = Repository.fixtures.appending(path: "Completion/\(driver)")
        let result = try Run.program(
            program, [path.path(percentEncoded: false)] + arguments, in: directory.url,
            environment: environment)
        #expect(result.errors == "")
        return result
    }
}
