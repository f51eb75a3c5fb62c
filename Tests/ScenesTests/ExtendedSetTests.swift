import TestSupport
import Testing

@testable import Basics
@testable import Scenes
@testable import TemplateSets

/// Sets that extend a set in their folder `Base`, as installed ones do.
struct ExtendedSetTests {
    private static let base = """
        { "formatVersion": 1, "name": "Base", "version": "1.1.0", "summary": "B",
          "options": [
            { "name": "look", "type": "choice", "values": ["plain", "grouped"], "default": "plain",
              "summary": "L", "was": ["style"] },
            { "name": "log", "type": "bool", "summary": "L" },
            { "name": "level", "type": "text", "default": "low", "summary": "D",
              "when": { "log": true } },
            { "name": "item", "type": "members", "default": ["a:Int"], "summary": "M" }
          ],
          "files": [
            { "id": "it", "source": "It.swift", "role": "It", "when": { "look": "grouped" } },
            { "id": "plain", "source": "Plain.swift", "role": "It", "when": { "look": "plain" } },
            { "id": "log", "source": "Log.swift", "role": "Log",
              "when": { "log": true, "look": "grouped" } }
          ] }
        """

    private static func set(_ keys: String, _ more: [String: String] = [:]) throws -> TemplateSet {
        let manifest = """
            { "formatVersion": 1, "name": "Top", "version": "1.0.0", "summary": "T", \(keys) }
            """
        return try readSet(
            [
                "template.json": manifest, "Base/template.json": base,
                "Base/It.swift": "base {{options.look}} {{options.level}}{{$more}}{{/more}}\n",
                "Base/Plain.swift": "plain", "Base/Log.swift": "log",
            ].merging(more) { $1 })
    }

    private static func texts(of set: TemplateSet, _ options: String...) throws -> [String: String]
    {
        let scene = try Scene(
            resolving: SceneRequest(name: "Car", options: options), for: set)
        return Dictionary(
            uniqueKeysWithValues: try renderedFiles(of: scene, set).map {
                ($0.path.description, $0.text)
            })
    }

    @Test func `a set changes defaults, and puts values in the place of options`() throws {
        let set = try Self.set(
            #""extends": "a/Base", "defaults": {"item": []}, "fixed": {"look": "grouped", "log": false}"#
        )
        #expect(set.options.map(\.name) == ["item"] && set.options[0].defaultText == "")
        // 'level' has no effect without 'log'.
        #expect(set.manifest.fixed.map(\.name) == ["look", "log", "level"])
        #expect(set.files.map(\.id) == ["it"] && set.files[0].condition.clauses.isEmpty)
        #expect(try Self.texts(of: set) == ["It.swift": "base grouped low\n"])
        #expect(outcome { try Self.texts(of: set, "log=true") }?.status == .usage)
        // Scenes of earlier versions chose values.
        for name in ["look", "style", "log", "level"] {
            let text = SourceText(name: "", text: name)
            #expect(set.present(OptionText(key: text, value: text)) == nil, "\(name)")
        }
    }

    @Test func `each set of a line can change blocks of the one before`() throws {
        let middle = """
            { "formatVersion": 1, "name": "Middle", "version": "1.0.0", "summary": "M",
              "extends": "Base", "defaults": { "look": "grouped" } }
            """
        var tree = [
            "template.json": """
            { "formatVersion": 1, "name": "Top", "version": "1.0.0", "summary": "T",
              "extends": "Middle" }
            """,
            "It.swift": "{{<base/it}}{{$own}} top{{/own}}{{/base/it}}",
            "Base/template.json": middle,
            "Base/It.swift":
                "{{< base/it}}{{$more}} middle{{$own}}{{/own}}{{/more}}{{/ base/it}}{{> base/plain}}",
        ]
        for (path, text) in [
            ("template.json", Self.base), ("It.swift", "base{{$more}}{{/more}}\n"),
            ("Plain.swift", "plain"), ("Log.swift", "log"),
        ] {
            tree["Base/Base/" + path] = text
        }
        #expect(try Self.texts(of: readSet(tree)) == ["It.swift": "base middle top\nplain"])
        tree["It.swift"] = "{{> base/it}} top"
        #expect(try Self.texts(of: readSet(tree)) == ["It.swift": "base middle\nplain top"])
        let digest = try readSet(tree).digest
        tree["Base/Base/Log.swift"] = "other"
        #expect(try readSet(tree).digest != digest)
    }

    static let mistakes: [(String, String)] = [
        (#""extends": "Bose""#, "'Base' can't be extended as 'Bose'"),
        (
            #""extends": {"set": "Base", "from": "1.2.0"}"#,
            "'Base' has version 1.1.0, and this set needs 1.2.0"
        ),
        (#""extends": "Base", "defaults": {"looks": "plain"}"#, "'Base' has no option 'looks'"),
        (#""extends": "Base", "defaults": {"look": "round"}"#, "'round' is no value of 'look'"),
        (#""extends": "Base", "fixed": {"log": "plain"}"#, "'plain' is no value of 'log'"),
        (#""extends": "Base", "fixed": {"item": "1"}"#, "'1' is no value of 'item'"),
        (
            #""extends": {"set": "Base", "source": "x y"}"#,
            "'x y' is neither a folder nor a repository"
        ),
        (
            #""fixed": {"log": false}, "files": []"#,
            "'fixed' changes parts of a set that this one extends"
        ),
    ]

    @Test(arguments: mistakes)
    func `what a set says of its base is checked`(keys: String, message: String) {
        let refusal = outcome { try Self.set(keys) }
        #expect(refusal?.status == .data)
        #expect(
            refusal?.lines.contains { $0.contains(": " + message) } == true, "\(refusal as Any)")
    }
}
