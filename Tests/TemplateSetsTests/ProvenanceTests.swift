import TemplateSets
import TestSupport
import Testing

/// Whether a set's scenes depend on who made them, and when, follows from its tags.
struct ProvenanceTests {
    @Test(arguments: [
        "update authorize years header", "// {{scene}} date author year", "{{! date author }}",
        "{{=<% %>=}}{{date}} {{author}}",
    ])
    func `text outside of tags isn't a use`(template: String) throws {
        let set = try makeSet(["A.swift": template])
        #expect(!set.usesDate && !set.usesAuthor && !set.usesHeader)
    }

    @Test func `files that aren't templates aren't uses`() throws {
        let set = try readSet([
            "A.swift": "{{scene}}", "README.md": "{{date}} {{author}} {{header}}",
            "template.json": """
            { "formatVersion": 1, "name": "S", "version": "1.0.0", "summary": "A set",
              "files": [{ "id": "a", "source": "A.swift", "role": "R" }] }
            """,
        ])
        #expect(!set.usesDate && !set.usesAuthor && !set.usesHeader)
    }

    @Test(arguments: [
        ["A.swift": "{{date}}"], ["A.swift": "{{{year}}}"], ["A.swift": "{{#date}}{{/date}}"],
        ["A.swift": "{{^year}}{{/year}}"], ["A.swift": "{{date.x}}"],
        ["A.swift": "{{> p}}", "Partials/p.mustache": "{{#scene}}{{date}}{{/scene}}"],
        ["A.swift": "{{<p}}{{$b}}{{date}}{{/b}}{{/p}}", "Partials/p.mustache": "{{$b}}{{/b}}"],
        ["A.swift": "{{<p}}{{/p}}", "Partials/p.mustache": "{{$b}}{{year}}{{/b}}"],
        ["A.swift": "{{=<% %>=}}<% date %>"],
    ])
    func `a tag uses the date`(tree: [String: String]) throws {
        let set = try makeSet(tree)
        #expect(set.usesDate && !set.usesAuthor && !set.usesHeader)
    }

    @Test func `a tag in a path is a use`() throws {
        let set = try makeSet(["A.swift": ""], paths: ["A.swift": "{{author}}/{{scene}}.swift"])
        #expect(set.usesAuthor && !set.usesDate)
    }

    @Test func `a path in a set with other delimiters is a use`() throws {
        let set = try readSet([
            "A.swift": "{{author}}",
            "template.json": """
            { "formatVersion": 1, "name": "S", "version": "1.0.0", "summary": "A set",
              "delimiters": ["<%", "%>"],
              "files": [{ "id": "a", "source": "A.swift", "path": "{{scene}}{{year}}.swift",
                          "role": "R" }] }
            """,
        ])
        #expect(set.usesDate && !set.usesAuthor)
    }

    @Test(
        arguments: [
            ("update DATE ___DATES___ USERNAME", [], [false, false]),
            ("___DATE___", [], [false, true]),
            ("___YEAR:identifier___", [], [false, true]), ("___FILEHEADER___", [], [true, true]),
            ("___COPYRIGHT___", [], [false, true]),
            ("___FULLUSERNAMEASIDENTIFIER___", [], [true, false]),
            ("", ["___USERNAME___"], [true, false]),
            ("", ["made on ___DATE___"], [false, true]),
        ] as [(String, [String], [Bool])])
    func `the macros of an Xcode file template are uses`(
        contents: String, defaults: [String], expected: [Bool]
    ) throws {
        let options = defaults.map {
            "<dict><key>Identifier</key><string>o</string><key>Type</key><string>text</string>"
                + "<key>Default</key><string>\($0)</string></dict>"
        }.joined()
        let set = try readSet([
            "TemplateInfo.plist": """
            <plist version="1.0"><dict><key>Kind</key>
            <string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
            <key>Options</key><array>\(options)</array></dict></plist>
            """,
            "___FILEBASENAME___.swift": contents,
        ])
        #expect([set.usesAuthor, set.usesDate] == expected)
    }
}
