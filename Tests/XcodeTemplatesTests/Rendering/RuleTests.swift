import Basics
import Foundation
import TestSupport
import Testing
import XcodeTemplates

/// The rules by which a bundle becomes files: each has a bundle and the trees that it gives, both
/// written by hand.
@Suite struct RuleTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var rule: String
        var tree = "expected"
        var name = "Car"
        var options: [String: String] = [:]

        var testDescription: String { "\(rule)/\(tree)" }
    }

    static let cases = [
        Case(rule: "R01-options", name: "Login", options: ["service": "Web"]),
        Case(rule: "R01-without-product", name: "Login"),
        Case(rule: "R01-without-product", tree: "unnamed", name: "Thing"),
        Case(rule: "R01-static-product", name: "Log-in"),
        Case(rule: "R02-file-names", name: "Car-x"),
        Case(
            rule: "R02-file-names", tree: "legacy", name: "Car-x",
            options: ["legacyFilebasename": "true"]),
        Case(rule: "R03-variants", tree: "default"),
        Case(rule: "R03-variants", tree: "xib", options: ["interface": "From XIB"]),
        Case(rule: "R03-variants", tree: "tests", options: ["withTests": "YES"]),
        Case(
            rule: "R03-variants", tree: "any-case",
            options: ["withTests": "1", "interface": "From XIB", "complex": "Interactor"]),
        Case(rule: "R03-default", tree: "default"),
        Case(
            rule: "R03-default", tree: "both", options: ["withView": "true", "withRouter": "true"]),
        Case(rule: "R04-units", tree: "none"),
        Case(rule: "R04-units", tree: "notes", options: ["kind": "B", "extra": "Notes"]),
        Case(rule: "R04-units", tree: "both", options: ["extra": "Both"]),
        Case(rule: "R04-units-flat", tree: "off"),
        Case(rule: "R04-units-flat", tree: "on", options: ["notes": "true"]),
        Case(rule: "R05-requirements", tree: "off", options: ["ownsView": "false"]),
        Case(rule: "R05-requirements", tree: "default"),
        Case(rule: "R05-requirements", tree: "small", options: ["withXIB": "true"]),
        Case(
            rule: "R05-requirements", tree: "medium",
            options: ["withXIB": "true", "size": "M", "cell": "Row"]),
        Case(rule: "R06-flat", options: ["language": "Text"]),
        Case(rule: "R06-default-folder"),
        Case(rule: "R07-statics"),
        Case(rule: "R08-main-files"),
        Case(rule: "R09-openstep", tree: "default", options: ["withView": "yes"]),
        Case(
            rule: "R09-openstep", tree: "rich",
            options: ["style": "Very Rich", "withView": "NO"]),
        Case(rule: "R09-key-for-value"),
        Case(rule: "R10-class", tree: "default"),
        Case(rule: "R10-class", tree: "known", options: ["superclass": "UIViewController"]),
        Case(rule: "R10-class", tree: "unknown", options: ["superclass": "BaseView"]),
        Case(rule: "R11-undeclared"),
        Case(rule: "R12-binary", name: "Car-x"),
        Case(rule: "header", tree: "xcode"),
    ]

    @Test(arguments: cases) func `a bundle gives the tree written by hand`(_ one: Case) throws {
        let template = try Example.fixture(one.rule)
        var macros = Example.macros
        macros.packageName = nil
        let rendering = try template.render(name: one.name, options: one.options, macros: macros)
        let expected = try Example.bytes(below: "Xcode/\(one.rule)/\(one.tree)")
        #expect(rendering.files.map(\.path) == expected.keys.sorted())
        for (path, contents) in rendering.files where contents != expected[path] {
            let wanted = String(decoding: expected[path] ?? [], as: UTF8.self)
            let actual = String(decoding: contents, as: UTF8.self)
            Issue.record("\(path): \(Golden.differences(from: wanted, to: actual))")
        }
        let again = try template.render(name: one.name, options: one.options, macros: macros)
        #expect(rendering.texts == again.texts)
    }

    @Test func `every bundle of the fixtures has a case`() throws {
        let rules = try FileTree.read(Repository.fixtures.appending(path: "Xcode")).keys
            .compactMap { $0.split(separator: "/").first.map(String.init) }
        #expect(Set(rules).subtracting(Self.cases.map(\.rule)).isEmpty)
    }

    @Test func `macros that nothing declares are told of once, with their place`() throws {
        let rendering = try Example.fixture("R11-undeclared").render(name: "Car")
        #expect(
            rendering.warnings.map { "\($0.position?.line ?? 0): \($0.message)" } == [
                "3: nothing declares ___VARIABLE_other___; it stays as it is",
                "3: nothing declares ___SOMETHING:identifier___; it stays as it is",
                "5: 'shout' is not a modifier; ___VARIABLE_productName:shout___ stays as it is",
            ])
        #expect(
            rendering.warnings.first?.path == "Module.xctemplate/___FILEBASENAME___.swift")
    }

    @Test func `the texts of the dialog are read`() throws {
        let template = try Example.fixture("R08-main-files")
        #expect(template.summary == "One line")
        #expect(template.explanation == "Some sentences.")
    }

    @Test func `a folder without a variant is an error with those there are`() throws {
        let template = try Example.fixture("R03-variants")
        let options = ["interface": "From XIB", "withTests": "true"]
        let failure = failure { () throws(Failure) in
            _ = try template.render(name: "Car", options: options)
        }
        #expect(failure?.status == .data)
        #expect(
            failure?.diagnostics.first?.message
                == "the template has no folder 'From XIBwithTestsSimple'")
        #expect(failure?.diagnostics.first?.hint?.contains("'NonewithTestsSimple'") == true)
    }

    @Test func `a team's header goes before the others`() throws {
        let bytes = try Example.bytes(below: "Xcode/header")["IDETemplateMacros.plist"] ?? []
        var macros = Example.macros
        macros.overrides = try IDETemplateMacros.overrides(parsing: bytes, name: "m")
        macros.fileHeader = " not this"
        let team = try Example.fixture("header").render(name: "Car", macros: macros)
        #expect(
            team.texts
                == (try FileTree.read(Repository.fixtures.appending(path: "Xcode/header/team"))))
        let neutral = try Example.fixture("header").render(name: "Car")
        #expect(
            neutral.texts
                == (try FileTree.read(Repository.fixtures.appending(path: "Xcode/header/neutral"))))
    }
}
