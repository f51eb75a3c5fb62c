import Foundation
import TestSupport
import Testing

/// A list that takes a while: how far it has come is shown on a terminal, and nowhere else.
struct ManyScenesTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        let scenes = (1...300).map { #"{ "name": "Scene\#($0)", "params": "id:Int" }"# }
        try folder.write(
            #"{ "scenes": [\#(scenes.joined(separator: ","))] }"#, to: "scenes.json")
    }

    /// The output on a terminal.
    private func shown(_ words: String...) throws -> String {
        try Terminal.run(
            ["generate", "scenes.json", "--dry-run"] + words, in: folder,
            environment: ["TERM": "xterm"])
    }

    @Test(.takesLong, .enabled(if: Terminal.isAvailable, "python3 is not installed"))
    func `a terminal shows how far a list has come`() throws {
        let output = try shown("--color", "never")
        let line =
            /\r\u{1B}\[\?7l(Reading the list|Rendering scenes \(\d+ of 300\))…\u{1B}\[K\u{1B}\[\?7h/
        let others = output.replacing(line, with: "")
        // A machine may be so fast that there is nothing to say.
        let erasure = others == output ? "" : "\r\u{1B}[K"
        // The line is erased before other output.
        #expect(others.hasPrefix(erasure + "      create  "), "\(output.prefix(1000))")
        #expect(output.hasSuffix("exit 0\n"))
        #expect(try shown("--quiet") == "exit 0\n")
        #expect(try !shown("--json").contains("of 300"))
    }

    @Test func `a file shows no progress`() throws {
        let result = try Run.sceneKit("generate", "scenes.json", "--dry-run", in: folder.url)
        #expect(result.status == 0 && !result.errors.contains("300"))
        #expect(result.output.hasSuffix("Nothing was written.\n"))
    }

    /// One scene that is wrong among many keeps all of them from being written.
    @Test func `one scene that is wrong stops them all`() throws {
        let text = try folder.read("scenes.json")
            .replacing(#""Scene299", "params": "id:Int""#, with: #""Scene299", "params": "id:""#)
        try folder.write(text, to: "scenes.json")
        let result = try Run.sceneKit("generate", "scenes.json", in: folder.url)
        #expect(result.status == 65)
        #expect(try folder.tree().keys.sorted() == ["scenes.json"])
    }
}
