import Basics
import TemplateEngine
import Testing

@Suite struct StrictnessTests {
    @Test func `a name that is not there is shown with what was meant`() {
        #expect(
            complaint("a\n  {{scen}}\n", ["scene": "x", "params": []]) == """
                t:2:5: error: unknown name 'scen'
                      {{scen}}
                        ^~~~
                Did you mean 'scene'?
                """)
    }

    @Test(arguments: [
        ("{{x}}", "unknown name 'x'"), ("{{{x}}}", "unknown name 'x'"),
        ("{{#x}}{{/x}}", "unknown name 'x'"), ("{{^x}}{{/x}}", "unknown name 'x'"),
        ("{{>*x}}", "unknown name 'x'"), ("{{a.x}}", "'a' has no 'x'"),
        ("{{a.b.x.y}}", "'a.b' has no 'x'"), ("{{nothing.x}}", "'nothing' has no 'x'"),
        ("{{name.x}}", "'name' has no 'x'"), ("{{#l}}{{x}}{{/l}}", "unknown name 'x'"),
        ("{{-last}}", "unknown name '-last'"), ("{{.x}}", "'.' has no 'x'"),
        ("{{a}}", "'a' is an object, not text"), ("{{l}}", "'l' is a list, not text"),
        ("{{>gone}}", "there is no partial 'gone'"), ("{{<gone}}{{/gone}}", "there is no partial"),
        ("{{>*yes}}", "'yes' is true or false, not text"), ("{{>*l}}", "'l' is a list, not text"),
    ])
    func `everything that is not there is an error`(template: String, message: String) {
        let context: TemplateValue = [
            "a": ["b": [:]], "name": "n", "l": [1], "nothing": nil, "yes": true,
        ]
        #expect(complaint(template, context).contains("error: " + message))
    }

    @Test func `all names that are missing are reported, each once`() {
        let shown = complaint(
            "{{#l}}{{x}}{{/l}} {{y}} {{>p}}", ["l": [1, 2]], partials: ["p": "{{z}}"])
        #expect(shown.split(separator: "\n").filter { $0.contains("error:") }.count == 3)
    }

    @Test func `suggests conversions, places in lists and partials`() {
        #expect(complaint("{{n.snakecase}}", ["n": "x"]).contains("Did you mean 'snakeCase'?"))
        #expect(complaint("{{#l}}{{-lst}}{{/l}}", ["l": [1]]).contains("Did you mean '-last'?"))
        #expect(
            complaint("{{>heder}}", partials: ["header": ""]).contains("Did you mean 'header'?"))
        #expect(
            complaint("{{zzzz}}", ["a": 1, "b": 2]).contains("The names here are 'a' and 'b'."))
    }

    @Test func `a key without a value is false and empty`() throws {
        #expect(try render("[{{a}}{{#a}}x{{/a}}{{^a}}y{{/a}}{{>*a}}]", ["a": nil]) == "[y]")
    }

    @Test func `what is missing is empty where asked for`() throws {
        #expect(
            try render("[{{x}}{{a.b}}{{#x}}1{{/x}}{{^x}}2{{/x}}{{>p}}{{>*x}}]", options: .lenient)
                == "[2]")
    }

    @Test func `values are never parsed again`() throws {
        #expect(try render("{{a}}", ["a": "{{secret}}{{>p}}", "secret": 1]) == "{{secret}}{{>p}}")
    }

    @Test func `an error in a partial names its file and where it was included`() {
        #expect(
            complaint("a {{>p}}", partials: ["p": "b\n{{oops}}"]) == """
                p:2:3: error: unknown name 'oops'
                    {{oops}}
                      ^~~~
                t:1:3: note: included from here
                    a {{>p}}
                      ^~~~~~
                """)
    }

    @Test func `an error in a replacement names the file that it is written in`() {
        let shown = complaint(
            "{{<p}}{{$a}}{{oops}}{{/a}}{{/p}}", partials: ["p": "\n\n{{$a}}{{/a}}"])
        #expect(shown.hasPrefix("t:1:15: error: unknown name 'oops'"))
    }

    @Test func `a partial that cannot be parsed or read says so`() throws {
        struct Broken: PartialSource {
            let names: [String] = []

            func template(named name: String) throws(Failure) -> Template? {
                if name == "io" {
                    let failure = Failure(.inputOutput, Diagnostic(.error, "no disk", path: "io"))
                    throw failure
                }
                return try Template(parsing: SourceText(name: name, text: "{{#x}}"))
            }
        }
        for (name, status) in [("io", ExitStatus.inputOutput), ("bad", .data)] {
            let template = try Template(parsing: SourceText(name: "t", text: "{{>\(name)}}"))
            let error = #expect(throws: Failure.self) {
                try template.render([:], partials: Broken())
            }
            #expect(error?.status == status)
            #expect(error?.diagnostics.first?.path == name)
            #expect(error?.diagnostics.last?.message == "included from here")
        }
    }
}
