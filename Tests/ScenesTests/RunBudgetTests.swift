import Basics
import SwiftSource
import TemplateSets
import TestSupport
import Testing

@testable import Scenes

/// What one run may make: limits of its own here, which ten scenes of three files can pass.
struct RunBudgetTests {
    private static let set = Result {
        try makeSet(
            ["a.txt": "{{scene}}\nxxxxxxxx\n", "b.txt": "{{scene}}\n", "c.txt": "{{scene}}\n"],
            paths: [
                "a.txt": "{{scene}}/a.txt", "b.txt": "{{scene}}/b.txt", "c.txt": "{{scene}}/c.txt",
            ])
    }

    private func generation(of count: Int = 10) throws -> SceneGeneration {
        let set = try Self.set.get()
        let list = SourceText(
            name: "list", text: (0..<count).map { "Scene\($0)" }.joined(separator: "\n"))
        let items = try (0..<count).map { number in
            let name = "Scene\(number)"
            let scene = try Scene(
                resolving: SceneRequest(name: name, date: "2026-03-14"), for: set)
            return SceneGeneration.Renderable(
                .scene(scene), name: SourceText(name, atUTF8Offset: number * 7, of: list))
        }
        return SceneGeneration(
            items, of: [set], sharing: [.none], in: OutputLayout(scene: .init("Out")),
            RenderEnvironment())
    }

    private func limits(
        _ change: (inout RunBudget) -> Void
    ) -> RunBudget {
        var limits = RunBudget()
        change(&limits)
        return limits
    }

    /// Ten scenes take 30 files and 300 bytes.
    @Test func `what is within the limits is made`() throws {
        let generation = try generation()
        var budget = limits { ($0.files, $0.bytes) = (30, 300) }
        let files = try generation.files(spending: &budget).files
        #expect(files.count == 30)
        #expect(files.reduce(0) { $0 + $1.file.contents.count } == 300)
        #expect(budget.spent.files == 30 && budget.spent.bytes == 300)
    }

    @Test(arguments: [
        (29, 300, "makes more than 29 files", "list:10:1"),
        (30, 299, "makes more than 0 MB", "list:10:1"),
        (4, 300, "makes more than 4 files", "list:2:1"),
    ])
    func `what goes further is an error at the scene`(
        files: Int, bytes: Int, excess: String, place: String
    ) throws {
        let generation = try generation()
        var budget = limits { ($0.files, $0.bytes) = (files, bytes) }
        let refusal = failure { try generation.files(spending: &budget) }
        #expect(refusal?.status == .data)
        let problem = try #require(refusal?.diagnostics.first)
        #expect(problem.message == "with this scene the run \(excess), which is its limit")
        let position = try #require(problem.position)
        #expect("\(problem.path ?? ""):\(position.line):\(position.column)" == place)
        #expect(problem.hint?.contains("Generate fewer scenes at a time") == true)
    }

    /// As many threads as a machine has cores take part.
    @Test(arguments: [1, 2, 3, 7, 10], [3, 14, 15, 16, 29])
    func `the scene that goes too far is the same however the work is shared`(
        parts: Int, files: Int
    ) throws {
        let generation = try generation()
        var budget = limits { $0.files = files }
        var costs: [RunCost] = []
        for part in 0..<parts {
            costs += try generation.makeFiles(
                of: 10 * part / parts..<10 * (part + 1) / parts, within: budget,
                replacing: { _ in nil }, { _, _ in }
            ).costs
        }
        let refusal = failure { try generation.spend(costs, from: &budget) }
        #expect(refusal?.diagnostics.first?.position?.line == files / 3 + 1)
    }

    @Test func `modules of one list share a budget`() throws {
        let generation = try generation()
        var budget = limits { $0.files = 59 }
        _ = try generation.files(spending: &budget)
        let refusal = failure { try generation.files(spending: &budget) }
        #expect(refusal?.diagnostics.first?.position?.line == 10)
    }

    @Test func `a single scene is named with its set`() throws {
        let generation = try generation(of: 1)
        var budget = limits { $0.files = 2 }
        let refusal = failure { try generation.files(spending: &budget) }
        let problem = try #require(refusal?.diagnostics.first)
        #expect(problem.path == "S" && problem.message.contains("with the scene 'Scene0' the run"))
    }

    /// Far more than ten thousand scenes take, each of ten files with a thousand lines.
    @Test func `the limits are out of reach of a team`() {
        let limits = RunBudget()
        #expect(limits.files == 200_000 && limits.bytes == 314_572_800)
    }
}
