import SceneCLI
import Testing

@testable import SceneCLI

/// The quick look at whether files could meet.
struct PathMarksTests {
    private func mayMeet(_ paths: [String]) -> Bool {
        var marks = PathMarks()
        for path in paths { marks.add(path) }
        return marks.mayMeet
    }

    @Test(arguments: [
        [], ["a"], ["a/b", "a/c", "b/a"], ["/a/b.swift", "/a/b/c.swift", "/a/bc"],
        ["a/b", "b/a/b"],
    ])
    func pathsThatCannotMeetAreToldApart(paths: [String]) {
        #expect(!mayMeet(paths))
    }

    @Test(arguments: [
        ["a/b", "c", "a/b"], ["a/b.swift", "A/B.swift"], ["a/b", "a/b/c"], ["A/b/c/d", "x", "a/B"],
        ["\u{e9}", "b"],
    ])
    func pathsThatMayMeetAreLookedAtClosely(paths: [String]) {
        #expect(mayMeet(paths))
        #expect(mayMeet(paths.reversed()))
    }

    @Test func partsAreComparedWithEachOther() {
        var (one, other) = (PathMarks(), PathMarks())
        one.add("a/b")
        other.add("a/B/c")
        #expect(!one.mayMeet && !other.mayMeet)
        one.add(other)
        #expect(one.mayMeet)
    }
}
