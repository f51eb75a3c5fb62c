import Basics
import TemplateEngine
import TestSupport
import Testing

@Suite struct ReferencesTests {
    @Test func `lists names without rendering`() throws {
        let text = "{{a.b}}{{#s}}{{.}}{{>p}}{{/s}}{{^t}}{{>*d}}{{/t}}{{<q}}{{$x}}{{c}}{{/x}}{{/q}}"
        let names = try Template(parsing: SourceText(name: "t", text: text)).names
        #expect(names == ["a.b", "s", ".", "t", "d", "c"])
    }

    @Test(arguments: [
        ("{{date}}", true), ("{{#is.date}}x{{/is.date}}", true), ("{{{ date }}}", true),
        ("x{{a}}date{{b}}", false), ("date", false), ("{{! up }} update", false), ("", false),
        ("{{a}} }} date {{b}}", false), ("{{=<% %>=}}<%date%>", true), ("{{a}}{{&date", true),
    ])
    func `a tag may name a value`(text: String, mayName: Bool) {
        #expect(TemplateDelimiters.mustache.mayName(["date", "year"], in: text) == mayName)
    }

    @Test(arguments: [("<% %>", "<%date%>"), ("@@ @", "@@date@"), ("% %", "%date%")])
    func `delimiters may be alike`(pair: String, text: String) throws {
        let delimiters = try #require(TemplateDelimiters(pair))
        #expect(delimiters.mayName(["date"], in: text))
        #expect(!delimiters.mayName(["year"], in: text + " date"))
    }

    /// Looking back from each word would take hours.
    @Test func `many words outside of tags take no time`() {
        let text = "{{a}}" + String(repeating: "// date\n", count: 100_000)
        #expect(!TemplateDelimiters.mustache.mayName(["date"], in: text))
        #expect(TemplateDelimiters.mustache.mayName(["date"], in: text + "{{date}}"))
    }

    /// The quick look never says no where parsing says yes.
    @Test func `what a template names it may name`() throws {
        for (path, text) in try FileTree.read(Repository.templates)
        where !path.hasPrefix("Tests/") && !path.hasSuffix(".json") {
            let names = try Template(parsing: SourceText(name: path, text: text)).names
            for name in names {
                #expect(TemplateDelimiters.mustache.mayName([name], in: text), "\(path): \(name)")
            }
        }
    }
}
