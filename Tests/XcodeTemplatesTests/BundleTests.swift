import Basics
import Foundation
import Testing
import XcodeTemplates

@Suite struct BundleTests {
    private func failure(
        options: String = "", more: String = "", files: [String: String] = ["a.txt": ""]
    ) -> Failure? {
        XcodeTemplatesTests.failure { () throws(Failure) in
            let template = try Example.template(options: options, more: more, files: files)
            _ = try template.render(name: "Car")
        }
    }

    private func failure(info: [UInt8]?) -> Failure? {
        XcodeTemplatesTests.failure { () throws(Failure) in
            var files: [String: [UInt8]] = ["a.txt": []]
            files["TemplateInfo.plist"] = info
            _ = try XcodeTemplate(name: "M", location: "M.xctemplate", files: files)
        }
    }

    @Test func `a bundle of another kind is refused by name`() {
        #expect(
            failure(info: nil)?.diagnostics.first?.message == "the bundle has no TemplateInfo.plist"
        )
        let kind = "<key>Kind</key><string>Xcode.Xcode3.ProjectTemplateUnitKind</string>"
        let failure = failure(info: Example.plist(kind))
        #expect(failure?.status == .data)
        #expect(
            failure?.diagnostics.first?.message
                == "templates of the kind 'Xcode.Xcode3.ProjectTemplateUnitKind' are not file templates"
        )
        #expect(failure?.diagnostics.first?.path == "M.xctemplate/TemplateInfo.plist")
        #expect(self.failure(info: Array("just text".utf8))?.status == .data)
    }

    @Test(arguments: [
        ("{ Type = text; }", "option 1 has no 'Identifier'"),
        ("{ Identifier = a; }", "the option 'a' has no 'Type'"),
        ("{ Identifier = a; Type = txt; }", "the option 'a' has the unknown type 'txt'"),
        (
            "{ Identifier = a; Type = text; }, { Identifier = a; Type = checkbox; }",
            "options with the identifier 'a' differ, and files depend on which one is used"
        ),
        ("{ Identifier = a; Type = popup; }", "the popup 'a' has no 'Values'"),
        ("text", "'Options[1]' is a string, not a dictionary"),
        (
            "{ Identifier = a; Type = text; Default = (); }",
            "'Default' of 'a' is an array, not a string"
        ),
        (
            "{ Identifier = a; Type = popup; Values = ((b)); }",
            "'Values' of 'a' is an array, not an array of strings"
        ),
        (
            "{ Identifier = a; Type = text; RequiredOptions = b; }",
            "'RequiredOptions' of 'a' is a string, not a dictionary of strings"
        ),
    ])
    func `says which option is wrong`(options: String, message: String) {
        let failure = failure(options: options)
        #expect(failure?.status == .data)
        #expect(failure?.diagnostics.map(\.message) == [message])
    }

    @Test func `harmless values of a wrong type are told of and ignored`() throws {
        let template = try Example.template(
            options: """
                { Identifier = productName; Type = text; Name = (); Required = maybe; },
                { Identifier = b; Type = checkbox; RequiredOptions = { productname = x; }; }
                """,
            more: "Summary = (); SortOrder = (); AllowedTypes = { a = (); };")
        #expect(
            template.warnings.map(\.message) == [
                "'Name' is an array, not a string", "'Required' is a string, not true or false",
                "'Summary' is an array, not a string",
                "the option 'b' needs 'productname', which the template does not have",
            ])
        #expect(try template.render(name: "Car").warnings.count == 4)
    }

    @Test func `a bundle without files says that its pack fills it`() throws {
        let template = try Example.template(files: ["TemplateIcon.png": "", "a/.DS_Store": ""])
        #expect(throws: Failure.self) { try template.requireFiles() }
        let failure = failure(files: [:])
        #expect(failure?.status == .data)
        #expect(failure?.diagnostics.first?.message == "the bundle contains no template files")
        #expect(failure?.diagnostics.first?.hint?.contains("install script") == true)
    }

    @Test(arguments: ["true", "YES", "Yes", "yes", "1", "TRUE"])
    func `booleans are read in all spellings`(spelling: String) throws {
        let opposite = ["true": "false", "1": "0"][spelling.lowercased()] ?? "NO"
        let template = try Example.template(
            options: """
                { Identifier = productName; Type = text; Required = \(spelling); },
                { Identifier = on; Type = checkbox; Default = \(spelling); Required = \(opposite); },
                { Identifier = off; Type = checkbox; Default = \(opposite); }
                """)
        #expect(template.option("productName")?.isRequired == true)
        #expect(template.option("on")?.isRequired == false)
        let values = try template.resolve(name: "Car", options: [:]).values
        #expect(values["on"] == "true" && values["off"] == "false")
    }

    @Test func `booleans are read as booleans and numbers too`() throws {
        let options = """
            <key>Kind</key><string>\(Example.kind)</string><key>Options</key><array>
            <dict><key>Identifier</key><string>a</string><key>Type</key><string>checkbox</string>
            <key>Default</key><true/><key>Required</key><integer>1</integer></dict></array>
            """
        let template = try XcodeTemplate(
            name: "M", location: "M", files: ["TemplateInfo.plist": Example.plist(options)])
        #expect(template.options.first?.isRequired == true)
        #expect(template.options.first?.defaultText == "true")
    }

    @Test func `a bundle whose property list is binary is refused`() {
        let failure = failure(info: Array("bplist00".utf8))
        #expect(failure?.status == .data)
        #expect(failure?.diagnostics.first?.path == "M.xctemplate/TemplateInfo.plist")
        #expect(
            failure?.diagnostics.first?.hint == "Convert it to XML: plutil -convert xml1 FILE")
    }

    @Test func `a variant without source files is told of`() throws {
        let template = try Example.template(
            options:
                "{ Identifier = view; Type = checkbox; }, { Identifier = xib; Type = checkbox; }",
            files: ["view/a.swift": "", "viewxib/a.xib": "", "Default/a.swift": "", "Top/b.c": ""])
        #expect(template.variantFolders == ["Default", "view", "viewxib"])
        #expect(try template.render(name: "Car", options: ["view": "1"]).warnings.isEmpty)
        let options = ["view": "true", "xib": "true"]
        #expect(
            try template.render(name: "Car", options: options).warnings.map(\.message) == [
                "the folder 'viewxib' has no source files, and others have"
            ])
    }

    @Test func `macros of a team are texts`() {
        let failure = XcodeTemplatesTests.failure { () throws(Failure) in
            _ = try IDETemplateMacros.overrides(
                parsing: Array("{ FILEHEADER = (a); }".utf8), name: "m.plist")
        }
        #expect(failure?.status == .data)
        #expect(
            failure?.diagnostics.first?.message == "'FILEHEADER' is an array, not a string")
        #expect(failure?.diagnostics.first?.path == "m.plist")
    }

    @Test func `a folder is found in another Unicode form`() throws {
        let template = try Example.template(
            options: "{ Identifier = p; Type = popup; Values = (\"Caf\\U00e9\"); }",
            files: ["Cafe\u{301}/a.txt": "x"])
        #expect(try template.render(name: "Car").files.map(\.path) == ["a.txt"])
    }

}
