import Basics
import Packs
import Testing

/// Files that several cases expect are stored in one of them.
struct CaseLayoutTests {
    private func bytes(_ files: [String: String]) -> [String: [UInt8]] {
        files.mapValues { Array($0.utf8) }
    }

    @Test func `the first case has a file, and other cases of its set list it`() {
        let layout = CaseLayout([
            ("b", "Set", bytes(["all": "1", "Deep/b": "b"])),
            ("a", "Set", bytes(["all": "1"])),
            ("c", "Set", bytes(["all": "2"])),
            ("d", "Other", bytes(["all": "1"])),
        ])
        #expect(layout.contents(of: "a") == bytes(["expected/all": "1"]))
        #expect(
            layout.contents(of: "b")
                == bytes(["expected/Deep/b": "b", "shared.txt": "a/expected/all\n"]))
        #expect(layout.contents(of: "c") == bytes(["expected/all": "2"]))
        #expect(layout.contents(of: "d") == bytes(["expected/all": "1"]))
    }

    /// Case `b`, which lists a file of case `a`, compared with what the set gives for both.
    private func compared(
        listing list: String, has files: [String: String] = [:], expected: String = "1",
        givenForA: String?, givenForB: String?
    ) -> (files: [CaseFile], problems: [Diagnostic]) {
        var other = ExpectedTree(location: "Tests/a/expected")
        other.files = bytes(["all": expected])
        var tree = ExpectedTree(location: "Tests/b/expected")
        tree.files = bytes(files)
        tree.list = Array(list.utf8)
        tree.addShared(listedIn: "Tests/b/shared.txt") { name in
            name == "a" ? (other, bytes(givenForA.map { ["all": $0] } ?? [:])) : nil
        }
        return (
            tree.compared(with: bytes(givenForB.map { ["all": $0] } ?? [:])), tree.problems
        )
    }

    private static let list = "a/expected/all\n"

    @Test func `a listed file is expected`() {
        let same = compared(listing: Self.list, givenForA: "1", givenForB: "1")
        #expect(same.files.map(\.state) == [.same] && same.problems.isEmpty)
        #expect(same.files.map(\.shownPath) == ["Tests/a/expected/all"])
        let unlisted = compared(listing: "", givenForA: "1", givenForB: "1")
        #expect(unlisted.files.map(\.state) == [.new])
        #expect(unlisted.files.map(\.shownPath) == ["Tests/b/expected/all"])
    }

    @Test func `a change for all cases is a change of the shared file`() {
        let changed = compared(listing: Self.list, givenForA: "2", givenForB: "2")
        #expect(changed.files.map(\.state) == [.changed])
        #expect(changed.files.map(\.shownPath) == ["Tests/a/expected/all"])
        let gone = compared(listing: Self.list, givenForA: nil, givenForB: nil)
        #expect(gone.files.map(\.state) == [.gone])
        #expect(gone.files.map(\.shownPath) == ["Tests/a/expected/all"])
    }

    @Test func `a change for one case names the other case`() {
        let changed = compared(listing: Self.list, givenForA: "1", givenForB: "2")
        #expect(changed.files.map(\.state) == [.new])
        #expect(changed.files.map(\.shownPath) == ["Tests/b/expected/all"])
        #expect(
            changed.files.flatMap(\.problems).map(\.message)
                == ["the output differs here from that of the case 'a'"])
        let gone = compared(listing: Self.list, givenForA: "1", givenForB: nil)
        #expect(gone.files.map(\.state) == [.gone])
        #expect(
            gone.files.flatMap(\.problems).map(\.message)
                == ["the set creates this file for the case 'a' but not for this one"])
    }

    @Test func `a case's own file has precedence over a listed one`() {
        let own = compared(listing: Self.list, has: ["all": "2"], givenForA: "1", givenForB: "2")
        #expect(own.files.map(\.state) == [.same])
        #expect(own.files.map(\.shownPath) == ["Tests/b/expected/all"])
    }

    @Test(arguments: ["c/expected/all", "a/expected/none", "a/all", "../expected/all", "a"])
    func `a line without a file is a problem at its position`(line: String) {
        let result = compared(listing: Self.list + line, givenForA: "1", givenForB: "1")
        #expect(result.problems.map(\.position?.line) == [2])
        #expect(result.problems.map(\.message) == ["no other case of the set has this file"])
    }
}
