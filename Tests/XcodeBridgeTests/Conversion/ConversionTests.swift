import Foundation
import TestSupport
import Testing
import XcodeBridge

@testable import Basics
@testable import Packs

/// Conversions of Xcode file templates: the generated files of both, and the diagnostics.
@Suite struct ConversionTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var rule: String
        var tree = "expected"
        var name = "Car"
        var options: [String] = []

        var testDescription: String { "\(rule)/\(tree)" }
    }

    static let cases = [
        Case(rule: "R01-options", name: "Login", options: ["service=Web"]),
        Case(rule: "R01-without-product", name: "Login"),
        Case(rule: "R03-variants", tree: "default"),
        Case(rule: "R03-variants", tree: "xib", options: ["interface=From-XIB"]),
        Case(rule: "R03-variants", tree: "tests", options: ["withTests=true"]),
        Case(
            rule: "R03-variants", tree: "any-case",
            options: ["withTests=true", "interface=From-XIB", "complex=Interactor"]),
        Case(rule: "R03-default", tree: "default"),
        Case(rule: "R03-default", tree: "both", options: ["withView=true", "withRouter=true"]),
        Case(rule: "R04-units", tree: "none"),
        Case(rule: "R04-units", tree: "notes", options: ["kind=B", "extra=Notes"]),
        Case(rule: "R04-units-flat", tree: "off"),
        Case(rule: "R04-units-flat", tree: "on", options: ["notes=true"]),
        Case(rule: "R05-requirements", tree: "off", options: ["ownsView=false"]),
        Case(rule: "R05-requirements", tree: "default"),
        Case(rule: "R05-requirements", tree: "small", options: ["withXIB=true"]),
        Case(
            rule: "R05-requirements", tree: "medium",
            options: ["withXIB=true", "size=M", "cell=Row"]),
        Case(rule: "R06-flat", options: ["language=Text"]),
        Case(rule: "R06-default-folder"),
        Case(rule: "R08-main-files"),
        Case(rule: "R09-openstep", tree: "default"),
        Case(rule: "R09-openstep", tree: "rich", options: ["style=Very-Rich", "withView=false"]),
        Case(rule: "R09-key-for-value"),
        Case(rule: "R10-class", tree: "default"),
        Case(rule: "R10-class", tree: "known", options: ["superclass=UIViewController"]),
        Case(rule: "R10-class", tree: "unknown", options: ["superclassName=BaseView"]),
        Case(rule: "R11-undeclared"),
    ]

    @Test(arguments: cases) func `a converted set generates the bundle's tree`(
        _ one: Case
    ) throws {
        let files = try Conversion(rule: one.rule).files(one.name, one.options)
        #expect(files == (try Conversion.tree("Xcode/\(one.rule)/\(one.tree)")))
    }

    /// The bundles with parts that can't be converted, and the warnings.
    static let warnings: [String: [String]] = [
        "R01-options": [
            "the bundle has no folder for logs=true style=Rich, and 2 more such combinations; the "
                + "set makes no files then"
        ],
        "R03-default": [
            "the bundle has no folder for withView=true withRouter=false, and 1 more such "
                + "combinations; the set makes no files then"
        ],
        "R03-variants": [
            "the bundle has no folder for interface=None withTests=true complex=Interactor, and 1 "
                + "more such combinations; the set makes no files then"
        ],
        "R04-units": [kept("___VARIABLE_productName:lower___")],
        "R05-requirements": [
            "the bundle requires 'cell'; in the set, 'cell' defaults to 'Cell'"
        ],
        "R07-statics": [
            "1: " + kept("___VARIABLE_a___"), "1: " + kept("___VARIABLE_b___"),
            "1: " + kept("___VARIABLE_c___"),
        ],
        "R09-openstep": [
            "the bundle has no folder for withView=true style=Plain, and 3 more such combinations; "
                + "the set makes no files then"
        ],
        "R10-class": [
            suffix("___FILEBASENAME___"), "2: " + suffix("___FILEBASENAMEASIDENTIFIER___"),
            "2: the modifiers of ___VARIABLE_superclass:identifier___ are left out: the "
                + "value is used as it is typed",
            suffix("___FILEBASENAME___"), "1: " + suffix("___VARIABLE_productName___"),
        ],
        "R11-undeclared": [
            "3: nothing declares ___VARIABLE_other___; it stays as it is",
            "3: nothing declares ___SOMETHING:identifier___; it stays as it is",
            "5: 'shout' is not a modifier; ___VARIABLE_productName:shout___ stays as it is",
        ],
        "R12-binary": [
            kept("___VARIABLE_productName:lower___"), binary, binary,
        ],
    ]

    private static func kept(_ macro: String) -> String {
        "\(macro) can't be expressed in the template language and stays as it is"
    }

    private static func suffix(_ macro: String) -> String {
        "the suffix in \(macro) is added even if the name already ends in it"
    }

    private static let binary =
        "the file is not UTF-8 text, and native sets contain only text"

    @Test func `parts that can't be converted are reported, and nothing else differs`() throws {
        let rules = try FileTree.read(Repository.fixtures.appending(path: "Xcode")).keys
            .compactMap { $0.split(separator: "/").first.map(String.init) }
        for rule in Set(rules) {
            #expect(
                try Conversion(rule: rule).warnings == Self.warnings[rule] ?? [], "\(rule)")
        }
    }

    @Test func `changed names are reported`() throws {
        #expect(
            try Conversion(rule: "R03-variants").notes == [
                "the value 'From XIB' of 'interface' is 'From-XIB' in the set"
            ])
        #expect(
            try Conversion(rule: "R01-without-product").notes == [
                "the option 'author' is 'authorOption' in the set"
            ])
        #expect(
            try Conversion(rule: "R10-class").notes == [
                "for a class that 'superclass' doesn't list, use 'superclassName'"
            ])
    }

    @Test func `the cases of a converted set generate files`() throws {
        let cases = try Conversion(rule: "R03-variants").converted.cases
        #expect(cases.map(\.name) == ["defaults", "other-values"])
        for one in cases {
            let packCase = try PackCase(parsing: one.json, name: one.name)
            #expect(packCase.set.text == "Module")
        }
    }
}
