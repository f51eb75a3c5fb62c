import TemplateEngine
import Testing

@testable import Basics
@testable import Packs

@Suite struct TemplateLineTests {
    private static let template = """
        {{>header}}
        struct {{scene}}Builder {
            {{#params}}
            let {{name}}: {{{type}}} = 1
            {{/params}}
        }
        """

    /// A rendered text whose place is marked with `^`, and the place in a template.
    static let texts: [(String, String?)] = [
        ("struct ^CarBuilder {", "t:2:8"),
        ("str^uct CarBuilder {", "t:2:4"),
        ("struct Car^Builder {", "t:2:8"),
        ("        let a: [Int]^ = 1", "t:4:9"),
        ("// of^ Shop", "p:1:4"),
        ("struct CarBuilder {\n    somethingElse^", "t:2:1"),
        ("nothing like it^", nil),
        ("^}", "t:6:1"),
    ]

    @Test(arguments: texts)
    func `a line is found by the text between the tags`(text: String, expected: String?) throws {
        let lines = TemplateLines(
            of: [
                SourceText(name: "t", text: Self.template),
                SourceText(name: "p", text: "// {{module}} Shop"),
            ], delimiters: .mustache)
        let before = try #require(
            text.split(separator: "^", omittingEmptySubsequences: false).first)
        let line = before.split(separator: "\n", omittingEmptySubsequences: false)
        let place = lines.place(
            ofLine: line.count, column: (line.last?.count ?? 0) + 1,
            in: text.replacing("^", with: ""))
        #expect(place.map { "\($0.0.name):\($0.1.line):\($0.1.column)" } == expected)
    }

    @Test func `other delimiters count too`() throws {
        let lines = TemplateLines(
            of: [SourceText(name: "t", text: "let <%x%> = {{}}")],
            delimiters: try #require(TemplateDelimiters("<%", "%>")))
        #expect(lines.place(ofLine: 1, column: 1, in: "let a = {{}}") != nil)
        #expect(lines.place(ofLine: 1, column: 1, in: "let a = b") == nil)
    }
}
