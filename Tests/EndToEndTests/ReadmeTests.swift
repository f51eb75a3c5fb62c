import Foundation
import TestSupport
import Testing

/// What the README and the page of messages show is what is printed today.
@Suite struct ReadmeTests {
    @Test(arguments: ["README.md", "docs/troubleshooting.md"])
    func `its sessions go as it says`(page: String) throws {
        let folder = try TemporaryDirectory()
        let sessions = try Self.sessions(of: page)
        #expect(sessions.count >= 3)
        for (command, expected) in sessions {
            let binary = Run.sceneKit.deletingLastPathComponent().path
            let result = try Run.program(
                URL(filePath: "/bin/sh"), ["-c", command], in: folder.url,
                environment: ["PATH": binary + ":/usr/bin:/bin"])
            let shown = result.output + result.errors
            #expect(shown == expected, "\(Golden.differences(from: expected, to: shown))")
        }
    }

    @Test func `every page it leads to is there`() throws {
        let links = try Self.text(of: "README.md").matches(of: /\]\(([^)#]+)\)/).map {
            String($0.1)
        }
        let pages = links.filter { !$0.hasPrefix("https:") }
        #expect(!pages.isEmpty)
        for page in pages {
            let path = Repository.root.appending(path: page).path
            #expect(FileManager.default.fileExists(atPath: path), "README.md leads to \(page)")
        }
    }

    @Test func `every page that the documents lead to is there`() throws {
        let folder = Repository.root.appending(path: "docs")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for name in names where name.hasSuffix(".md") {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            for link in text.matches(of: /\]\(([^)#]+)(?:#[^)]*)?\)/).map({ String($0.1) })
            where !link.hasPrefix("https:") {
                let path = folder.appending(path: link).path
                #expect(FileManager.default.fileExists(atPath: path), "\(name) leads to \(link)")
            }
        }
    }

    private static func text(of page: String) throws -> String {
        try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    }

    /// Each indented block that begins with `$ `: the command, and what it prints.
    private static func sessions(of page: String) throws -> [(command: String, output: String)] {
        var sessions: [(command: String, output: String)] = []
        var isInside = false
        for line in try text(of: page).components(separatedBy: "\n") {
            if line.hasPrefix("    $ ") {
                sessions.append((String(line.dropFirst(6)), ""))
                isInside = true
            } else if isInside, line.hasPrefix("    ") {
                sessions[sessions.count - 1].output += line.dropFirst(4) + "\n"
            } else {
                isInside = false
            }
        }
        return sessions
    }
}
