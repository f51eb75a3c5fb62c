import Basics
import JSONSource
import Planning
import Projects
import Testing

/// The base of a file, as records hold it.
struct RecordedFileTests {
    @Test(arguments: [
        "", "\n", "a", "a\n", "a\n\nb", "a\r\nb\r\n", "\u{FEFF}a", "a\u{2028}b",
        "e\u{301}\u{0}\t\"\\",
    ])
    func `every byte of a text comes back`(text: String) throws {
        let file = RecordedFile(path: try OutputPath("a"), base: .text(text))
        let record = SharedRecord(files: [file])
        let read = try SharedRecord(parsing: Array(record.text.utf8), name: "shared.json")
        #expect(Array((read.files[0].text ?? "nothing").utf8) == Array(text.utf8))
    }

    @Test func `a text is recorded line by line`() throws {
        let file = RecordedFile(path: try OutputPath("a"), base: .text("one\ntwo\n"))
        #expect(
            file.json.text() == """
                {
                  "path": "a",
                  "text": [
                    "one",
                    "two",
                    ""
                  ]
                }

                """)
    }

    @Test func `a record says which files the user wrote`() throws {
        for isAdopted in [false, true] {
            let file = RecordedFile(
                id: "a", path: try OutputPath("a"), base: .text(""), isAdopted: isAdopted)
            let text = SharedRecord(files: [file]).text
            #expect(text.contains("\"adopted\": true") == isAdopted)
            let read = try SharedRecord(parsing: Array(text.utf8), name: "shared.json")
            #expect(read.files == [file])
        }
    }

    @Test func `what is not text is recorded as its digest`() throws {
        let file = RecordedFile(path: try OutputPath("a"), base: FileBase([0xFF]))
        #expect(file.json.text().contains("\"digest\": \"\(SHA256.digest(of: [0xFF]))\""))
    }
}
