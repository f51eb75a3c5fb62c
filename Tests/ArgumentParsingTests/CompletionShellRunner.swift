import ArgumentParsing
import Foundation
import TestSupport
import Testing

/// Asks a real shell what it offers, in a folder with a stub program and some files.
struct CompletionShellRunner {
    let directory: TemporaryDirectory
    private let shell: CompletionShell

    init(_ shell: CompletionShell) throws {
        self.shell = shell
        directory = try TemporaryDirectory()
        let driver = try String(contentsOf: Self.fixture("driver.\(shell)"), encoding: .utf8)
        try directory.write(driver, to: "driver")
        try directory.write(Sample.tree.completionScript(for: shell), to: "script")
        let program = directory.url.appending(path: "scene-kit")
        try FileManager.default.copyItem(at: Self.fixture("stub.sh"), to: program)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: program.path(percentEncoded: false))
        try directory.write("", to: "zebra.json")
        try directory.write("", to: "zoo/animal")
        try directory.write("", to: "two words/file")
    }

    /// The candidates for one command line, sorted.
    func candidates(_ arguments: [String]) throws -> [String] {
        Self.sorted(try output(arguments)[...])
    }

    /// The candidates for each command line, from a driver that takes many.
    func candidates(forEach lines: [String], loading: String) throws -> [[String]] {
        try output([loading] + lines).split(separator: "---", omittingEmptySubsequences: false)
            .dropLast().map(Self.sorted)
    }

    /// The line of an interactive bash when a tab has been typed behind `typed`.
    func lineInTerminal(after typed: String) throws -> String {
        let executable = try #require(Self.find("python3"))
        let driver = Self.fixture("terminal.py").path(percentEncoded: false)
        let result = try Run.program(executable, [driver, typed], in: directory.url)
        #expect(result.errors == "")
        return String(result.output.dropLast())
    }

    private static func sorted(_ lines: ArraySlice<String>) -> [String] { Set(lines).sorted() }

    private func output(_ arguments: [String]) throws -> [String] {
        let executable = try #require(Self.find(shell.rawValue))
        let result = try Run.program(
            executable, [directory.path + "/driver"] + arguments, in: directory.url)
        #expect(result.errors == "")
        return result.output.split(separator: "\n").map(String.init)
    }

    /// The words that the stub program was given after `--`.
    func asked() throws -> [String] {
        try directory.read("asked").split(separator: "\n").map(String.init)
    }

    /// Where a program is, or nil where it is not installed.
    static func find(_ program: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { URL(filePath: "\($0)/\(program)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    }

    private static func fixture(_ name: String) -> URL {
        Repository.fixtures.appending(path: "ArgumentParsing/completion/\(name)")
    }
}
