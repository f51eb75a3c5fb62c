import TemplateSets
import TestSupport
import Testing
import XcodeTemplates

@testable import Basics
@testable import Scenes
@testable import XcodeBridge

/// Conversions of macros, of text that looks like tags, and of files that several folders have.
@Suite struct ConvertedTextTests {
    @Test(arguments: [
        ("___VARIABLE_productName:identifier___", "{{scene}}"),
        ("___FILEBASENAMEASIDENTIFIER___View", "{{scene}}View"),
        ("___FILENAME___ ___DATE___ ___YEAR___", "{{fileName}} {{date}} {{year}}"),
        (
            "___FULLUSERNAME___ ___USERNAME___",
            "{{author}}{{#author}} {{author}}{{/author}}"
        ),
        (
            "___PROJECTNAME___ ___WORKSPACENAME___",
            "{{options.projectName}} {{options.projectName}}"
        ),
        (
            "___TARGETNAME___",
            "{{#module}}{{module}}{{/module}}{{^module}}{{options.projectName}}{{/module}}"
        ),
        (
            "___COPYRIGHT___",
            "{{#options.organizationName}}Copyright © {{year}} {{options.organizationName}}. "
                + "All rights reserved.{{/options.organizationName}}"
        ),
        ("a___VARIABLE_productName:deletingPathExtension___b", "a{{scene}}b"),
    ]) func `a macro becomes a tag`(macro: String, tag: String) throws {
        let conversion = try Conversion(files: ["___FILEBASENAME___.txt": macro + "\n"])
        #expect(conversion.text("{{scene}}.txt") == tag + "\n")
        #expect(conversion.warnings == [])
    }

