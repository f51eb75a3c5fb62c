import ArgumentParsing
import Basics
import Foundation
import TestSupport
import Testing

@testable import SceneCLI

/// The command line is data; these look at it as a whole.
struct CommandLineTests {
    @Test func `the declarations are sound`() {
        #expect(SceneKit.tree.defects == [])
    }

    /// `docs/commands.md` is made from the commands.
    @Test func `the reference is current`() throws {
        try Golden.expect(
            SceneKit.tree.reference(exitStatuses: Basics.ExitStatus.allCases),
            matchesFile: "docs/commands.md")
    }

    @Test func `only commands and questions read the words of a command line`() throws {
        let sources = try FileTree.read(Repository.root.appending(path: "Sources"))
        let readers = sources.filter { $0.value.contains("ParsedArguments") }.keys
            .filter { !$0.hasPrefix("ArgumentParsing/") && !$0.contains("/Commands/") }
        #expect(
            readers.isEmpty)
    }

    /// The command plugin adds `--package .` to these.
    @Test func `the plugin knows what writes scenes`() throws {
        let names = SceneKit.tree.root.subcommands
            .filter { $0.options.contains(.package) && $0.options.contains(.output) }
            .map { "\"\($0.name)\"" }.sorted().joined(separator: ", ")
        try Golden.expect(
            """
            // Made from the program's commands: a plugin cannot import a module. Record it with
            // SCENE_KIT_RECORD=1 swift test --filter CommandLineTests.

            /// The subcommands that write scenes where --package or --output says.
            enum SceneWriters {
                static let names: Set = [\(names)]
            }

            """, matchesFile: "Plugins/SceneKitCommand/SceneWriters.swift")
    }

    @Test(arguments: [[]] + SceneKit.tree.root.subcommands.map { [$0.name] })
    func `the help is that of the fixtures`(names: [String]) throws {
        let result = try Run.program(
            Run.sceneKit, names + ["--help"], environment: [:])
        #expect(result.status == 0 && result.errors == "")
        let file = names.first ?? "scene-kit"
        try Golden.expect(result.output, matches: "Help/\(file).txt")
    }

    /// A line may be longer only if it is one word, such as a quoted value.
    @Test(arguments: [40, 60, 80])
    func `help and usage are as narrow as the terminal`(columns: Int) throws {
        let help = HelpText(columns: columns)
        for path in [SceneKit.tree.rootPath] + SceneKit.tree.rootPath.subcommands {
            var texts = [HelpText.Extent.short, .usual, .all].map { help.text(of: path, $0) }
            do throws(ParseFailure) {
                _ = try SceneKit.tree.parse(path.names + ["--unknown"])
            } catch {
                let lines = error.text(columns: columns).split(separator: "\n")
                texts += lines.filter { !$0.hasPrefix("error") }.map(String.init)
            }
            for line in texts.joined(separator: "\n").split(separator: "\n") {
                var isQuoted = false
                let words = line.split { character in
                    if character == "'" { isQuoted.toggle() }
                    return character == " " && !isQuoted
                }
                #expect(line.count <= columns || words.filter { $0 != "\\" }.count == 1, "\(line)")
            }
        }
    }

    @Test func `the version is printed alone`() throws {
        let result = try Run.sceneKit("--version")
        #expect(result.output == Tool.version + "\n" && result.status == 0)
    }
}
