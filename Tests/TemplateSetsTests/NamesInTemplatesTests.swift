import TemplateSets
import TestSupport
import Testing

struct NamesInTemplatesTests {
    @Test(arguments: [
        ("{{date}}", true), ("{{#year.short}}x{{/year.short}}", true), ("{{{ date }}}", true),
        ("{{>*date}}", true), ("{{=<% %>=}}<%date%>", true), ("{{#a}}", true),
        ("x{{a}}date{{b}}", false), ("{{! {{date }} date", false), ("{{a.date}}", false),
        ("{{>date}}", false), ("", false),
    ])
    func `a set uses the date if a tag names it or is invalid`(text: String, usesDate: Bool) throws
    {
        #expect(try makeSet(["A.swift": text]).usesDate == usesDate)
        #expect(try makeSet(["A.swift": "", "Partials/p.mustache": text]).usesDate == usesDate)
    }

    @Test func `a path may name it`() throws {
        #expect(try makeSet(["A.swift": ""], paths: ["A.swift": "{{date}}.swift"]).usesDate)
    }
}
