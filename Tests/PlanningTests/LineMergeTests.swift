import Planning
import Testing

struct LineMergeTests {
    private func merge(_ base: String, _ yours: String, _ theirs: String) -> LineMerge {
        LineMerge(base: Array(base.utf8), yours: Array(yours.utf8), theirs: Array(theirs.utf8))
    }

    /// The merged text; nil for conflicts.
    private func text(_ base: String, _ yours: String, _ theirs: String) -> String? {
        merge(base, yours, theirs).text.map { String(decoding: $0, as: UTF8.self) }
    }

    private func marked(_ base: String, _ yours: String, _ theirs: String) -> String {
        String(decoding: merge(base, yours, theirs).marked, as: UTF8.self)
    }

    @Test(arguments: ["a\nB\nc\n", "a\nc\n", "a\nb\nx\nc\n", "x\na\nb\nc\n", "a\nb\nc\nx\n", ""])
    func `what one side changes is taken from it`(changed: String) {
        let base = "a\nb\nc\n"
        #expect(text(base, changed, base) == changed)
        #expect(text(base, base, changed) == changed)
        #expect(text(base, base, base) == base)
    }

    @Test(arguments: ["a\nB\nc\n", "a\nc\n", "a\nb\nx\nc\n", "B\n", ""])
    func `what both change alike is taken once`(changed: String) {
        #expect(text("a\nb\nc\n", changed, changed) == changed)
    }

