import Basics
import Foundation
import Planning
import TestSupport
import Testing
import Threads

/// Plans that are large enough for several threads to write at once.
struct ManyFilesTests {
    /// 2,000 files in 200 folders, some of which exist.
    private static let tree = Dictionary(
        uniqueKeysWithValues: (0..<2_000).map { ("F\($0 % 200)/File\($0).swift", "new \($0)") })

    private func sandbox() throws -> Sandbox {
        try Sandbox(["App/F7/File7.swift": "old 7", "App/F90/Mine.swift": "mine"])
    }

    @Test func `every file is written`() throws {
        let sandbox = try sandbox()
        try sandbox.apply(try sandbox.plan(Self.tree))
        var expected = ["App/F90/Mine.swift": "mine"]
        for (path, text) in Self.tree { expected["App/" + path] = text }
        #expect(try sandbox.folder.tree() == expected)
    }

    @Test func `a file that cannot be written undoes what all threads wrote`() throws {
        let sandbox = try sandbox()
        let before = try sandbox.contents()
        let plan = try sandbox.plan(Self.tree)
        // The same path twice, so that the second file exists already.
        let twice = try #require(plan.operations.first { $0.path.hasSuffix("File1999.swift") })
        let failure = failure {
            try sandbox.apply(Plan(operations: plan.operations + [twice]))
        }
        #expect(failure?.status == .conflict)
        #expect(try sandbox.contents() == before)
    }

    @Test(arguments: [0, 1, 63, 64, 65, 1_000, 1_001])
    func `parts of work come back in order`(count: Int) {
        let parts = Parallel.map(0..<count) { Array($0) }
        #expect(parts.flatMap(\.self) == Array(0..<count))
    }
}
