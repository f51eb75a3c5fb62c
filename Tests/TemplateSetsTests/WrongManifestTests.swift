import Basics
import TestSupport
import Testing

/// The problems of wrong manifests, each with its line and column.
struct WrongManifestTests {
    /// A part of a valid manifest, its replacement, and the problems.
    struct Spoiled: Sendable, CustomTestStringConvertible {
        let part: String
        let other: String
        let complaints: [String]

        init(_ part: String, _ other: String, _ complaints: String...) {
            self.part = part
            self.other = other
            self.complaints = complaints.map { "S/template.json:" + $0 }
        }

        var testDescription: String { other }
    }

    private func expect(_ spoiled: Spoiled, _ comment: Comment? = nil) {
        let text = SampleManifest.replacing(spoiled.part, with: spoiled.other)
        let refusal = outcome { try readSet(["template.json": text, "Model.swift": ""]) }
        #expect(refusal == Refusal(.data, spoiled.complaints), comment)
    }

    @Test(arguments: [
        Spoiled(
            #""summary": "A set""#, #""sumary": "A set""#,
            "1:1: the key 'summary' is missing",
            "5:3: unknown key 'sumary' (Did you mean 'summary'?)"),
        Spoiled(
            #""formatVersion": 1"#, #""formatVersion": 2"#,
            "2:3: the format version 2 is not known "
                + "(This scene-kit reads version 1; a newer one may help.)"),
        Spoiled(
            #""name": "S""#,
            #""packages": [{"url": "http://a/b", "from": "1", "products": []}], "name": "S""#,
            "3:17: 'http://a/b' is not the URL of a package "
                + "(Write it as https://host/owner/name.git, without a user or password.)",
            "3:46: '1' is not a version (Write it as three numbers: 1.0.0.)",
            "3:51: a package needs products (List those that the generated code imports.)"),
        Spoiled(
            #""name": "S""#,
            #""packages": [{"url": "https://a/b", "from": "1.0.0", "products": ["P", "P"], "#
                + #""name": "a\"b"}, {"url": "https://a/B.git", "from": "1.0.0", "#
                + #""products": ["Q;"]}], "name": "S""#,
            "3:3: the package 'B' is listed twice",
            "3:56: a product is listed twice", "3:80: 'a\"b' cannot name a package",
            "3:141: 'Q;' cannot name a product"),
        Spoiled(
            #""name": "S""#, #""name": "../S""#,
            "3:3: '../S' cannot name a set "
                + "(A name has letters, digits, '-' and '_' and starts with a letter.)"),
        Spoiled(
            #""version": "1.0.0""#, #""version": "1.0""#,
            "4:14: '1.0' is not a version (Write it as three numbers: 1.0.0.)"),
        Spoiled(
            #""name": "S""#, #""minimumVersion": "newest", "name": "S""#,
            "3:21: 'newest' is not a version (Write it as three numbers: 1.0.0.)"),
        Spoiled(
            #""name": "S""#, #""delimiters": ["<%"], "name": "S""#,
            "3:17: delimiters are two marks without spaces or '=' "
                + #"(For example ["<%", "%>"].)"#),
        Spoiled(
            #""name": "S""#,
            #""name": "S", "rules": [{ "id": "r", "why": "W", "fix": "F", "name": ["a"], "#
                + #""names": ["a"], "passes": "b", "fails": "a" }]"#,
            "3:63: unknown key 'name' (The other keys are 'severity', 'in', 'except', 'imports', "
                + "'uses', 'calls', 'properties', 'functions', 'parameters' and 'captures'.)"),
        Spoiled(
            #""name": "S""#, #""name": "S", "reserved": { "scene": {} }"#,
            "3:30: unknown key 'scene' (Did you mean 'scenes'?)"),
    ])
    func `wrong keys of the set are refused`(spoiled: Spoiled) {
        expect(spoiled)
    }

    @Test(arguments: [
        Spoiled(#""name": "flag""#, #""name": "kind""#, "8:15: two options are named 'kind'"),
        Spoiled(
            #""type": "bool""#, #""type": "boolean""#,
            "7:31: 'boolean' is not possible here (Did you mean 'bool'?)"
        ),
        Spoiled(#""values": ["a", "b"], "#, "", "8:5: a choice needs values"),
        Spoiled(#"["a", "b"]"#, "[]", "8:41: a choice needs values"),
        Spoiled(
            #""default": "a""#, #""default": "c""#,
            "8:63: the default 'c' is not among the values"),
        Spoiled(#"["a", "b"]"#, #"["a", "a"]"#, "8:41: a value is listed twice"),
        Spoiled(
            #"["a", "b"]"#, #"["a", "b c"]"#,
            "8:41: 'b c' cannot be a value (A value has letters, digits and '-'.)"),
        Spoiled(
            #""type": "bool""#, #""type": "bool", "values": ["on"]"#,
            "7:39: only a choice has values"),
        Spoiled(
            #""type": "bool""#, #""type": "bool", "when": { "kin": "a" }"#,
            "7:56: 'when' names an option 'kin' that the set does not have "
                + "(Did you mean 'kind'?)"),
        Spoiled(
            #""type": "bool""#, #""type": "bool", "scope": "projects""#,
            "7:48: 'projects' is not possible here (Did you mean 'project'?)"),
    ])
    func `wrong keys of an option are refused`(spoiled: Spoiled) {
        expect(spoiled)
    }

    @Test(arguments: [
        "", "__proto__", "scene", "params", "a-b", "a b", "1a", "options", "\\u00fcber",
        String(repeating: "a", count: 101),
    ])
    func `an option can't have a reserved name`(name: String) {
        let text = SampleManifest.replacing(#""name": "flag""#, with: #""name": "\#(name)""#)
        let refusal = outcome { try readSet(["template.json": text, "Model.swift": ""]) }
        #expect(refusal?.status == .data)
        #expect(refusal?.lines.count == 1)
        #expect(refusal?.lines.first?.contains("S/template.json:7:7: ") == true)
        #expect(refusal?.lines.first?.contains("cannot name an option") == true)
    }

    @Test(arguments: [
        Spoiled(
            #""source": "Model.swift""#, #""source": "Modell.swift""#,
            "12:32: the file 'Modell.swift' is listed but does not exist"),
        Spoiled(
            #""source": "Model.swift""#, #""source": "../Model.swift""#,
            "12:32: the file '../Model.swift' is listed but does not exist"),
        Spoiled(
            #""source": "Model.swift""#, #""source": "template.json""#,
            "12:32: the file 'template.json' is listed but does not exist"),
        Spoiled(
            #""role": "ViewModel" }"#,
            #"""
            "role": "ViewModel" },
                { "source": "Model.swift", "role": "R", "id": "model" }
            """#,
            "13:51: two files have the id 'model'"),
        Spoiled(
            #""role": "ViewModel""#, #""role": "ViewModel", "when": { "kinds": "a" }"#,
            "12:87: 'when' names an option 'kinds' that the set does not have "
                + "(Did you mean 'kind'?)"),
        Spoiled(
            #""role": "ViewModel""#, #""role": "ViewModel", "when": { "kind": ["a", "c"] }"#,
            "12:86: 'when' names a value 'c' that 'kind' cannot have"),
        Spoiled(
            #""role": "ViewModel""#, #""role": "ViewModel", "when": { "flag": "tru" }"#,
            "12:86: 'when' names a value 'tru' that 'flag' cannot have (Did you mean 'true'?)"),
        Spoiled(
            #""role": "ViewModel""#, #""role": "ViewModel", "root": "test""#,
            "12:76: 'test' is not possible here (Did you mean 'testing' or 'tests'?)"),
        Spoiled(
            #""role": "ViewModel""#, #""role": "ViewModel", "shared": "yes""#,
            "12:78: expected true or false, found a string"),
    ])
    func `wrong keys of a file are refused`(spoiled: Spoiled) {
        expect(spoiled)
    }

    @Test func `every problem is reported at once and in order`() {
        expect(
            Spoiled(
                #""type": "bool", "summary": "A flag" }"#,
                #""type": "bool", "when": { "x": "y" } }"#,
                "7:5: the key 'summary' is missing"),
            "what a key holds comes before what keys say of each other")
        let text = SampleManifest.replacing(#""name": "flag""#, with: #""name": "kind""#)
            .replacing("Model.swift", with: "Gone.swift")
            .replacing(#""role": "ViewModel""#, with: #""role": "R", "when": { "x": "y" }"#)
        let refusal = outcome { try readSet(["template.json": text]) }
        #expect(
            refusal?.lines.map { $0.prefix(21) } == [
                "S/template.json:8:15:", "S/template.json:12:32", "S/template.json:12:74",
            ])
    }

    @Test func `a manifest that isn't JSON is reported with its position`() {
        let refusal = outcome { try readSet(["template.json": "{\n  \"name\": }"]) }
        #expect(refusal?.status == .data)
        #expect(refusal?.lines.first?.hasPrefix("S/template.json:2:11: ") == true)
    }
}
