import Basics
import TemplateEngine
import Testing

@Suite struct ReferencesTests {
    @Test func `lists names and partials without rendering`() throws {
        let text = "{{a.b}}{{#s}}{{.}}{{>p}}{{/s}}{{^t}}{{>*d}}{{/t}}{{<q}}{{$x}}{{c}}{{/x}}{{/q}}"
        let references = try Template(parsing: SourceText(name: "t", text: text)).references
        #expect(references.names == ["a.b", "s", ".", "t", "d", "c"])
        #expect(references.partials == ["p", "q"])
    }
}
