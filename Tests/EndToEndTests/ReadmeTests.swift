import Foundation
import TestSupport
import Testing

/// The output in the README and in the pages equals today's output.
@Suite struct ReadmeTests {
    private static let pages = [
        "README.md",
        "docs/adopting.md",
        "docs/changing-scenes.md",
        "docs/ci.md",
        "docs/existing-app.md",
        "docs/features.md",
        "docs/migrating.md",
        "docs/routes.md",
        "docs/scenes-file.md",
        "docs/troubleshooting.md",
        "docs/tutorial.md",
        "docs/write-a-set.md",
    ]

    /// All commands, in order, in one folder: what is shown is compared, and the others succeed.
    @Test(arguments: pages)
    func `its commands go as it says`(page: String) throws {
        let folder = try TemporaryDirectory()
        let binary = Run.sceneKit.deletingLastPathComponent().path
        let commands = try Self.commands(of: page)
        #expect(commands.count >= 3)
        #expect(commands.contains { $0.output != nil })
        for (command, expected) in commands {
            let result = try Run.program(
                URL(filePath: "/bin/sh"), ["-c", command], in: folder.url,
                environment: [
                    "PATH": binary + ":/usr/bin:/bin", "HOME": folder.path + "/home",
                ])
            if let expected {
                let shown = result.output + result.errors
                #expect(shown == expected, "\(Golden.differences(from: expected, to: shown))")
            } else {
                #expect(result.status == 0, "\(command)\n\(result.errors)")
            }
        }
    }

    @Test func `every page that the documents lead to is there`() throws {
        let folder = Repository.root.appending(path: "docs")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let outside = ["README", "CONTRIBUTING", "SECURITY"].map { "../\($0).md" }
        for name in outside + names where name.hasSuffix(".md") {
            let page = folder.appending(path: name)
            let text = try String(contentsOf: page, encoding: .utf8)
            for link in text.matches(of: /\]\(([^)#]*)(?:#([^)]*))?\)/)
            where !link.1.hasPrefix("https:") {
                let target =
                    link.1.isEmpty
                    ? page : page.deletingLastPathComponent().appending(path: String(link.1))
                #expect(
                    FileManager.default.fileExists(atPath: target.path),
                    "\(name) leads to \(link.1)")
                guard let anchor = link.2 else { continue }
                let headings = Self.anchors(of: try String(contentsOf: target, encoding: .utf8))
                #expect(headings.contains(String(anchor)), "\(name) leads to #\(anchor)")
            }
        }
    }

    @Test func `the pages are short, and the map names each`() throws {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: "docs").path
        ).filter { $0.hasSuffix(".md") && $0 != "commands.md" }
        let readme = try Self.text(of: "README.md")
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 91)
        #expect(names.count < 30)
        var words = 0
        let map = try Self.text(of: "docs/README.md")
        for name in names {
            let page = try Self.text(of: "docs/\(name)")
            words += page.split(whereSeparator: \.isWhitespace).count
            let last = page.split(separator: "\n").last { $0.hasPrefix("## ") }
            #expect(name == "README.md" || last?.hasPrefix("## Next") == true, "\(name) ends")
            #expect(name == "README.md" || map.contains("](\(name)"), "the map lacks \(name)")
        }
        words += readme.split(whereSeparator: \.isWhitespace).count
        #expect(words <= 36_000)
    }

    @Test func `commands of all other pages say why they don't run, or are an example's`() throws {
        let folder = Repository.root.appending(path: "docs")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let examples = FinishedExampleTests.examples.map { "--package \($0.name)" }
        for page in names.map({ "docs/\($0)" }) where page.hasSuffix(".md") {
            guard !Self.pages.contains(page), page != "docs/commands.md" else { continue }
            let lines = try Self.textThatRuns(in: page).components(separatedBy: "\n")
            for line in lines where line.contains(/^ {4}(?:\$ )?(?:git|scene-kit|swift)\s/) {
                #expect(examples.contains { line.hasSuffix($0) }, "\(page): \(line)")
            }
        }
    }

    @Test func `the note about an Xcode project is that of a session`() throws {
        let session = try Self.text(of: "Tests/Fixtures/Sessions/Unusual/xcode-projects.txt")
        let notes = try Self.text(of: "docs/macos.md").components(separatedBy: "\n")
            .filter { $0.hasPrefix("    App.xcodeproj: note: ") }
        #expect(notes.count == 1)
        for note in notes { #expect(session.contains(note.dropFirst(4))) }
    }

    /// The anchors of the headings, as GitHub makes them.
    private static func anchors(of text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
            line.drop { $0 == "#" || $0 == " " }.lowercased()
                .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                .replacing(" ", with: "-")
        }
    }

    private static func text(of page: String) throws -> String {
        try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    }

    /// A page without the blocks that a comment excludes.
    private static func textThatRuns(in page: String) throws -> String {
        try text(of: page).replacing(
            /<!-- (?:not run|run by)[^\n]*-->\n\n(?:(?:\ {4}[^\n]*)?\n)+/, with: "\n")
    }

    /// The commands of the indented blocks, except those after a comment that says why they don't run
    /// here. One after `$ ` has what it prints. The others begin with one of `programs`; the last one
    /// before a block of `text` prints this block.
    private static func commands(of page: String) throws -> [(command: String, output: String?)] {
        var commands: [(command: String, output: String?)] = []
        var isInside = false
        var isFenced = false
        var blankLines = ""
        for line in try textThatRuns(in: page).components(separatedBy: "\n") {
            let last = commands.count - 1
            if last >= 0, commands[last].command.contains("<<'end'"),
                !commands[last].command.hasSuffix("\nend\n")
            {
                commands[last].command +=
                    (commands[last].command.hasSuffix("\n") ? "" : "\n")
                    + line.dropFirst(4) + "\n"
            } else if isFenced {
                isFenced = line != "```"
                if isFenced { commands[last].output?.append(line + "\n") }
            } else if line == "```text", last >= 0, commands[last].output == nil {
                commands[last].output = ""
                isFenced = true
            } else if line.hasPrefix("    $ ") {
                commands.append((String(line.dropFirst(6)), ""))
                isInside = true
            } else if programs.contains(where: { line.hasPrefix("    \($0) ") }),
                !isInside || !blankLines.isEmpty
            {
                commands.append((String(line.dropFirst(4)), nil))
                isInside = false
            } else if isInside, line.hasPrefix("    ") {
                commands[last].output?.append(blankLines + line.dropFirst(4) + "\n")
                blankLines = ""
            } else if isInside, line.isEmpty {
                blankLines += "\n"
                continue
            } else if last >= 0, commands[last].output == nil,
                commands[last].command.hasSuffix("\\")
            {
                commands[last].command += "\n" + line
            } else {
                isInside = false
            }
            blankLines = ""
        }
        return commands.filter { !isForElsewhere($0.command) }
    }

    /// The programs whose commands run without `$ `.
    private static let programs = ["scene-kit", "cat", "grep", "ls", "mkdir", "perl"]

    /// Whether a command needs another repository: a placeholder, or one on the network.
    private static func isForElsewhere(_ command: String) -> Bool {
        command.contains(/\b[A-Z]{3,}\b|infinum|--template Module/)
    }
}