    @Test func `static options are inserted into the texts that use them`() throws {
        let conversion = try Conversion(
            options: """
                , { Identifier = module; Type = static; Default = "___VARIABLE_stem:identifier___M"; }
                , { Identifier = stem; Type = static; Default = "2 ___VARIABLE_productName___-x"; }
                """,
            files: ["___VARIABLE_module___.txt": "___VARIABLE_module___ ___VARIABLE_stem:upper___"])
        #expect(conversion.set.files.map(\.path) == ["__{{scene}}_xM.txt"])
        #expect(
            conversion.converted.files.values.contains {
                String(decoding: $0, as: UTF8.self) == "__{{scene}}_xM ___VARIABLE_stem:upper___"
            })
        #expect(conversion.warnings.count == 1)
    }

    @Test func `a modifier changes every value of a choice`() throws {
        let conversion = try Conversion(
            options: """
                , { Identifier = "my kind"; Type = popup; Values = ("A b", "é", "A-b"); }
                , { Identifier = on; Type = checkbox; }
                """,
            files: [
                "a.txt":
                    "___VARIABLE_my kind:upper___|___VARIABLE_my kind___|___VARIABLE_on:upper___"
            ])
        #expect(try conversion.files()["a.txt"] == "A B|A b|FALSE")
        #expect(try conversion.files("Car", ["myKind=other", "on=true"])["a.txt"] == "É|é|TRUE")
        #expect(try conversion.files("Car", ["myKind=A-b"])["a.txt"] == "A-B|A-b|FALSE")
        #expect(conversion.warnings == [])
    }

    @Test func `a default with macros becomes part of the templates`() throws {
        let conversion = try Conversion(
            options: """
                , { Identifier = cell; Type = text; Default = "___VARIABLE_productName___Cell"; }
                """, files: ["a.txt": "___VARIABLE_cell___\n"])
        #expect(try conversion.files()["a.txt"] == "CarCell\n")
        #expect(try conversion.files("Car", ["cell=Row"])["a.txt"] == "Row\n")
    }

    @Test func `an inactive checkbox is off`() throws {
        let conversion = try Conversion(
            options: """
                , { Identifier = a; Type = checkbox; Default = true; }
                , { Identifier = b; Type = checkbox; Default = true; RequiredOptions = { a = YES; }; }
                """, files: ["a.txt": "___VARIABLE_b___"])
        #expect(try conversion.files()["a.txt"] == "true")
        #expect(try conversion.files("Car", ["a=false"])["a.txt"] == "false")
        #expect(conversion.warnings == [])
    }

    @Test(arguments: [
        "{{___VARIABLE_productName___}} {{x}} }} <%", "{___VARIABLE_productName___}",
        "Array<___VARIABLE_productName___>\r\n\r\n", "{{! << [[ <%% ___VARIABLE_productName___",
        "\n  ___VARIABLE_on___  \n___COPYRIGHT___\n\n", "//___FILEHEADER___",
        "//___FILEHEADER___\n\n\nimport B\nimport A", "", "\u{FEFF}x",
    ]) func `text that looks like tags, and every line break, is preserved`(text: String) throws {
        let conversion = try Conversion(
            options: ", { Identifier = on; Type = checkbox; }",
            files: ["___FILEBASENAME___.swift": text])
        // The set was compared with the bundle for every combination.
        #expect(conversion.warnings == [])
        #expect(try conversion.files().keys.sorted() == ["Car.swift"])
    }

    /// A project whose `IDETemplateMacros.plist` has a header.
    private static func surroundings(header: String) throws -> RenderEnvironment {
        var surroundings = RenderEnvironment()
        surroundings.macros.overrides = ["FILEHEADER": header]
        try surroundings.takeFileHeader(
            author: "Ann", date: CalendarDate(parsing: SourceText(name: "", text: "2026-03-14")))
        return surroundings
    }

    @Test func `a header without slashes in front is reported`() throws {
        let conversion = try Conversion(
            options: "", files: ["___FILEBASENAME___.txt": "/*___FILEHEADER___ */"])
        #expect(conversion.warnings.contains { $0.contains("has other bytes in the set") })
    }

    @Test func `the header is the project's, or Xcode's`() throws {
        let conversion = try Conversion(rule: "header")
        #expect(conversion.text("{{scene}}.swift")?.hasPrefix("{{>header}}") == true)
        let own = try conversion.files(in: RenderEnvironment(header: ["Ours", ""]))
        #expect(own["Car.swift"]?.hasPrefix("// Ours\n//\n\nimport") == true)
        let team = try conversion.files(in: Self.surroundings(header: "/ Ours, ___FILENAME___"))
        #expect(team["Car.swift"]?.hasPrefix("/// Ours, Car.swift\n\nimport") == true)
        let xcode = try conversion.files("Car", ["organizationName=Org"], author: "Ann")
        #expect(
            xcode["Car.swift"]?.hasPrefix(
                """
                //
                //  Car.swift
                //  Project
                //
                //  Created by Ann on 2026-03-14.
                //  Copyright © 2026 Org. All rights reserved.
                //

                import
                """) == true)
    }

    @Test func `equal files of several folders become one file`() throws {
        let same = "___FILEBASENAME___Router.swift"
        let conversion = try Conversion(
            options: """
                , { Identifier = ui; Type = popup; Values = (Code, XIB, SwiftUI); }
                , { Identifier = log; Type = checkbox; }
                """,
            files: [
                "Code/\(same)": "a", "XIB/\(same)": "a", "SwiftUI/\(same)": "b",
                "Codelog/\(same)": "a", "XIBlog/\(same)": "c", "SwiftUIlog/\(same)": "b",
            ])
        #expect(
            conversion.set.files.map { "\($0.id) \($0.role) \($0.source)" } == [
                "router Router Codelog/{{scene}}Router.swift",
                "router-2 Router Codelog/{{scene}}Router.swift",
                "router-3 Router XIBlog/{{scene}}Router.swift",
                "router-4 Router SwiftUIlog/{{scene}}Router.swift",
            ])
        #expect(conversion.set.files.last?.condition.clauses.map(\.values) == [["SwiftUI"]])
        #expect(conversion.warnings == [])
    }

    @Test func `names become valid names of sets`() throws {
        #expect(
            try Conversion(files: ["a.txt": ""], name: "VIPER module").converted.name
                == "VIPERModule")
        #expect(try Conversion(files: ["a.txt": ""], name: "Tests").converted.name == "TestsSet")
        #expect(try Conversion(files: ["a.txt": ""], name: "模块").converted.name == "XcodeTemplate")
    }

    @Test func `options that contain each other come to an end`() throws {
        func doubling(_ count: Int) throws -> Conversion {
            let statics = (0..<count).map { index in
                let next = "___VARIABLE_s\(index + 1)___"
                return ", { Identifier = s\(index); Type = static; Default = \"\(next)\(next)\"; }"
            }
            let last = ", { Identifier = s\(count); Type = static; Default = x; }"
            return try Conversion(
                options: statics.joined() + last, files: ["a.txt": "___VARIABLE_s0___\n"])
        }
        #expect(try doubling(8).files()["a.txt"]?.count == 257)
        #expect(try doubling(14).warnings.count == 1)
        #expect(outcome { try doubling(40) }?.status == .data)
        let cycle = outcome {
            try Conversion(
                options: """
                    , { Identifier = a; Type = static; Default = "___VARIABLE_b___"; }
                    , { Identifier = b; Type = static; Default = "___VARIABLE_a___"; }
                    """, files: ["a.txt": "___VARIABLE_a___\n"])
        }
        #expect(cycle?.status == .data)
    }

    @Test func `a bundle without texts is refused`() throws {
        let refusal = outcome { _ = try Conversion(files: ["a.bin": "\u{0}"]) }
        #expect(refusal?.status == .data)
        #expect(refusal?.lines.first?.contains("there is no text") == true)
    }

    @Test func `exactly one condition holds for each combination, and none for any other`() {
        var generator = SystemRandomNumberGenerator()
        let all = (0..<24).map { [$0 % 3, $0 / 3 % 2, $0 / 6] }
        for _ in 0..<200 {
            let rows = Set(all.filter { _ in Bool.random(using: &generator) })
            let boxes = rows.conditions
            for row in all {
                let count = boxes.count { box in
                    zip(row, box).allSatisfy { $1.contains($0) }
                }
                #expect(count == (rows.contains(row) ? 1 : 0))
            }
        }
    }
}
