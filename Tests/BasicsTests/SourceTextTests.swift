import Basics
import TestSupport
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
            source.excerpt(at: 0..<3)
                == SourceExcerpt(line: "one", column: 1, length: 3))
        #expect(
            source.excerpt(at: 7..<12)
                == SourceExcerpt(line: "tw🚀o", column: 3, length: 2))
        #expect(source.excerpt(at: 13..<13) == SourceExcerpt(line: "", column: 1))
    }

    @Test func `marks no more than the line`() {
        #expect(source.excerpt(at: 1..<51).length == 3)
    }

    /// Counting the columns from the start for each place would take minutes.
    @Test(arguments: ["x", "é", "👩‍👩‍👧"])
    func `thousands of places in one long line are found`(character: String) {
        let count = Thoroughness.amount(400_000, plain: 100_000)
        let text = "\n" + String(repeating: character, count: count) + "\r\n!"
        let source = SourceText(name: "a", text: text)
        let length = character.utf8.count
        for column in stride(from: 1, through: count, by: 101) {
            let position = source.position(atUTF8Offset: 1 + (column - 1) * length)
            guard position != SourcePosition(line: 2, column: column) else { continue }
            Issue.record("\(position) is not in column \(column)")
        }
        #expect(
            source.position(atUTF8Offset: 1 + count * length)
                == SourcePosition(line: 2, column: count + 1))
        #expect(
            source.position(atUTF8Offset: text.utf8.count - 1)
                == SourcePosition(line: 3, column: 1))
    }

    @Test(arguments: [0, 1, 199, 200, 201, 255, 256, 257, 1_000, 2_990, 2_999])
    func `of a long line a part is shown, and the caret stands where it did`(offset: Int) {
        let digits = (0..<3_000).map { String($0 % 10) }.joined()
        let whole = SourceExcerpt(line: digits, column: offset + 1, length: 2)
        let part = SourceText(name: "a", text: digits)
            .excerpt(at: offset..<offset + 2)
        #expect(part.line.count <= 600 && part.column == offset + 1)
        func shown(_ diagnostic: Diagnostic) -> String {
            DiagnosticFormatter().text(of: diagnostic)
        }
        var masked = Diagnostic(.error, "no", excerpt: part)
        let expected = shown(Diagnostic(.error, "no", excerpt: whole))
        #expect(shown(masked) == expected)
        masked.maskURLSecrets()
        #expect(shown(masked) == expected)
    }

    @Test func `a character with a hundred thousand accents is shown without most of them`() {
        let text = "x" + String(repeating: "\u{301}", count: 100_000) + "y"
        let last = text.utf8.count - 1
        let excerpt = SourceText(name: "a", text: text).excerpt(at: last..<last + 1)
        #expect(excerpt.line.count == 2 && excerpt.column == 2)
        #expect(excerpt.line.utf8.count < 100)
    }

    @Test func `threads that ask at once get the same answer`() async {
        let source = SourceText(name: "a", text: String(repeating: "a\n", count: 10_000))
        await withTaskGroup(of: SourcePosition.self) { group in
            for _ in 0..<50 { group.addTask { source.position(atUTF8Offset: 10_000) } }
            for await position in group {
                #expect(position == SourcePosition(line: 5_001, column: 1))
            }
        }
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
        let error = #expect(throws: Failure.self) { try SourceText(name: "a", utf8: bytes) }
        #expect(error?.diagnostics.first?.position?.column == character + 1)
    }

    @Test func `takes bytes that are UTF-8`() throws {
        #expect(try SourceText(name: "a", utf8: Array("a\u{0}é🚀\u{FFFD}".utf8)).text.count == 5)
        #expect(try SourceText(name: "a", utf8: []).text == "")
    }

    @Test(
        arguments: [
            (Array("".utf8), true), (Array("a\u{0}é\u{FFFD}🚀e\u{301}".utf8), true),
            ([0xEF, 0xBF, 0xBE], true), ([0xF4, 0x8F, 0xBF, 0xBF], true),
            ([0x61, 0x80], false), ([0xC3], false), ([0xC0, 0x80], false),
            ([0xED, 0xA0, 0x80], false), ([0xF4, 0x90, 0x80, 0x80], false),
            // As long as the character that takes their place.
            ([0xF0, 0x9F, 0x9A], false), ([0xEF, 0xBF, 0xBD, 0xFF, 0xFF, 0xFF], false),
        ] as [([UInt8], Bool)])
    func `bytes are a text if they are UTF-8`(bytes: [UInt8], isText: Bool) {
        #expect(String(validUTF8: bytes).map { Array($0.utf8) } == (isText ? bytes : nil))
        #expect((String(validUTF8: ([0xFF] + bytes).dropFirst()) != nil) == isText)
    }

    @Test func `shows a part in the line of the file that it stands in`() {
        let part = SourceText("🚀o", atUTF8Offset: 7, of: source)
        #expect(
            part.failure("wrong", hint: "Do.").diagnostics == [
                Diagnostic(
                    .error, "wrong", path: "a.txt", position: SourcePosition(line: 2, column: 3),
                    excerpt: SourceExcerpt(line: "tw🚀o", column: 3, length: 2), hint: "Do.")
            ])
        #expect(part.diagnostic("wrong", atUTF8: 4..<5).position?.column == 4)
        #expect(part.failure("wrong").status == .data)
    }

    @Test func `an argument has no lines and is wrong usage`() {
        let argument = SourceText(argument: "output=1:Int", of: "--option")
        let member = SourceText("1:Int", atUTF8Offset: 7, of: argument)
        #expect(member.diagnostic("wrong") == Diagnostic(.error, "wrong", path: "--option"))
        #expect(
            member.diagnostic("wrong", atUTF8: 0..<1)
                == Diagnostic(
                    .error, "wrong", path: "--option",
                    excerpt: SourceExcerpt(line: "output=1:Int", column: 8)))
        #expect(member.failure("wrong").status == .usage)
        let blank = SourceText(argument: "  ", of: "--param")
        #expect(blank.diagnostic("wrong", atUTF8: 0..<2).excerpt == nil)
    }

    @Test func `a text of a file that stands for an argument is shown in the file`() {
        let part = SourceText("o", atUTF8Offset: 11, of: source).asArgument
        #expect(part.failure("wrong").status == .usage)
        #expect(part.diagnostic("wrong").position == SourcePosition(line: 2, column: 4))
    }

    @Test func `texts are equal that say the same`() {
        #expect(SourceText(name: "a", text: "x") == SourceText(argument: "x", of: "--param"))
        #expect(SourceText(name: "a", text: "x") != SourceText(name: "a", text: "y"))
    }

    @Test(
        arguments: [
            ([.data, .usage], .usage), ([.notFound, .data], .notFound), ([.data], .data),
        ] as [([Basics.ExitStatus], Basics.ExitStatus)])
    func `several problems have the status of the command line before that of files`(
        statuses: [Basics.ExitStatus], status: Basics.ExitStatus
    ) {
        let failure = #expect(throws: Failure.self) {
            try mapCollectingErrors(statuses) { (status) throws(Failure) in
                throw Failure(status, Diagnostic(.error, "\(status)"))
            }
        }
        #expect(failure?.status == status)
        #expect(failure?.diagnostics.map(\.message) == statuses.map { "\($0)" })
    }
}