    @Test func `changes in two places are both taken`() {
        #expect(text("a\nb\nc\n", "A\nb\nc\n", "a\nb\nC\n") == "A\nb\nC\n")
        #expect(text("a\nb\nc\n", "x\na\nb\nc\n", "a\nb\nc\ny\n") == "x\na\nb\nc\ny\n")
        #expect(text("a\nb\nc\nd\n", "b\nc\nd\n", "a\nb\nc\n") == "b\nc\n")
        // Two of one side, and one of the other between them.
        #expect(
            text("a\nb\nc\nd\ne\n", "A\nb\nc\nd\nE\n", "a\nb\nC\nd\ne\n") == "A\nb\nC\nd\nE\n")
    }

    @Test func `a change of one line by both is a conflict`() throws {
        let merge = merge("a\nb\nc\n", "x\na\nmine\nc\n", "a\nnew\nc\n")
        #expect(merge.text == nil)
        let conflict = try #require(merge.conflicts.first)
        #expect(merge.conflicts.count == 1)
        #expect(conflict.yours == [Array("mine\n".utf8)[...]])
        #expect(conflict.theirs == [Array("new\n".utf8)[...]])
        #expect(conflict.yoursLine == 3)
    }

    @Test func `a changed line that the other side removes is a conflict`() {
        #expect(
            marked("a\nb\nc\n", "a\nB\nc\n", "a\nc\n")
                == "a\n<<<<<<< yours\nB\n=======\n>>>>>>> scene-kit\nc\n")
        #expect(
            marked("a\nb\nc\n", "a\nc\n", "a\nB\nc\n")
                == "a\n<<<<<<< yours\n=======\nB\n>>>>>>> scene-kit\nc\n")
    }

    @Test func `changes that touch are a conflict, and one line between them is enough`() {
        #expect(text("a\nb\nc\nd\n", "a\nB\nc\nd\n", "a\nb\nC\nd\n") == nil)
        #expect(
            marked("a\nb\nc\nd\n", "a\nB\nc\nd\n", "a\nb\nC\nd\n")
                == "a\n<<<<<<< yours\nB\nc\n=======\nb\nC\n>>>>>>> scene-kit\nd\n")
        #expect(text("a\nb\nc\nd\n", "a\nB\nc\nd\n", "a\nb\nc\nD\n") == "a\nB\nc\nD\n")
        // An insertion touches what stands on either side of it.
        #expect(text("a\nb\nc\n", "a\nx\nb\nc\n", "a\nB\nc\n") == nil)
        #expect(text("a\nb\nc\n", "a\nb\nx\nc\n", "a\nB\nc\n") == nil)
    }

    @Test func `what both insert at one place is a conflict unless it is the same`() {
        #expect(text("a\nb\n", "a\nx\nb\n", "a\nx\nb\n") == "a\nx\nb\n")
        #expect(
            marked("a\nb\n", "a\nx\nb\n", "a\ny\nb\n")
                == "a\n<<<<<<< yours\nx\n=======\ny\n>>>>>>> scene-kit\nb\n")
        // What both begin or end with is no part of it.
        #expect(
            marked("a\nb\n", "a\nx\nmine\nz\nb\n", "a\nx\nnew\nz\nb\n")
                == "a\nx\n<<<<<<< yours\nmine\n=======\nnew\n>>>>>>> scene-kit\nz\nb\n")
        #expect(
            marked("a\nb\n", "a\nx\nb\n", "a\nx\ny\nb\n")
                == "a\nx\n<<<<<<< yours\n=======\ny\n>>>>>>> scene-kit\nb\n")
    }

    @Test func `every conflict is marked, and what lies between is merged`() {
        #expect(
            marked(
                "a\nb\nc\nd\ne\nf\ng\n", "1\nb\nc\nD\ne\nf\n3\n", "2\nb\nc\nd\ne\nF\n4\n")
                    == """
                    <<<<<<< yours
                    1
                    =======
                    2
                    >>>>>>> scene-kit
                    b
                    c
                    D
                    e
                    <<<<<<< yours
                    f
                    3
                    =======
                    F
                    4
                    >>>>>>> scene-kit

                    """)
    }

    @Test func `a last line without a line break stays so`() {
        #expect(text("a\nb\nc", "A\nb\nc", "a\nb\nc") == "A\nb\nc")
        #expect(text("a\nb\nc", "a\nb\nc\nd", "A\nb\nc") == "A\nb\nc\nd")
        #expect(text("a\nb\nc\n", "a\nb\nc", "A\nb\nc\n") == "A\nb\nc")
        #expect(text("a\nb\nc", "A\nb\nc", "a\nb\nc\n") == "A\nb\nc\n")
        #expect(text("a\nb\nc\n", "a\nb\nc", "a\nb\nC\n") == nil)
    }

    @Test func `markers stand in lines of their own`() {
        #expect(marked("a", "b", "c") == "<<<<<<< yours\nb\n=======\nc\n>>>>>>> scene-kit\n")
        #expect(marked("a", "", "c") == "<<<<<<< yours\n=======\nc\n>>>>>>> scene-kit\n")
        #expect(marked("a", "b", "") == "<<<<<<< yours\nb\n=======\n>>>>>>> scene-kit\n")
    }

    @Test func `the text of a merge without conflicts has no markers`() {
        #expect(marked("a\nb\nc\n", "A\nb\nc\n", "a\nb\nC\n") == "A\nb\nC\n")
    }

    @Test func `line breaks stay as they are`() {
        #expect(
            text("a\r\nb\r\nc\r\n", "A\r\nb\r\nc\r\n", "a\r\nb\r\nC\r\n") == "A\r\nb\r\nC\r\n")
        #expect(
            marked("a\r\nb", "a\r\nmine", "a\r\nnew")
                == "a\r\n<<<<<<< yours\r\nmine\r\n=======\r\nnew\r\n>>>>>>> scene-kit\r\n")
        // Another line break is a change like any other.
        #expect(text("a\nb\nc\n", "a\r\nb\nc\n", "a\nb\nC\n") == "a\r\nb\nC\n")
        #expect(text("a\nb\n", "a\r\nb\r\n", "a\nB\n") == nil)
    }

    @Test func `empty texts`() {
        #expect(text("", "", "") == "")
        #expect(text("", "a\n", "") == "a\n")
        #expect(text("", "", "a\n") == "a\n")
        #expect(text("a\n", "", "a\n") == "")
        #expect(text("a\n", "", "") == "")
        #expect(text("", "a\n", "b\n") == nil)
        #expect(
            marked("a\n", "", "b\n") == "<<<<<<< yours\n=======\nb\n>>>>>>> scene-kit\n")
    }

    @Test func `lines are bytes and no characters`() {
        // To Swift both are one string.
        #expect(text("\u{e9}\nb\nc\n", "e\u{301}\nb\nc\n", "\u{e9}\nb\nC\n") == "e\u{301}\nb\nC\n")
        let base = Array("a\nb\nc\n".utf8)
        let merge = LineMerge(
            base: base, yours: [0xFF, 0x0A] + base.dropFirst(2), theirs: base + [0xFE])
        #expect(merge.text == [0xFF] + base.dropFirst() + [0xFE])
    }

    @Test func `lines that repeat are merged as git does`() {
        // The brace that closes the second function is a new one.
        let base = "f {\n}\n\ng {\n}\n"
        #expect(
            text(base, "f {\n}\n\nmine {\n}\n\ng {\n}\n", "f {\n  x\n}\n\ng {\n}\n")
                == "f {\n  x\n}\n\nmine {\n}\n\ng {\n}\n")
    }

    @Test(arguments: [false, true])
    func `many lines`(areAlike: Bool) {
        let lines = (0..<10_000).map { areAlike ? "line" : "line \($0)" }
        func text(_ first: String, _ last: String) -> [UInt8] {
            Array(([first] + lines + [last, ""]).joined(separator: "\n").utf8)
        }
        let base = text("first", "last")
        #expect(
            LineMerge(base: base, yours: text("mine", "last"), theirs: text("first", "new")).text
                == text("mine", "new"))
        #expect(
            LineMerge(base: base, yours: text("a", "b"), theirs: text("c", "d")).conflicts.count
                == 2)
    }

    @Test func `many lines that all changed`() {
        func text(_ word: String) -> [UInt8] {
            Array((0..<10_000).map { "\(word) \($0)\n" }.joined().utf8)
        }
        let merge = LineMerge(base: text("base"), yours: text("yours"), theirs: text("theirs"))
        #expect(merge.conflicts.map(\.yours.count) == [10_000])
    }
}

struct ConflictMarkerTests {
    private func isPresent(in text: String) -> Bool {
        ConflictMarker.isPresent(in: Array(text.utf8))
    }

    @Test func `what a merge marks is recognized`() {
        for lineBreak in ["\n", "\r\n"] {
            let merge = LineMerge(
                base: Array("a\(lineBreak)".utf8), yours: Array("b\(lineBreak)".utf8),
                theirs: Array("c\(lineBreak)".utf8))
            #expect(ConflictMarker.isPresent(in: merge.marked))
        }
        #expect(!isPresent(in: "a\nb\n"))
        #expect(!isPresent(in: ""))
    }

    @Test(arguments: ["<<<<<<< yours", ">>>>>>> scene-kit"])
    func `one marker that is left is enough`(marker: String) {
        #expect(isPresent(in: "a\n\(marker)\nb\n"))
        #expect(isPresent(in: marker))
    }

    @Test func `other lines are no markers`() {
        #expect(!isPresent(in: "Title\n=======\n"))
        #expect(!isPresent(in: "    <<<<<<< yours\n"))
        #expect(!isPresent(in: "x <<<<<<< yours\n// >>>>>>> scene-kit\n"))
        #expect(!isPresent(in: "<<<<<<<\n>>>>>>>\n"))
    }
}
