import Basics
import Packs
import Testing

/// The comparison of an expected tree with what a set gives.
struct ExpectedTreeTests {
    private func tree(_ files: [String: [UInt8]]) -> ExpectedTree {
        var tree = ExpectedTree(location: "expected")
        tree.files = files
        return tree
    }

    @Test func `every byte is compared`() {
        let given: [String: [UInt8]] = [
            "break": Array("a\n".utf8), "form": Array("e\u{301}".utf8), "empty": [],
        ]
        let expected = tree([
            "break": Array("a".utf8), "form": Array("\u{E9}".utf8), "empty": [],
        ])
        let files = expected.compared(with: given)
        #expect(files.map(\.path) == ["break", "empty", "form"])
        #expect(files.map(\.state) == [.changed, .same, .changed])
        #expect(
            files.map(\.diff)[0] == """
                --- a/expected/break
                +++ b/expected/break
                @@ -1 +1 @@
                -a
                \\ No newline at end of file
                +a

                """)
    }

    @Test func `the first line that differs is named`() {
        func line(_ expected: String, _ given: String) -> Int? {
            let files = tree(["a": Array(expected.utf8)]).compared(with: ["a": Array(given.utf8)])
            return files.first?.problems.first?.position?.line
        }
        #expect(line("1\n2\n3\n", "1\n2\n4\n") == 3)
        #expect(line("x", "y") == 1)
        #expect(line("1\n2\n", "1\n2\n3\n") == 3)
        #expect(line("1\n2\n3\n", "1\n2\n") == 3)
        #expect(line("1\n2", "1\n2\n") == 2)
        #expect(line("1\né\n", "1\ne\n") == 2)
    }

    @Test func `binary files have no line-by-line diff`() {
        let file = tree(["a": [0xFF]]).compared(with: ["a": [0x61]])[0]
        #expect(file.state == .changed)
        #expect(file.diff == "Binary files a/expected/a and b/expected/a differ\n")
        #expect(
            file.problems.map(\.message) == ["the file is not UTF-8 text, but the output is"])
        let gone = tree(["a": [0xFF]]).compared(with: [:])[0]
        #expect(gone.diff == "Binary files a/expected/a and /dev/null differ\n")
    }

    @Test func `modes and empty folders are compared`() {
        var expected = tree(["a": [0x61], "b": [0x62]])
        expected.executables = ["a", "b"]
        expected.emptyFolders = ["c/d"]
        let files = expected.compared(with: ["a": [0x61], "b": [0x63]])
        #expect(files.map(\.state) == [.executable, .changed, .emptyFolder])
        #expect(files.map(\.problems.count) == [1, 2, 1])
        #expect(files.map(\.diff.isEmpty) == [true, false, true])
        #expect(files.map(\.shownPath) == ["expected/a", "expected/b", "expected/c/d"])
    }
}
