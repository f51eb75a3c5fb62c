import Foundation
import TestSupport
import Testing

/// `validate` with a Swift compiler: the one on PATH, or a program that passes itself off as one.
struct ValidateTests {
    private let folder: TemporaryDirectory
    private let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

    init() throws {
        folder = try TemporaryDirectory()
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    }

    /// One of them; `.ci/run` validates all.
    @Test(.takesLong)
    func `a built-in set is right`() throws {
        let sets = try Repository.assembledTemplates()
        let result = try validate("\(sets.path)/ProtocolVIPER", path)
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.contains(/^Looked at \d+ sets?, \d+ files and \d+ combinations/))
        #expect(result.output.hasSuffix(": nothing is wrong.\n"))
    }

    @Test func `Swift that does not parse is shown, once, where the template makes it`() throws {
        try writeSet(
            "{{>top}}struct {{scene}} {\n    {{#options.odd}}\n    let x {{options.kind}}\n"
                + "    {{/options.odd}}\n}\n",
            options: """
                [{"name":"odd","type":"bool","summary":"s"},
                {"name":"kind","type":"choice","values":["a","b"],"default":"a","summary":"s"}]
                """)
        try folder.write("// {{title}}\n", to: "Set/Partials/top.mustache")
        let result = try validate("Set", path)
        #expect(result.status == 65)
        // Compilers have different words for it.
        let lines = result.errors.split(separator: "\n")
        let start = "Set/it.swift:3:11: error: this renders Swift that does not parse: "
        #expect(lines.first?.hasPrefix(start) == true)
        #expect(
            lines.dropFirst() == [
                "        let x a", "              ^",
                "note: found with --option odd=true, for a scene with no parameter; what is shown "
                    + "is line 3 of CarDetails.swift",
            ])
    }

    @Test func `a text cannot hide where it is wrong`() throws {
        try writeSet("#sourceLocation(file: \"other.swift\", line: 1)\nstruct {\n")
        let result = try validate("Set", path)
        #expect(result.status == 65)
        #expect(result.errors.hasPrefix("Set/it.swift:1:1: error: this renders Swift that does"))
    }

    @Test func `placeholders are for the developer to fill in`() throws {
        let member = "struct {{scene}} {\n    <#code#>\n    func a(<#b: C#>) {}\n}\n"
        for script in ["", "#!/usr/bin/swift\n"] {
            try writeSet("\(script)let a = <#T##Item##Item#>\n\(member)")
            #expect(try validate("Set", path).status == 0)
        }
        try writeSet("\(member)struct {\n")
        #expect(try validate("Set", path).errors.hasPrefix("Set/it.swift:5:"))
    }

    @Test func `only in main may statements stand by themselves`() throws {
        try writeSet("print(\"{{scene}}\")\n", to: "main.swift")
        #expect(try validate("Set", path).status == 0)
        try writeSet("print(\"{{scene}}\")\n", to: "{{scene}}.swift")
        #expect(try validate("Set", path).status == 65)
    }

    @Test func `a compiler that cannot do its work is said to`() throws {
        try writeSet("struct {{scene}} {}\n")
        try writeCompiler("echo 'no license' >&2; exit 3")
        let result = try validate("Set", compilers)
        #expect(result.status == 65)
        #expect(result.errors.contains("that does not parse: no license"))
    }

    @Test(arguments: [("INT", 130), ("TERM", 143)])
    func `a signal ends the compiler and leaves nothing behind`(
        signal: String, status: Int32
    ) throws {
        try writeSet("struct {{scene}} {}\n")
        // It tells that it runs, in the folder that has to go.
        try writeCompiler("for file; do :; done; touch \"$file.seen\"; sleep 60 & wait")
        let script = """
            "$0" validate Set & process=$!
            until ls tmp/*/*.seen 2>/dev/null; do sleep 0.05; done
            kill -\(signal) $process; wait $process
            """
        let start = Date()
        let result = try Run.program(
            URL(filePath: "/bin/sh"), ["-c", script, Run.sceneKit.path(percentEncoded: false)],
            in: folder.url, environment: environment(path: compilers + ":/usr/bin:/bin"))
        #expect(result.status == status)
        #expect(result.errors.hasSuffix("ed; nothing was written\n"))
        #expect(try DiskSnapshot(of: temporary).paths == [])
        #expect(Date().timeIntervalSince(start) < 50, "it waited for the compiler")
    }

    private var temporary: URL { folder.url.appending(path: "tmp") }
    private var compilers: String { folder.url.appending(path: "bin").path(percentEncoded: false) }

    private func environment(path: String) -> [String: String] {
        ["PATH": path, "TMPDIR": temporary.path(percentEncoded: false)]
    }

    /// Runs `validate`, which must change nothing here and leave nothing behind.
    private func validate(_ set: String, _ path: String) throws -> ProcessResult {
        let before = try DiskSnapshot(of: folder.url)
        let result = try Run.program(
            Run.sceneKit, ["validate", set], in: folder.url, environment: environment(path: path))
        let changes = try DiskSnapshot(of: folder.url)
            .changes(since: before, timesOfFolders: false)
        #expect(changes == [])
        return result
    }

    private func writeSet(
        _ template: String, options: String = "[]", to path: String = "{{scene}}.swift"
    ) throws {
        try folder.write(template, to: "Set/it.swift")
        try folder.write(
            """
            { "formatVersion": 1, "name": "Set", "version": "1.0.0", "summary": "S",
              "options": \(options),
              "files": [{ "id": "it", "source": "it.swift", "path": "\(path)", "role": "R" }] }
            """, to: "Set/template.json")
    }

    private func writeCompiler(_ script: String) throws {
        try folder.writeProgram("#!/bin/sh\n\(script)\n", to: "bin/swiftc")
    }
}
