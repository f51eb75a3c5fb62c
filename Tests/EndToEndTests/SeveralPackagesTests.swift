import Foundation
import TestSupport
import Testing

/// `docs/features.md` shows what the session `several-packages` records.
struct SeveralPackagesTests {
    private func text(_ file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }

    private func section() throws -> String {
        let page = try text(Repository.root.appending(path: "docs/features.md"))
        return try #require(page.components(separatedBy: "\n## Use packages without ").last)
    }

    @Test func `the commands of the page are those of the session`() throws {
        let page = try section()
        let session = try text(
            Repository.fixtures.appending(path: "Sessions/several-packages.txt"))
        let typed = Set(
            session.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) })
        let commands = page.split(separator: "\n").filter { $0.hasPrefix("    ") }.map {
            $0.trimmingPrefix("    ").trimmingPrefix("$ ")
        }
        .filter { line in ["git ", "scene-kit ", "(cd "].contains { line.hasPrefix($0) } }
        #expect(commands.count > 5)
        for command in commands { #expect(typed.contains(command)) }
    }

    @Test func `the configurations of the page are those of the session`() throws {
        let page = try section()
        let session = try text(
            Repository.fixtures.appending(path: "Sessions/several-packages.txt"))
        let blocks = page.components(separatedBy: "```json\n").dropFirst().map {
            $0.prefix(while: { $0 != "`" }).split(whereSeparator: \.isWhitespace).joined()
        }
        #expect(blocks.count == 2)
        let typed = session.filter { !$0.isWhitespace }
        for block in blocks { #expect(typed.contains(block)) }
    }
}
