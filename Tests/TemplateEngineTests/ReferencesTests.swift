import Basics
import TemplateEngine
import Testing

@Suite struct ReferencesTests {
    @Test func `lists names without rendering`() throws {
        let text = "{{a.b}}{{#s}}{{.}}{{>p}}{{/s}}{{^t}}{{>*d}}{{/t}}{{<q}}{{$x}}{{c}}{{/x}}{{/q}}"
        let names = try Template(parsing: SourceText(name: "t", text: text)).names
        #expect(names == ["a.b", "s", ".", "t", "d", "c"])
    }
}
