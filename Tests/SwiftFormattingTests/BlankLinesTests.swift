import Testing

@testable import SwiftFormatting

struct BlankLinesTests {
    private func tidy(_ text: String) -> String {
        String(decoding: BlankLines.tidied(Array(text.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        ("a\n", "a\n"), ("a", "a"), ("a\n\nb\n", "a\n\nb\n"), ("\n\na\n", "a\n"),
        ("a\n\n\n\nb\n", "a\n\nb\n"), ("a\n\n\n", "a\n"), ("{\n\n\n}\n\n", "{\n\n}\n"),
        ("ü\n\n\n車", "ü\n\n車"), ("  a\n\n\n  b\n", "  a\n\n  b\n"),
        ("// a\n\n\n/* b */\n", "// a\n\n/* b */\n"),
        ("let a = \"\"\n\n\nb\n", "let a = \"\"\n\nb\n"),
    ])
    func `empty lines are tidied`(text: String, tidied: String) {
        #expect(tidy(text) == tidied)
        #expect(tidy(tidied) == tidied)
    }

    @Test(arguments: [("", ""), ("\n", "\n"), ("\n\n\n", "\n")])
    func `a file of nothing is one line break at most`(text: String, tidied: String) {
        #expect(tidy(text) == tidied)
    }

    @Test func `literals of several lines stay`() {
        let literal = "let a = \"\"\"\n    x\n\n\n\n    y\n    \"\"\""
        #expect(tidy("\n\(literal)\n\n\n\nb") == "\(literal)\n\nb")
        let raw = "let a = #\"\"\"\n\n\n\n\"\"\"#"
        #expect(tidy("\(raw)\n\n\n") == "\(raw)\n")
    }
}
