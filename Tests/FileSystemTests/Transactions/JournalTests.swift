import Basics
import Testing

@testable import FileSystem

/// The journal that a transaction writes first.
struct JournalTests {
    private let stamp: FileStamp
    private var journal: Journal

    init() {
        stamp = FileStamp(seconds: 1_795_384_605, nanoseconds: 123_456_789, number: 4_711)
        var run = TransactionRun(command: "scene-kit new 'a\nb'", time: 1_795_384_600)
        run.undone = 7
        journal = Journal(of: [], by: run)
        journal.folders = [Folder(anchor: "/x", names: ["Shop", "Deep"])]
        journal.isInNewFolder = true
        journal.entries = [
            entry(.create, "Sources/Cars.swift", new: "new"),
            entry(.replace, "50% of\n it/ cars.swift", old: "old", new: "new"),
            entry(.remove, "\u{301}a/.scene-kit/scenes/Cars.json", old: "old"),
            entry(.removeFolder, "Empty"), entry(.makeFolder, "Empty", base: "/other/place"),
        ]
        journal.respellings = [
            Respelling(
                base: "/x/Shop", from: OutputPath(ofRecord: ["cars", "a"]),
                to: OutputPath(ofRecord: ["Cars", "A"]))
        ]
    }

    private func entry(
        _ action: Journal.Entry.Action, _ path: String, old: String? = nil, new: String? = nil,
        base: String = "/x/Shop"
    ) -> Journal.Entry {
        Journal.Entry(
            action: action,
            destination: Destination(
                base: base, relative: OutputPath(ofRecord: path.pathComponents)),
            old: old.map { UInt64(checksumOf: Array($0.utf8)) },
            new: new.map { UInt64(checksumOf: Array($0.utf8)) })
    }

    private func text(_ journal: Journal) -> String {
        String(decoding: journal.text(stamp, from: "/x"), as: UTF8.self)
    }

    private func parsed(_ text: String, stamp: FileStamp? = nil, place: String? = "/x") -> Journal?
    {
        Journal(parsing: Array(text.utf8), stamp: stamp ?? self.stamp, place: place)
    }

    @Test func `is read as it was written`() throws {
        let read = try #require(parsed(text(journal)))
        #expect(read.names.number == journal.names.number)
        #expect(read.run == journal.run)
        #expect(read.isInNewFolder)
        #expect(read.folders == journal.folders)
        #expect(read.entries == journal.entries)
        #expect(read.respellings.map(\.new.description) == ["Cars/A"])
        #expect(text(read) == text(journal))
    }

    @Test func `has checksums that any change of a file changes`() {
        let lengths = [0, 1, 7, 8, 9, 16, 17]
        var texts = lengths.map { [UInt8](repeating: 0x62, count: $0) }
        texts += lengths.map { [UInt8](repeating: 0, count: $0) }
        for text in texts {
            texts += text.indices.map { text[..<$0] + [text[$0] ^ 1] + text[($0 + 1)...] }
        }
        texts += ["bbbbbbbbxy", "cbbbbbbb\0xy", "\u{1}", "\0\u{2}"].map { Array($0.utf8) }
        let different = Set(texts)
        #expect(Set(different.map { UInt64(checksumOf: $0) }).count == different.count)
    }

    @Test func `moves with the folder that it is for`() throws {
        let read = try #require(parsed(text(journal), place: "Moved"))
        #expect(read.entries[0].destination.path == "Moved/Shop/Sources/Cars.swift")
        #expect(read.entries[4].destination.path == "/other/place/Empty")
    }

    /// A clone gets other times, and a copy or an archive another number.
    @Test(arguments: [(0, -1, 0), (1, 0, 0), (0, 0, 1)])
    func `is believed of its own file only`(seconds: Int, nanoseconds: Int, number: Int) {
        let other = FileStamp(
            seconds: stamp.seconds + seconds, nanoseconds: stamp.nanoseconds + nanoseconds,
            number: stamp.number + UInt64(number))
        #expect(parsed(text(journal)) != nil)
        #expect(parsed(text(journal), stamp: other) == nil)
    }

    @Test func `is nothing until it is whole`() {
        let text = text(journal)
        for count in 0..<text.utf8.count {
            #expect(parsed(String(decoding: text.utf8.prefix(count), as: UTF8.self)) == nil)
        }
    }

    @Test(arguments: [
        ["create", "", "1", ".", "../outside"], ["create", "", "1", ".", "a/../b"],
        ["create", "", "1", ".", ".git/hooks/pre-commit"],
        ["create", "", "1", ".", "a/.GIT/config"],
        ["create", "", "1", ".", ".g\u{200C}it/config"], ["create", "", "1", ".", "/etc/passwd"],
        ["create", "", "1", ".", "a//b"], ["create", "", "1", "."],
        ["delete", "", "1", ".", "a"], ["folder", "", "", ".", "../a"],
        ["respell", "../A", "", ".", "a"], ["respell", "A", "", ".", "../a"],
    ])
    func `is refused whole for a change that could do harm`(fields: [String]) throws {
        func inserting(_ fields: [String]) -> String {
            text(journal).replacing("\0end", with: "\0" + fields.joined(separator: "\0") + "\0end")
        }
        #expect(parsed(inserting(["create", "", "1", ".", "a"])) != nil)
        #expect(parsed(inserting(fields)) == nil)
    }
}
