import Basics
import Projects
import TestSupport
import Testing

/// The book of what `generate` wrote.
struct GeneratedIndexTests {
    private static let digest = SHA256.digest(of: Array("abc".utf8)).description

    private func read(_ text: String) throws -> ListIndex {
        try ListIndex(parsing: Array(text.utf8), name: "book.txt")
    }

    private func refusal(_ text: String) -> Refusal? {
        outcome { try read(text) }
    }

    @Test func `an index is sorted by path and reads back`() throws {
        var index = ListIndex()
        let paths = ["b.swift", "a/z.swift", "a b.swift", "B.swift", "\u{e9}.swift"]
        for (number, path) in paths.enumerated() {
            index.digests[path] = SHA256.digest(of: [UInt8(number)])
        }
        let text = String(decoding: index.contents, as: UTF8.self)
        let lines = text.split(separator: "\n").map { String($0.dropFirst(66)) }
        #expect(lines == ["B.swift", "a b.swift", "a/z.swift", "b.swift", "\u{e9}.swift"])
        #expect(text.hasSuffix("\n"))
        let read = try read(text)
        #expect(read.digests == index.digests && read.contents == index.contents)
        #expect(read.isAsWritten)
    }

    @Test func `an index may be empty`() throws {
        #expect(try read("").digests.isEmpty)
        #expect(ListIndex().contents.isEmpty)
        #expect(try read("").isAsWritten)
    }

    /// Such a file is written anew even where all files are the same.
    @Test(arguments: [
        "\(digest)  a", "\(digest)  a\n\n", "\n\(digest)  a\n", "\(digest)  b\n\(digest)  a\n",
        "\(digest)  a\n\(digest)  a\n", "# l.json\n\n\(digest)  a\n",
    ])
    func `a file that would be written otherwise is known`(text: String) throws {
        let index = try read(text)
        #expect(!index.isAsWritten)
        #expect(String(decoding: index.contents, as: UTF8.self) != text)
    }

    /// `sha256sum --check` reads a digest, two spaces and the path.
    @Test func `a line is what other programs read`() throws {
        let index = try read("\(Self.digest)  a/b.swift\n")
        #expect(index.digests == ["a/b.swift": try #require(Digest(Self.digest))])
        #expect(index.contents == Array("\(Self.digest)  a/b.swift\n".utf8))
        #expect(index.isAsWritten)
    }

    @Test(arguments: [
        "<<<<<<< HEAD", "=======", "x", "\(digest)", "\(digest) a", "\(digest)\ta", " ",
        "\(digest.uppercased())  a",
    ])
    func `a line that is none of these is refused`(line: String) {
        #expect(
            refusal("\(Self.digest)  a\n\n\(line)\n\(Self.digest)  b\n")
                == Refusal(
                    .data,
                    [
                        "book.txt:3:1: this line is no digest and path (Restore the file from "
                            + "version control, or remove it: then what was generated before "
                            + "counts as yours.)"
                    ]))
    }

    @Test(arguments: ["../x", "/etc/x", "a/../../x", ".git/config", "", "a\rb", "~/x"])
    func `a path that leaves the project is refused`(path: String) {
        let refusal = refusal("\(Self.digest)  a\n\(Self.digest)  \(path)\n")
        #expect(refusal?.status == .refused)
        #expect(refusal?.lines.first?.hasPrefix("book.txt:2:67: the path '") == true)
    }

    @Test func `bytes that are no text are refused`() {
        let refusal = outcome { try ListIndex(parsing: [0x0A, 0xFF], name: "book.txt") }
        #expect(refusal?.status == .data)
        #expect(refusal?.lines.first?.hasPrefix("book.txt:2:1: this is not UTF-8") == true)
    }
}
