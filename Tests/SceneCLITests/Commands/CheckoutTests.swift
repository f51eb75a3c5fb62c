import Basics
import Testing

/// Projects in which version control gave every text CRLF.
struct CheckoutTests {
    private static let rule = """
        "lint": {"rules": [{"id": "no-fix", "why": "W.", "fix": "F.", "names": ["fixMe"],
          "passes": "a", "fails": "fixMe"}]}
        """

    private static func project() throws -> MemoryProject {
        var project = MemoryProject(PlannerCase.files)
        project["scene-kit.json"] = "{\n\(rule)\n}\n"
        project["scenes.json"] = """
            {"scenes": [
              {"name": "Home", "template": "./Set", "routes": ["Shop"]},
              {"name": "Shop", "template": "./Set"}
            ]}

            """
        project["App/Bike/BikeRouter.swift"] = "struct BikeRouter {}\n\nlet bike = fixMe\n"
        for command in [
            PlannerCase.car, PlannerCase.carsToCar, "generate scenes.json --output App",
            "adopt Bike --template ./Set", PlannerCase.bus,
            "lint --write-baseline", "graph --write docs.md", "agents --write AGENTS.md",
        ] {
            let result = try project.run(command)
            #expect(result.status == .success, "\(command): \(result.diagnostics)")
        }
        return project
    }

    private static func withCRLF(_ project: MemoryProject) -> MemoryProject {
        var project = project
        project.files = project.files.mapValues(\.withCRLF)
        return project
    }

    private static let checks = [
        "scenes", "scenes --json", "show Car", "list", "update --check", "update --check --restore",
        "generate scenes.json --check", "generate scenes.json --check --strict", "lint --strict",
        "graph", "graph --write docs.md --check", "agents --write AGENTS.md --check",
    ]
    private static let commands = [
        "update", "generate scenes.json", "lint --prune-baseline", "lint --write-baseline",
        "graph --write docs.md", "agents --write AGENTS.md", "update Car --param id:Int",
        "new Van --template ./Set --output App", "route Car Home",
        "rename Car Auto", "rename Bus Coach", "move Car Cars", "remove Car", "remove Bus",
    ]

    @Test func `every check and command does the same with CRLF`() throws {
        let project = try Self.project()
        for command in Self.checks + Self.commands {
            var (plain, checkedOut) = (project, Self.withCRLF(project))
            let (result, other) = try (plain.run(command), checkedOut.run(command))
            #expect(result == other, "\(command)")
            #expect(result.status == .success, "\(command): \(result.diagnostics)")
            if Self.checks.contains(command) {
                #expect(checkedOut.files == Self.withCRLF(project).files, "\(command)")
            }
            let texts = checkedOut.files.mapValues(\.withLineFeeds)
            for path in Set(texts.keys).union(plain.files.keys).sorted() {
                #expect(texts[path] == plain.files[path], "\(command): \(path)")
            }
            for check in ["update --check", "generate scenes.json --check", "lint --strict"] {
                let result = try checkedOut.run(check)
                #expect(result.status == .success, "\(command), \(check): \(result.operations)")
            }
        }
    }

    @Test func `only the line breaks of a text are changed`() {
        // Swift treats a carriage return and a line feed as one character.
        let text = "a/expected/A.swift\r\nb/expected/B.swift\r\n"
        #expect(Array(text.utf8).withLineFeeds == Array(text.replacing("\r\n", with: "\n").utf8))
        let mixed = Array("a\r\nb\n".utf8)
        #expect(mixed.withLineFeeds == mixed)
        #expect([0x0D, 0x0D, 0x0A].withLineFeeds == [0x0D, 0x0A])
        #expect([0, 0x0D, 0x0A].withLineFeeds == [0, 0x0D, 0x0A])
    }
}
