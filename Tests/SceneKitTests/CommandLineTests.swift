import SceneCLI
import ArgumentParsing
import Basics
import TestSupport
import Testing

@testable import SceneCLI

/// The command line is data; these look at it as a whole.
struct CommandLineTests {
    @Test func theDeclarationsAreSound() {
        #expect(SceneKit.tree.defects == [])
    }

    /// `docs/commands.md` is made from the commands.
    @Test func theReferenceIsCurrent() throws {
        let unused: Set<Basics.ExitStatus> = [.busy]
        let used = Basics.ExitStatus.allCases.filter { !unused.contains($0) }
        try Golden.expect(
            CommandReference(SceneKit.tree, exitStatuses: used).markdown,
            matchesFile: "docs/commands.md")
    }

    @Test(arguments: [
        [], ["new"], ["route"], ["generate"], ["list"], ["show"], ["install"], ["upgrade"],
        ["uninstall"], ["export"], ["init-pack"], ["validate"], ["test"], ["render"], ["help"],
    ])
    func theHelpIsWhatItWas(names: [String]) throws {
        let result = try Run.program(
            Run.sceneKit, names + ["--help"], environment: [:])
        #expect(result.status == 0 && result.errors == "")
        let file = names.first ?? "scene-kit"
        try Golden.expect(result.output, matches: "Help/\(file).txt")
    }

    @Test func everyCommandHasItsHelpAmongThem() {
        #expect(
            SceneKit.tree.root.subcommands.map(\.name)
                == [
                    "new", "route", "generate", "list", "show", "install", "upgrade", "uninstall",
                    "export", "init-pack", "validate", "test", "render", "help",
                ])
    }

    @Test func noLineOfTheHelpIsTooWide() throws {
        for command in SceneKit.tree.root.subcommands {
            let path = try #require(SceneKit.tree.path(to: [command.name]))
            for line in HelpText(path).text.split(separator: "\n") {
                #expect(line.count <= 80 || line.hasPrefix("  scene-kit "), "\(line)")
            }
        }
    }

    @Test func theVersionIsPrintedAlone() throws {
        let result = try Run.sceneKit("--version")
        #expect(result.output == Tool.version + "\n" && result.status == 0)
    }
}
