import TestSupport
import Testing

@testable import Basics
@testable import Linting
@testable import TemplateSets

struct ReadingSetsTests {
    @Test func `all keys of a set are read`() throws {
        let set = try readSet([
            "template.json": """
            {
              "$schema": "https://example.com/schema.json",
              "formatVersion": 1, "name": "Full", "version": "2.1.0-beta.1", "summary": "All of it",
              "delimiters": ["<%", "%>"], "minimumVersion": "1.2.0",
              "options": [
                { "name": "flag", "type": "bool", "default": true, "summary": "F" },
                { "name": "kind", "type": "choice", "values": ["a", "b-2"], "default": "b-2",
                  "summary": "K", "scope": "project", "when": { "flag": true } },
                { "name": "note", "type": "text", "summary": "N" }
              ],
              "files": [
                { "id": "one", "source": "One.swift", "role": "ViewModel",
                  "when": { "kind": ["a", "b-2"], "flag": "true" } },
                { "id": "two", "source": "Two.swift", "path": "T/Two.swift", "role": "Support",
                  "root": "support", "shared": true }
              ],
              "reserved": { "scenes": { "App": "no" }, "parameters": { "state": "taken" },
                            "types": { "State": "shadowed" } },
              "rules": [
                { "id": "no-ui", "why": "W.", "fix": "F.", "in": { "roles": "ViewModel" },
                  "imports": { "forbid": ["UIKit"] }, "passes": "a", "fails": "import UIKit" }
              ]
            }
            """,
            "One.swift": "1", "Two.swift": "2", "Partials/p.mustache": "p",
        ])
        #expect(set.name == "Full" && set.version == "2.1.0-beta.1" && set.summary == "All of it")
        #expect(set.location == "S")
        #expect(set.options.map(\.name) == ["flag", "kind", "note"])
        #expect(set.options.map(\.defaultText) == ["true", "b-2", ""])
        #expect(set.options.map(\.values) == [["true", "false"], ["a", "b-2"], []])
        #expect(set.options.map(\.scope) == [.scene, .project, .scene])
        #expect(
            set.options[1].condition
                == Condition(clauses: [.init(option: "flag", values: ["true"])]))
        #expect(set.files.map(\.path) == ["One.swift", "T/Two.swift"])
        #expect(set.files.map(\.root) == [.scene, .support])
        #expect(set.files.map(\.isShared) == [false, true])
        #expect(set.files[0].condition.clauses.map(\.option) == ["flag", "kind"])
        #expect(set.sources == ["One.swift": "1", "Two.swift": "2", "Partials/p.mustache": "p"])
        #expect(set.reserved.scenes == ReservedWords(["App": "no"]))
        #expect(set.reserved.parameters == ReservedWords(["state": "taken"]))
        #expect(set.reserved.types == ReservedWords(["State": "shadowed"]))
        #expect(set.rules.map(\.id) == ["no-ui"] && set.rules[0].scope.roles == ["ViewModel"])
        #expect(set.rules[0].checks == [.forbiddenImports([NamePattern("UIKit")])])
    }

    @Test func `files that aren't text are omitted from the sources`() throws {
        var files = ["Model.swift": Array("x".utf8), "icon.png": [0xFF, 0xFE] as [UInt8]]
        files["template.json"] = Array(SampleManifest.text.utf8)
        let set = try TemplateSet(
            reading: TemplateSetFolder(location: "S", files: files),
            tool: try #require(SemanticVersion("1.0.0")))
        #expect(set.sources == ["Model.swift": "x"])
    }

    @Test func `a folder without a manifest isn't a set`() {
        #expect(
            outcome { try readSet(["Model.swift": ""]) }
                == Refusal(.notFound, ["S: there is no template.json, so this is not a set"]))
    }

    @Test func `a minimum version is checked before unknown keys`() {
        let refusal = outcome {
            try readSet([
                "template.json": """
                { "formatVersion": 2,
                  "minimumVersion": "1.10.0", "fromTheFuture": [] }
                """
            ])
        }
        #expect(
            refusal
                == Refusal(
                    .data,
                    [
                        "S/template.json:2:21: this set needs scene-kit 1.10.0, and this is 1.2.0 "
                            + "(Install a newer scene-kit, or an older version of the set.)"
                    ]))
    }

    @Test func `the version of the tool itself is enough`() throws {
        let text = SampleManifest.replacing(
            #""name": "S""#, with: #""minimumVersion": "1.2.0", "name": "S""#)
        #expect(try readSet(["template.json": text, "Model.swift": ""]).name == "S")
    }

    @Test func `a template that is not UTF-8 is reported`() throws {
        let folder = TemplateSetFolder(
            location: "S",
            files: [
                "template.json": Array(SampleManifest.text.utf8), "Model.swift": [0x61, 0xFF],
            ])
        let tool = try #require(SemanticVersion("1.0.0"))
        #expect(
            outcome { try TemplateSet(reading: folder, tool: tool) }
                == Refusal(
                    .data, ["S/template.json:12:32: the file 'Model.swift' is not UTF-8 text"]))
    }

    @Test func `whether a scene has tests depends on its options`() throws {
        let set = try readSet([
            "template.json": """
            { "formatVersion": 1, "name": "S", "version": "1.0.0", "summary": "A set",
              "options": [{ "name": "tests", "type": "bool", "default": true, "summary": "T" }],
              "files": [
                { "id": "t", "source": "T", "role": "Tests", "root": "tests",
                  "when": { "tests": true } },
                { "id": "spy", "source": "T", "path": "Spy", "role": "Support", "root": "tests",
                  "shared": true }] }
            """,
            "T": "",
        ])
        #expect(set.makesTests(try OptionValues(parsing: [], for: set)))
        let without = try OptionValues(parsing: [OptionText(argument: "tests=false")], for: set)
        #expect(!set.makesTests(without))
    }
}

/// A good manifest, for tests to spoil.
enum SampleManifest {
    static let text = """
        {
          "formatVersion": 1,
          "name": "S",
          "version": "1.0.0",
          "summary": "A set",
          "options": [
            { "name": "flag", "type": "bool", "summary": "A flag" },
            { "name": "kind", "type": "choice", "values": ["a", "b"], "default": "a",
              "summary": "A kind" }
          ],
          "files": [
            { "id": "model", "source": "Model.swift", "role": "ViewModel" }
          ]
        }
        """

    static func replacing(_ part: String, with other: String) -> String {
        precondition(text.contains(part), "the sample manifest does not hold \(part)")
        return text.replacing(part, with: other)
    }
}
