import Basics
import Testing

@Suite struct SourceTextTests {
    private let source = SourceText(name: "a.txt", text: "one\r\ntw🚀o\n\nüx")

    @Test(arguments: [
        (0, 1, 1), (2, 1, 3), (3, 1, 4), (5, 2, 1), (7, 2, 3), (10, 2, 3), (11, 2, 4),
        (13, 3, 1), (14, 4, 1), (15, 4, 1), (16, 4, 2), (17, 4, 3), (99, 4, 3),
    ])
    func `counts lines and characters from one`(offset: Int, line: Int, column: Int) {
        #expect(
            source.position(atUTF8Offset: offset) == SourcePosition(line: line, column: column))
    }

    @Test func `shows the line without its break`() {
        #expect(
            source.excerpt(atUTF8Offset: 0, utf8Length: 3)
                == SourceExcerpt(line: "one", column: 1, length: 3))
        #expect(
            source.excerpt(atUTF8Offset: 7, utf8Length: 5)
                == SourceExcerpt(line: "tw🚀o", column: 3, length: 2))
        #expect(source.excerpt(atUTF8Offset: 13) == SourceExcerpt(line: "", column: 1))
    }

    @Test func `marks no more than the line`() {
        #expect(source.excerpt(atUTF8Offset: 1, utf8Length: 50).length == 3)
    }

    @Test func `orders positions as they are read`() {
        #expect(SourcePosition(line: 1, column: 9) < SourcePosition(line: 2, column: 1))
        #expect(SourcePosition(line: 2, column: 1) < SourcePosition(line: 2, column: 2))
    }

    @Test(
        arguments: [
            ([0x61, 0xFF], 1), ([0xC3], 0), ([0xED, 0xA0, 0x80], 0), ([0x61, 0xC0, 0x80, 0x62], 1),
            ([0xF5, 0x80, 0x80, 0x80], 0), ([0x61, 0x62, 0x80], 2),
        ] as [([UInt8], Int)])
    func `finds the first byte that is not UTF-8`(bytes: [UInt8], character: Int) {
        let error = #expect(throws: InvalidUTF8.self) { try SourceText(name: "a", utf8: bytes) }
        guard let error else { return }
        #expect(error.source.position(atUTF8Offset: error.offset).column == character + 1)
    }

    @Test func `takes bytes that are UTF-8`() throws {
        #expect(try SourceText(name: "a", utf8: Array("a\u{0}é🚀\u{FFFD}".utf8)).text.count == 5)
        #expect(try SourceText(name: "a", utf8: []).text == "")
    }
}
