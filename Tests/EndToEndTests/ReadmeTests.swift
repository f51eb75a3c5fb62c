import Foundation
import TestSupport
import Testing

/// The output in the README and in the page of messages equals today's output.
@Suite struct ReadmeTests {
    /// All commands, in order, in one folder: what is shown is compared, and the others succeed.
    @Test(arguments: [
        "README.md",
        "docs/adopting.md",
        "docs/ci.md",
        "docs/extending.md",
        "docs/features.md",
        "docs/linux-tests.md",
        "docs/merging.md",
        "docs/migrating.md",
        "docs/routes.md",
        "docs/scene.md",
        "docs/scenes-file.md",
        "docs/troubleshooting.md",
        "docs/tutorial.md",
    ])
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
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for name in ["../README.md"] + names where name.hasSuffix(".md") {
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

    /// The commands of the indented blocks. One after `$ ` has what it prints. The others begin with
    /// one of `programs`; the last one before a block of `text` prints this block.
    private static func commands(of page: String) throws -> [(command: String, output: String?)] {
        var commands: [(command: String, output: String?)] = []
        var isInside = false
        var isFenced = false
        var blankLines = ""
        for line in try text(of: page).components(separatedBy: "\n") {
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
