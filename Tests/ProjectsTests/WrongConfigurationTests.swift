import Basics
import TestSupport
import Testing

/// What is wrong with a `scene-kit.json`, each with the line and column to look at.
struct WrongConfigurationTests {
    private func expect(
        _ text: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let refusal = outcome { try readConfiguration(text) }
        #expect(
            refusal == Refusal(.data, lines.map { "scene-kit.json:" + $0 }),
            sourceLocation: sourceLocation)
    }

    @Test func `an unknown key is refused with a suggestion`() {
        expect(
            """
            {
              "templat": "Scene"
            }
            """, ["2:3: unknown key 'templat' (Did you mean 'template'?)"])
    }

    @Test func `every problem is reported at once`() {
        expect(
            """
            {
              "source": "App",
              "tests": "../Tests",
              "modul": "App"
            }
            """,
            [
                "2:3: unknown key 'source' (Did you mean 'sources'?)",
                "3:12: the folder '../Tests' contains '.' or '..' and could leave the output folder "
                    + #"(Name a folder below this file, such as "App/Scenes".)"#,
                "4:3: unknown key 'modul' (Did you mean 'module'?)",
            ])
    }

    @Test(arguments: ["../App", "/App", "~/App", "App/../..", ".git/App", "", "App/\\u0000"])
    func `a folder stays in the project`(folder: String) {
        for key in ["sources", "tests", "support"] {
            let refusal = outcome { try readConfiguration(#"{ "\#(key)": "\#(folder)" }"#) }
            #expect(refusal?.status == .data)
            #expect(refusal?.lines.count == 1)
            let column = #"{ "": "#.count + key.count + 1
            #expect(refusal?.lines[0].hasPrefix("scene-kit.json:1:\(column): the folder") == true)
            #expect(refusal?.lines[0].hasSuffix(#"such as "App/Scenes".)"#) == true)
        }
    }

    @Test func `another version is refused before anything else is looked at`() {
        expect(
            """
            { "keyOfTheFuture": 1,
              "requires": "1.3.0" }
            """,
            [
                "2:15: this project requires scene-kit 1.3.0, and this is 1.2.0 "
                    + "(In a clone of scene-kit: git checkout 1.3.0 && ./install.sh)"
            ])
        #expect(outcome { try readConfiguration(#"{"requires": "1.2.0"}"#) } == nil)
    }

    @Test func `a version has three numbers`() {
        expect(
            #"{ "requires": "1.2" }"#,
            ["1:15: '1.2' is not a version (Write it as three numbers: 1.0.0.)"])
        #expect(outcome { try readConfiguration(#"{ "requires": 1 }"#) }?.status == .data)
    }

    @Test(arguments: [
        (#"{ "Car": "Car(" }"#, "1:27: '(' has no ')' (Add the ')'.)"),
        (#"{ "[Car": "[]" }"#, "1:17: '[' has no ']' (Add the ']'.)"),
        (#"{ "Car": 1 }"#, "1:23: expected a string, found a number"),
        (#"{ "Car": "a b" }"#, "1:26: unexpected 'b' after the expression"),
        ("[]", "1:14: expected an object, found a list"),
    ])
    func `a sample is a type and an expression`(json: String, complaint: String) {
        expect(#"{ "samples": \#(json) }"#, [complaint])
    }

    @Test(arguments: [#""a\u0007b""#, #"["a\rb"]"#, #""a\u2028b""#])
    func `a header holds no control characters`(json: String) {
        expect(
            #"{ "header": \#(json) }"#,
            ["1:13: a header cannot contain control characters other than line breaks and tabs"])
    }

    @Test(arguments: [
        (#"{ "support": true }"#, "1:14: expected a string, found true or false"),
        (#"{ "support": 1 }"#, "1:14: expected a string, found a number"),
        (#"{ "template": [] }"#, "1:15: expected a string, found a list"),
        (#"{ "options": { "a": 1 } }"#, "1:21: expected a string, found a number"),
        (#"{ "scenes": {} }"#, "1:13: expected a list, found an object"),
        (#"{ "scenes": [{}] }"#, "1:14: the key 'name' is missing"),
        (#"{ "imports": [1] }"#, "1:15: expected a string, found a number"),
        (
            "[]",
            #"1:1: expected an object, found a list (Wrap the scenes: { "scenes": [ … ] })"#
        ),
    ])
    func `values have their kind`(text: String, complaint: String) {
        expect(text, [complaint])
    }

    @Test func `the file is JSON`() {
        let refusal = outcome { try readConfiguration("{\n<<<<<<< HEAD\n}") }
        #expect(refusal?.status == .data)
        #expect(refusal?.lines.first?.hasPrefix("scene-kit.json:2:1: ") == true)
    }
}
