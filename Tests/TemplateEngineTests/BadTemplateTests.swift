import Basics
import TemplateEngine
import Testing

/// Cases 60 to 68 of the hostile inputs that are found when a template is parsed, and mistakes.
@Suite struct BadTemplateTests {
    @Test func `both ends of a section that does not match are shown`() {
        #expect(
            complaint("{{#a}}\n  {{#b}}\n{{/a}}\n") == """
                t:3:1: error: '{{/a}}' appears where 'b' must be closed
                    {{/a}}
                    ^~~~~~
                Close 'b' before this.
                t:2:3: note: '{{#b}}' is opened here
                      {{#b}}
                      ^~~~~~
                """)
    }

    @Test func `a section without its end is shown with the end of the file`() {
        #expect(
            complaint("x {{^a}}\ny") == """
                t:1:3: error: '{{^a}}' is never closed
                    x {{^a}}
                      ^~~~~~
                t:2:2: note: the file ends here without it
                    y
                     ^
                """)
    }

    @Test(arguments: [
        ("{{/a}}", "t:1:1: error: '{{/a}}' closes nothing"),
        ("{{<p}}{{$a}}{{/p}}", "t:1:13: error: '{{/p}}' appears where 'a' must be closed"),
        ("a {{b", "t:1:3: error: the tag has no '}}' on its line"),
        ("a {{b\n{{c}}", "t:1:3: error: the tag has no '}}' on its line"),
        ("{{{b}}", "t:1:1: error: the tag has no '}}' on its line"),
        ("{{! b", "t:1:1: error: the tag has no '}}' on its line"),
        ("{{}}", "t:1:1: error: the tag has no name"), ("{{# }}", "t:1:1: error: the tag has no"),
        ("{{a b}}", "t:1:3: error: the name 'a b' has white space in it"),
        ("{{> a b}}", "t:1:5: error: the name 'a b' has white space in it"),
        ("{{a..b}}", "t:1:3: error: the name 'a..b' has a dot too many"),
        ("{{a.}}", "t:1:3: error: the name 'a.' has a dot too many"),
        ("{{=<%=}}", "t:1:1: error: '<%' is not a pair of delimiters"),
        ("{{=a b c=}}", "t:1:1: error: 'a b c' is not a pair of delimiters"),
        ("{{==}}", "t:1:1: error: '' is not a pair of delimiters"),
        ("{{== ==}}", "t:1:1: error: '= =' is not a pair of delimiters"),
        ("{{=<% %>}}", "t:1:1: error: the tag has no '}}' on its line"),
    ])
    func `says what is wrong and where`(template: String, expected: String) {
        #expect(complaint(template).hasPrefix(expected))
    }

    @Test func `refuses bytes that are not UTF-8`() {
        let error = #expect(throws: Failure.self) {
            try Template(parsing: Array("a\nb ".utf8) + [0xC0, 0xAF], name: "t")
        }
        #expect(error?.status == .data)
        #expect(error.map(shown)?.hasPrefix("t:2:3: error: the template is not UTF-8") == true)
    }

    @Test(arguments: [
        "../../etc/passwd", "/etc/passwd", "a/../b", "./a", "a//b", "a/", "..\\a", "a\\b",
        "a\u{0}b", "a\u{1B}b", "a\u{7F}", "a\u{9B}b", "..", ".",
    ])
    func `refuses the name of a partial that leads elsewhere`(name: String) throws {
        let byValue = try Template(parsing: SourceText(name: "t", text: "{{>*n}}"))
        let error = #expect(throws: Failure.self) {
            try byValue.render(["n": .string(name)], options: .lenient)
        }
        #expect(error?.status == .refused)
        let written = try Template(parsing: SourceText(name: "t", text: "{{>\(name)}}"))
        let second = #expect(throws: Failure.self) { try written.render([:]) }
        #expect(second?.status == .refused)
        #expect(second.map(shown)?.hasPrefix("t:1:1: error: the partial name") == true)
    }
}
