import Basics
import Packs
import TemplateSets
import Testing

@Suite struct PackValidationTests {
    @Test func `finds nothing in a valid set`() throws {
        let tree = setTree(
            ["{{scene}}.swift": "{{>a}}{{options.style}}", "Partials/a.mustache": "{{title}}"],
            options: #"[{"name":"style","type":"text","summary":"s"}]"#)
        #expect(try problems(of: tree) == [])
    }

    @Test func `reports the problems of all sets together`() throws {
        let tree = setTree(["a.swift": "{{#x}}"], name: "A", folder: "One")
            .merging(setTree(["a.swift": "{{nobody}}"], name: "B", folder: "Two")) { $1 }
            .merging(["Three/template.json": "{"]) { $1 }
        let places = try problems(of: tree).map { $0.prefix { $0 != "(" } }
        #expect(
            places == [
                "error P/One/a.swift:1:1: '{{#x}}' is never closed",
                "note P/One/a.swift:1:7: the file ends here without it",
                "error P/Three/template.json:1:2: a '}' is missing",
                "note P/Three/template.json:1:1: the object starts here",
                "error P/Two/a.swift:1:3: unknown name 'nobody'",
            ])
    }

    @Test func `parses templates even if the manifest is wrong`() throws {
        let tree = setTree(
            ["a.swift": "<%#x%>", "Partials/p.mustache": "<%/y%>"],
            more: #", "delimiters": ["<%", "%>"], "colour": 1"#)
        let found = try problems(of: tree).map { String($0.prefix { $0 != "(" }) }
        #expect(
            found == [
                "error P/S/Partials/p.mustache:1:1: '<%/y%>' closes nothing",
                "error P/S/a.swift:1:1: '<%#x%>' is never closed",
                "note P/S/a.swift:1:7: the file ends here without it",
                "error P/S/template.json:3:116: unknown key 'colour' ",
            ])
    }

    @Test func `explains what a set is if a folder has none`() throws {
        let tree = ["README.md": "", "Tests/a/template.json": "{}"]
        #expect(
            try problems(of: tree) == [
                "error P: there is no template set here (A set is a folder with a template.json, "
                    + "or an Xcode file template with a TemplateInfo.plist; it may be this folder or any below it but 'Tests'.)"
            ])
    }

    @Test func `refuses two sets with the same name in any case`() throws {
        let tree = setTree(["a.swift": ""], name: "Same", folder: "One")
            .merging(setTree(["a.swift": ""], name: "SAME", folder: "Two")) { $1 }
        #expect(
            try problems(of: tree) == [
                "error P/Two/template.json:1:31: two sets of the pack are called 'SAME' (The other "
                    + "one is P/One/template.json; names that differ only in case do not count as "
                    + "two.)"
            ])
    }

    @Test func `ends with 77 if a set is refused for safety, else with 65`() throws {
        let tool = try #require(SemanticVersion("1.0.0"))
        func status(_ tree: [String: String]) -> Basics.ExitStatus {
            PackValidation(pack: makePack(tree), tool: tool).status
        }
        #expect(status(setTree(["a.swift": ""])) == .success)
        #expect(status(setTree(["a.swift": "", "b": ""], options: "3")) == .data)
        #expect(status(setTree(["a.swift": "{{>../x}}"])) == .refused)
        #expect(status(setTree(["a.swift": ""], paths: ["a.swift": "../x"])) == .refused)
    }

    @Test func `offers the sets without errors, even with warnings`() throws {
        var tree = setTree(["a.swift": "", "Partials/p.mustache": ""], folder: "One")
        tree.merge(setTree(["a.swift": "{{x}}"], name: "T", folder: "Two")) { $1 }
        let validation = PackValidation(
            pack: makePack(tree), tool: try #require(SemanticVersion("1.0.0")))
        #expect(validation.sets.map(\.name) == ["S"])
        #expect(validation.names == ["S", "T"])
        #expect(validation.entries.map(\.isValid) == [true, false])
    }
}
