import Basics
import Planning
import Projects
import TestSupport
import Testing

/// What is remembered of the files that scenes share.
struct SharedRecordTests {
    private func file(_ path: String, _ text: String) throws -> RecordedFile {
        RecordedFile(path: try OutputPath(path), base: .text(text))
    }

    @Test func itReadsBackSortedByPath() throws {
        var record = SharedRecord(files: [try file("b", "old"), try file("c", "same")])
        record.addFiles([try file("b", "new"), try file("a", "first")])
        let text = record.text
        #expect(text.hasPrefix("{\n  \"formatVersion\": 1,\n  \"files\": [\n"))
        let read = try SharedRecord(parsing: Array(text.utf8), name: "shared.json")
        #expect(read == record && read.text == text)
        #expect(read.files.map { "\($0.path) \($0.text ?? "")" } == ["a first", "b new", "c same"])
    }

    @Test(arguments: ["../x", "/etc/x", ".git/config"])
    func aPathThatLeavesTheProjectIsRefused(path: String) throws {
        let text = try SharedRecord(files: [file("a", "")]).text
            .replacing("\"a\"", with: "\"\(path)\"")
        let refusal = outcome { try SharedRecord(parsing: Array(text.utf8), name: "shared.json") }
        #expect(refusal?.status == .refused)
        #expect(refusal?.lines.first?.hasPrefix("shared.json:5:15: the path '") == true)
    }

    @Test(arguments: ["", "[]", "{}", "{\"formatVersion\": 2}", "{\"formatVersion\": 1}"])
    func whatIsNotSuchARecordIsRefused(text: String) {
        let refusal = outcome { try SharedRecord(parsing: Array(text.utf8), name: "shared.json") }
        #expect(refusal?.status == .data)
    }
}
