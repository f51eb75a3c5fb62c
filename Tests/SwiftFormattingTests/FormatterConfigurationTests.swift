import Basics
import Foundation
import JSONSource
import SwiftFormatting
import TestSupport
import Testing

struct FormatterConfigurationTests {
    private func layout(_ text: String) throws -> SwiftLayout {
        try JSONDocument(
            parsing: Array(text.utf8), name: ".swift-format", allowsComments: true,
            allowsTrailingCommas: true
        ).decode()
    }

    private func complaints(_ text: String) -> [String] {
        do {
            _ = try layout(text)
            return []
        } catch {
            let diagnostics = (error as? Failure)?.diagnostics ?? []
            return diagnostics.map {
                "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.message)"
            }
        }
    }

    @Test func `the default is the layout that templates are written for`() throws {
        #expect(try layout(FormatterConfiguration.text) == SwiftLayout())
    }

    @Test func `what is missing is as the formatter has it`() throws {
        let result = try Run.program(
            URL(filePath: "/usr/bin/env"), ["swift", "format", "dump-configuration"])
        let defaults = try layout(result.output)
        for text in ["{}", #"{ "version": 1, "rules": { "NoBlockComments": 3 } }"#] {
            #expect(try layout(text) == defaults)
        }
        #expect(try layout(#"{ "lineLength": null, "indentation": null }"#) == defaults)
    }

    @Test func `every key is read`() throws {
        #expect(
            try layout(#"{ "indentation": { "spaces": 3 }, "lineLength": 80 }"#)
                == SwiftLayout(
                    indentation: .spaces(3), lineLength: 80, indentsConditionalCompilation: true))
        #expect(
            try layout(#"{ "indentation": { "tabs": 1 }, "tabWidth": 4 }"#)
                == SwiftLayout(
                    indentation: .tabs(1), tabWidth: 4, indentsConditionalCompilation: true))
        #expect(
            try layout(#"{ "indentConditionalCompilationBlocks": false }"#)
                == SwiftLayout(indentation: .spaces(2)))
    }

    /// The formatter takes both, so files have them.
    @Test func `comments and commas at the end are fine`() throws {
        let text = """
            // ours
            { /* wide */ "lineLength": 120, "indentation": { "spaces": 4, }, }
            """
        #expect(try layout(text).lineLength == 120)
        try expectLintClean(["A.swift": "struct A {\n    let b = 1\n}\n"], configuration: text)
    }

    @Test(arguments: [
        ("[]", ["1:1 expected an object, found a list"]),
        (
            "{\n  \"indentation\": 2,\n  \"lineLength\": \"wide\"\n}",
            [
                "2:18 expected an object, found a number",
                "3:17 expected a whole number, found a string",
            ]
        ),
        (
            #"{ "indentation": { "spaces": 2, "tabs": 1 } }"#,
            ["1:18 an indentation is made of either 'spaces' or 'tabs'"]
        ),
        (
            #"{ "indentation": {} }"#,
            ["1:18 an indentation is made of either 'spaces' or 'tabs'"]
        ),
        (#"{ "indentation": { "spaces": -1 } }"#, ["1:20 'spaces' is at least 0"]),
        (#"{ "indentation": { "tabs": 900 } }"#, ["1:20 'tabs' is at most 64"]),
        (#"{ "indentation": { "tabs": null } }"#, ["1:28 expected a whole number, found null"]),
        (#"{ "lineLength": 0 }"#, ["1:3 'lineLength' is at least 1"]),
        (#"{ "tabWidth": 0 }"#, ["1:3 'tabWidth' is at least 1"]),
        (#"{ "lineLength": 99.5 }"#, ["1:17 expected a whole number, found a number"]),
        (
            #"{ "indentConditionalCompilationBlocks": 1 }"#,
            ["1:41 expected true or false, found a number"]
        ),
        ("{ \"lineLength\": 100", ["1:20 a '}' is missing", "1:1 the object starts here"]),
    ])
    func `nonsense is reported`(text: String, expected: [String]) {
        #expect(complaints(text) == expected)
    }

    @Test func `the formatter's configuration is the project's own`() throws {
        let own = try String(
            contentsOf: Repository.root.appending(path: ".swift-format"), encoding: .utf8)
        #expect(FormatterConfiguration.text == own)
    }
}
