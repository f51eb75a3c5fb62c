import Basics
import Projects
import Testing

/// Digests by path, kept as a sorted list.
struct PathDigestsTests {
    private func digest(_ number: UInt8) -> Digest { SHA256.digest(of: [number]) }

    @Test func `digests of paths are sorted in whatever order they come`() {
        var digests: PathDigests = ["b": digest(1), "a": digest(2), "c": digest(3)]
        #expect(digests.entries.map(\.path) == ["a", "b", "c"])
        digests["b"] = digest(4)
        digests["aa"] = digest(5)
        digests["c"] = nil
        digests["d"] = nil
        #expect(digests == ["a": digest(2), "aa": digest(5), "b": digest(4)])
        #expect(digests["b"] == digest(4) && digests["c"] == nil && digests[""] == nil)
    }

    @Test func `of a path that is there twice the last digest counts`() {
        let digests: PathDigests = ["a": digest(1), "b": digest(2), "a": digest(3)]
        #expect(digests == ["a": digest(3), "b": digest(2)])
    }

    @Test func `what others do not have is found`() {
        let digests: PathDigests = ["a": digest(1), "c": digest(2), "e": digest(3)]
        let others: PathDigests = ["b": digest(1), "c": digest(9), "d": digest(1)]
        #expect(digests.missing(in: others).map(\.path) == ["a", "e"])
        #expect(digests.missing(in: PathDigests()).count == 3)
        #expect(PathDigests().missing(in: digests).isEmpty)
    }
}
