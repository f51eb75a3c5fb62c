import Basics
import TemplateEngine
import Testing

/// Each feature of the language once, without the public suite.
@Suite struct LanguageTests {
    @Test(arguments: [
        ("Hello {{name}}", "Hello <b>"), ("{{&name}}{{{ name }}}", "<b><b>"),
        ("{{a.b.c}}", "deep"), ("{{number}} {{yes}} [{{nothing}}]", "1.50 true []"),
        ("{{value}}", "{{name}}"), ("a{{! no }}b", "ab"), ("{{!\n no\n}}\nx", "x"),
        ("{{#yes}}a{{/yes}}{{^yes}}b{{/yes}}", "a"), ("{{#zero}}a{{/zero}}", "a"),
        ("{{#nothing}}a{{/nothing}}{{^nothing}}b{{/nothing}}", "b"),
        ("{{#none}}a{{/none}}{{^none}}b{{/none}}", "b"), ("{{^blank}}b{{/blank}}", "b"),
        ("{{#list}}{{.}},{{/list}}", "x,y,z,"), ("{{#a}}{{#b}}{{c}}{{/b}}{{/a}}", "deep"),
        ("{{#a}}{{name}}{{/a}}", "<b>"), ("{{=<% %>=}}<%name%> {{name}}", "<b> {{name}}"),
        ("{{=<% %>=}}<%{name}%><%={{ }}=%>{{name}}", "<b><b>"),
        ("  {{#yes}}\n  a\n  {{/yes}}\nb", "  a\nb"), ("{{#yes}}\r\na\r\n{{/yes}}\r\n", "a\r\n"),
    ])
    func `a template renders as the language says`(template: String, expected: String) throws {
        let context: TemplateValue = [
            "name": "<b>", "a": ["b": ["c": "deep"]], "number": .number("1.50"), "yes": true,
            "nothing": nil, "value": "{{name}}", "zero": 0, "none": [], "blank": "",
            "list": ["x", "y", "z"],
        ]
        #expect(try render(template, context) == expected)
    }

    @Test func `escapes for HTML where asked to`() throws {
        let result = try render(
            "{{v}} {{{v}}} {{&v}}", ["v": "<'&\">"], options: RenderOptions(escape: .html))
        #expect(result == "&lt;&#39;&amp;&quot;&gt; <'&\"> <'&\">")
    }

    @Test func `indents a partial but not its empty lines or values`() throws {
        let result = try render(
            "a\n    {{>p}}\nb {{>q}}", ["v": "1\n2"],
            partials: ["p": "x\n\n  {{v}}\n{{>q}}\n", "q": "q\nr"])
        #expect(result == "a\n    x\n\n      1\n2\n    q\n    rb q\nr")
    }

    @Test func `partials recurse as the data does`() throws {
        let tree: TemplateValue = ["n": 1, "kids": [["n": 2, "kids": []], ["n": 3, "kids": []]]]
        #expect(
            try render("{{>t}}", tree, partials: ["t": "{{n}}({{#kids}}{{>t}}{{/kids}})"])
                == "1(2()3())")
    }

    @Test func `finds partials by the value of a name`() throws {
        let partials = ["text": "T", "image": "I"]
        let items: TemplateValue = ["items": [["kind": "text"], ["kind": "image"]]]
        #expect(try render("{{#items}}{{>*kind}}{{/items}}", items, partials: partials) == "TI")
        #expect(try render("{{> * kind }}", ["kind": nil], partials: partials) == "")
        #expect(
            try render("{{<*k}}{{$a}}x{{/a}}{{/*k}}", ["k": "p"], partials: ["p": "[{{$a}}{{/a}}]"])
                == "[x]")
    }

    @Test func `a parent is filled by blocks`() throws {
        let partials = ["page": "<{{$title}}none{{/title}}|{{$body}}empty{{/body}}>"]
        #expect(try render("{{<page}}{{/page}}", partials: partials) == "<none|empty>")
        #expect(
            try render("{{<page}} no {{$body}}B{{/body}}{{/page}}", partials: partials)
                == "<none|B>")
    }

    @Test func `a block inside its own replacement is the default`() throws {
        #expect(
            try render(
                "{{<p}}{{$a}}1{{$a}}2{{/a}}{{/a}}{{/p}}", partials: ["p": "[{{$a}}{{/a}}]"])
                == "[12]")
    }

    @Test func `a replacement takes the indentation of the block`() throws {
        let partials = ["type": "struct S {\n    {{$members}}\n    // none\n    {{/members}}\n}\n"]
        let template =
            "{{<type}}\n{{$members}}\nlet a = 1\n\nif a {\n    b()\n}\n{{/members}}\n{{/type}}\n"
        #expect(
            try render(template, partials: partials)
                == "struct S {\n    let a = 1\n\n    if a {\n        b()\n    }\n}\n")
        #expect(
            try render("{{>type}}", partials: partials) == "struct S {\n    // none\n}\n")
        #expect(
            try render("  {{<type}}{{$members}}x{{/members}}{{/type}}\n", partials: partials)
                == "  struct S {\n      x}\n")
    }

    @Test func `several tags of sections on a line keep it`() throws {
        #expect(try render("{{#a}}{{#a}}\nx\n{{/a}}{{/a}}\n", ["a": true]) == "\nx\n\n")
    }

    @Test func `says where in the list it is`() throws {
        let template = "{{#l}}{{-index}}{{^-first}},{{/-first}}{{.}}{{#-last}}!{{/-last}} {{/l}}"
        #expect(try render(template, ["l": ["a", "b", "c"]]) == "0a 1,b 2,c! ")
    }

    @Test func `sections that are no lists leave the place in the list alone`() throws {
        let template = "{{#l}}{{#v}}{{.}}{{^-last}}, {{/-last}}{{/v}}{{/l}}"
        #expect(try render(template, ["l": [["v": "a"], ["v": "b"]]]) == "a, b")
        #expect(try render("{{#l}}{{-first}}{{/l}}", ["l": [["-first": "own"]]]) == "own")
    }

    @Test func `delimiters can be set for a whole template`() throws {
        let delimiters = try #require(TemplateDelimiters("<% %>"))
        let template = try Template(
            parsing: SourceText(name: "t", text: "<%#a%>{{x}}<%/a%>"), delimiters: delimiters)
        #expect(try template.render(["a": true]) == "{{x}}")
        for bad in ["", "<%", "a b c", "= =", "<% =>"] { #expect(TemplateDelimiters(bad) == nil) }
        #expect(TemplateDelimiters("< <", ">") == nil)
    }
}
