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

    /// What is offered for one command line, sorted.
    func candidates(_ arguments: [String]) throws -> [String] {
        Self.sorted(try output(arguments)[...])
    }

    /// What is offered for each command line, from a driver that takes many.
    func candidates(forEach lines: [String], loading: String) throws -> [[String]] {
        try output([loading] + lines).split(separator: "---", omittingEmptySubsequences: false)
            .dropLast().map(Self.sorted)
    }

    /// The line of an interactive bash when a tab has been typed behind `typed`.
    func lineInTerminal(after typed: String) throws -> String {
        let python = try #require(Shell.find("python3"))
        return String(try run(python, "terminal.py", [typed]).output.dropLast())
    }

    private static func sorted(_ lines: ArraySlice<String>) -> [String] { Set(lines).sorted() }

    private func output(_ arguments: [String]) throws -> [String] {
        let result = try run(try #require(Shell.find(shell)), "driver.\(shell)", arguments)
        return result.output.split(separator: "\n").map(String.init)
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
