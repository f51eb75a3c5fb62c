import Basics
import Testing
import XcodeTemplates

/// Macros without a value, and what goes with them.
@Suite struct OptionalMacroTests {
    @Test(arguments: [
        ("//  Created by ___FULLUSERNAME___ on 1.", "//  Created on 1."),
        ("Created by  ___USERNAME___.", "Created."),
        ("(c) ___YEAR___ ___ORGANIZATIONNAME___. All", "(c) 2026. All"),
        ("//  Created by me for ___ORGANIZATIONNAME___\n", "//  Created by me\n"),
        ("//  ___ORGANIZATIONNAME___\n", "//\n"),
        ("x\n    ___FULLUSERNAME___y", "x\n    y"),
        ("nearby ___FULLUSERNAME___", "nearby"),
        ("let by = \"___ORGANIZATIONNAME___\"", "let by = \"\""),
        ("a ___ORGANIZATIONNAME:identifier___b", "a b"),
    ])
    func `leave a whole line`(text: String, expected: String) throws {
        var macros = MacroValues()
        macros.year = "2026"
        let template = try Example.template(files: ["a.txt": text])
        #expect(try template.render(name: "Car", macros: macros).texts["a.txt"] == expected)
    }

    @Test func `stay in the line where they have a value`() throws {
        let template = try Example.template(
            files: ["a.txt": "by ___FULLUSERNAME___ for ___ORGANIZATIONNAME___."])
        #expect(
            try template.render(name: "Car", macros: Example.macros).texts["a.txt"]
                == "by Ann Example for Example Org.")
    }

    @Test(arguments: [
        ("attributes = { A = { B = c; }; ORGANIZATIONNAME = \"A & B\"; };", "A & B"),
        ("attributes = { ORGANIZATIONNAME = \"\"; };", nil), ("attributes = (a);", nil), ("", nil),
    ])
    func `the project file names the organization`(text: String, name: String?) throws {
        let text =
            "{ rootObject = 1; objects = { 1 = { isa = PBXProject; mainGroup = 2; \(text) }; }; }"
        let file = try XcodeProjectFile(parsing: Array(text.utf8), name: "project", in: "/a")
        #expect(file.organization == name)
    }

    @Test func `a template that no value can render says why, and others render`() throws {
        let options = """
            { Identifier = kind; Type = popup; Values = (One, Two); Default = None; },
            { Identifier = productName; Type = text; }
            """
        let partly = try Example.template(options: options, files: ["Two/a.txt": "x"])
        _ = try partly.workingOptions()
        let never = try Example.template(
            options: options, files: ["Two/a.txt": "___IMPORTS___", "One/a.txt": "___IMPORTS___"])
        let problem = failure { () throws(Failure) in _ = try never.workingOptions() }
        #expect(problem?.diagnostics.first?.message == "only Xcode itself can fill ___IMPORTS___")
    }
}
