import Foundation
import TestSupport
import Testing

/// The commands in the guide for template authors work.
@Suite struct TemplateGuideTests {
    @Test func `its files are a set, and its commands do what it shows`() throws {
        let folder = try TemporaryDirectory()
        let text = try #require(try Self.text().components(separatedBy: "\n## Extend ").first)
        // A file is the text between the fence after its path and the next fence.
        for file in text.matches(of: /is\s`(TeamPack[^`]+)`:\n\n```\w+\n((?s).*?)```\n/) {
            try folder.write(String(file.2), to: String(file.1))
        }
        #expect(
            try folder.tree().keys.sorted() == [
                "TeamPack/Screen/template.json", "TeamPack/Screen/{{scene}}ViewModel.swift",
                "TeamPack/Tests/logging/case.json",
            ])
        let binary = Run.sceneKit.deletingLastPathComponent().path
        let environment = ["PATH": binary + ":/usr/bin:/bin", "HOME": folder.path + "/home"]
        func run(_ command: String) throws -> ProcessResult {
            let result = try Run.program(
                URL(filePath: "/bin/sh"), ["-c", command], in: folder.url,
                environment: environment)
            #expect(result.status == 0, "\(command): \(result.errors)")
            return result
        }
        let sessions = text.matches(of: /```console\n\$ (.+)\n((?s).*?)```/)
        #expect(sessions.count == 2)
        for session in sessions {
            let result = try run(String(session.1))
            let (expected, shown) = (String(session.2), result.output)
            #expect(shown == expected, "\(Golden.differences(from: expected, to: shown))")
        }
        // The commands that need no network.
        let others = text.matches(of: /\n    (scene-kit (?:test|install \.\/|new) ?.+)/)
        #expect(others.count == 4)
        for command in others { _ = try run(String(command.1)) }
        #expect(
            try folder.read("CarDetails/CarDetailsViewModel.swift")
                == folder.read(
                    "TeamPack/Tests/logging/expected/CarDetails/CarDetailsViewModel.swift"))
    }

    @Test func `every key of the format is in its tables`() throws {
        let text = try Self.text("template-json.md") + Self.text("lint.md")
        let schema = try JSONSerialization.jsonObject(
            with: Data(
                contentsOf: Repository.root.appending(path: "docs/template-set.schema.json")))
        let root = try #require(schema as? [String: Any])
        let parts = try #require(root["$defs"] as? [String: [String: Any]]).values
        let keys = ([root] + parts).flatMap { ($0["properties"] as? [String: Any] ?? [:]).keys }
        #expect(keys.count > 30)
        for key in Set(keys) { #expect(text.contains("`\(key)`"), "\(key) is not described") }
    }

    private static func text(_ page: String = "write-a-set.md") throws -> String {
        try String(contentsOf: Repository.root.appending(path: "docs/\(page)"), encoding: .utf8)
    }
}
