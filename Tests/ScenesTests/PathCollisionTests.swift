import Testing

@testable import Scenes

struct PathCollisionTests {
    private func collisions(_ paths: [String]) -> [String] {
        PathCollision.among(paths).map {
            "\($0.isFolder ? "folder" : "sameFile") \(paths[$0.first]) \(paths[$0.second])"
        }
    }

    @Test func `of files in each other only the nearest collide`() {
        let paths = (0..<400).map { "a" + String(repeating: "/a", count: $0) }
        let found = PathCollision.among(paths)
        #expect(found.map(\.first) == Array(0..<399))
        #expect(found.map(\.second) == Array(1..<400))
    }

    @Test(arguments: [
        [], ["a"], ["a/b", "a/c", "b/a"], ["/a/b.swift", "/a/b/c.swift", "/a/bc"],
        ["a/b", "b/a/b"], ["\u{e9}", "e"],
    ])
    func `paths that differ do not collide`(paths: [String]) {
        #expect(collisions(paths).isEmpty)
        #expect(collisions(paths.reversed()).isEmpty)
    }

    @Test(arguments: [
        (["a/b", "c", "a/b"], ["sameFile a/b a/b"]),
        (["a/b.swift", "A/B.swift"], ["sameFile a/b.swift A/B.swift"]),
        (["a/b", "a/b/c"], ["folder a/b a/b/c"]),
        (["A/b/c/d", "x", "a/B"], ["folder a/B A/b/c/d"]),
        (["Stra\u{df}e", "STRASSE"], ["sameFile Stra\u{df}e STRASSE"]),
        (["\u{e9}", "e\u{301}"], ["sameFile \u{e9} e\u{301}"]),
    ])
    func `case and Unicode form make no difference`(paths: [String], expected: [String]) {
        #expect(collisions(paths) == expected)
    }
}
