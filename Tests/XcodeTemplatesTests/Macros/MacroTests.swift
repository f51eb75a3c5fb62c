import Basics
import Testing
import XcodeTemplates

@Suite struct MacroTests {
    private static let options = """
        { Identifier = productName; Type = text; Required = YES; },
        { Identifier = x; Type = text; Default = "My App.2"; },
        { Identifier = "odd name-1"; Type = text; Default = odd; },
        { Identifier = type; Type = class; Default = UIView; },
        { Identifier = other; Type = class; Default = A; FallbackHeader = "#import \\"___VARIABLE_x:identifier___.h\\""; }
        """

    private func expand(
        _ text: String, in path: String = "___FILEBASENAME___Cell.swift", name: String = "Car",
        options: [String: String] = [:], macros: MacroValues = Example.macros
    ) throws -> String {
        let template = try Example.template(options: Self.options, files: [path: text])
        let files = try template.render(name: name, options: options, macros: macros).files
        return String(decoding: files[0].contents, as: UTF8.self)
    }

    static let macros: [(String, String)] = [
        ("DATE", "21/11/2026"), ("YEAR", "2026"), ("TIME", ""),
        ("FULLUSERNAME", "Ann Example"), ("USERNAME", "Ann Example"),
        ("ORGANIZATIONNAME", "Example Org"),
        ("COPYRIGHT", "Copyright © 2026 Example Org. All rights reserved."),
        (
            "NSHUMANREADABLECOPYRIGHTPLIST",
            "<key>NSHumanReadableCopyright</key>\n\t"
                + "<string>Copyright © 2026 Example Org. All rights reserved.</string>"
        ),
        ("PROJECTNAME", "Garage"), ("PROJECTNAMEASIDENTIFIER", "Garage"),
        ("PACKAGENAME", "Garage Kit"), ("PACKAGENAMEASIDENTIFIER", "Garage_Kit"),
        ("PRODUCTNAME", "Garage App"), ("TARGETNAME", "Garage App"), ("WORKSPACENAME", "All"),
        ("DEFAULTTOOLCHAINSWIFTVERSION", "6.0"), ("RUNNINGMACOSVERSION", "13.0"),
        ("FILENAME", "CarCell.swift"), ("FILEBASENAME", "CarCell"),
        ("FILEBASENAMEASIDENTIFIER", "CarCell"), ("VARIABLE_x", "My App.2"),
        ("VARIABLE_odd name-1", "odd"), ("VARIABLE_productName", "Car"),
        ("IMPORTHEADER_type", "import Foundation"),
        ("IMPORTHEADER_other", "#import \"My_App_2.h\""),
    ]

    @Test(arguments: macros) func `a macro has its value`(macro: String, value: String) throws {
        #expect(try expand("<___\(macro)___>") == "<\(value)>")
    }

    static let neutral: [(String, String)] = [
        ("DATE", ""), ("YEAR", ""), ("TIME", ""), ("FULLUSERNAME", ""), ("USERNAME", ""),
        ("ORGANIZATIONNAME", ""), ("COPYRIGHT", ""), ("PROJECTNAME", "Project"),
        ("PACKAGENAME", "Project"), ("PRODUCTNAME", "Project"), ("TARGETNAME", "Project"),
        ("WORKSPACENAME", "Project"), ("DEFAULTTOOLCHAINSWIFTVERSION", "6.0"),
        ("RUNNINGMACOSVERSION", "13.0"),
    ]

    @Test(arguments: neutral)
    func `a macro without a value has a neutral one`(macro: String, value: String) throws {
        #expect(try expand("<___\(macro)___>", macros: MacroValues()) == "<\(value)>")
    }

    static let modifiers: [(String, String, String)] = [
        ("bundleIdentifier", "My App_1.é", "My-App-1.-"),
        ("rfc1034Identifier", "My App_1.x", "My-App-1-x"),
        ("identifier", "1 é-x_y.z", "____x_y_z"), ("identifier", "", ""),
        ("c99ExtIdentifier", "1 é-x", "__é_x"),
        ("deletingLastPathComponent", "/a/b/c.d", "/a/b"), ("deletingLastPathComponent", "c", ""),
        ("deletingPathExtension", "a.b/c.d.e", "a.b/c.d"),
        ("deletingPathExtension", "a.b/c", "a.b/c"),
        ("deletingPathExtension", ".x", ".x"), ("deletingTrailingDot", "a..", "a."),
        ("deletingTrailingDot", "a", "a"), ("lastPathComponent", "/a/b/c.d", "c.d"),
        ("lastPathComponent", "/", "/"), ("pathExtension", "a/b.c", "c"),
        ("pathExtension", "a.b/c", ""),
        ("xml", "<a & \"b'>", "&lt;a &amp; &quot;b&apos;&gt;"),
        ("lower", "AbÉ", "abé"), ("lowercased", "Ab", "ab"), ("upper", "aß", "ASS"),
        ("uppercased", "aB", "AB"), ("uppercaseFirst", "car park", "Car park"),
        ("identifier,lower", "A-B", "a_b"),
        ("lastPathComponent,deletingPathExtension", "a/b.c", "b"),
    ]

    @Test(arguments: modifiers)
    func `a modifier changes the value`(modifier: String, value: String, result: String) throws {
        let text = "<___VARIABLE_x:\(modifier)___>"
        #expect(try expand(text, options: ["x": value]) == "<\(result)>")
    }

    @Test(arguments: [
        ("___FILEBASENAMEASIDENTIFIER______VARIABLE_x:lower___", "CarCellmy app.2"),
        ("___VARIABLE_x_______VARIABLE_x___", "My App.2_My App.2"),
        ("____VARIABLE_x____", "_My App.2_"), ("___VARIABLE_x__", "___VARIABLE_x__"),
        ("___ DATE___", "___ DATE___"), ("______", "______"), ("___", "___"),
        ("___:lower___", "___:lower___"),
        ("___DATE\n___", "___DATE\n___"), ("___1___", "___1___"),
        ("\r\n___YEAR___\r\n", "\r\n2026\r\n"),
    ])
    func `macros stand side by side and among underscores`(text: String, result: String) throws {
        #expect(try expand(text) == result)
    }

    @Test func `what the user gave is not read for macros`() throws {
        #expect(try expand("___VARIABLE_x___", options: ["x": "___DATE___"]) == "___DATE___")
    }

    @Test func `an import of a class is written in the language of the file`() throws {
        let text = "___IMPORTHEADER_type___"
        #expect(try expand(text, in: "a.h", options: ["type": "Row"]) == "#import \"Row.h\"")
    }

    @Test func `UUIDs differ unless they have one purpose, and are the same in two runs`() throws {
        let text =
            "___UUID___ ___UUID___ ___UUID:a___ ___UUID:b___ ___UUID:a,lower___ ___UUID:lower___"
        let words = try expand(text).split(separator: " ").map(String.init)
        #expect(words == (try expand(text).split(separator: " ").map(String.init)))
        #expect(words[2].lowercased() == words[4])
        #expect(Set(words).count == 6)
        #expect(Set(words.map { $0.uppercased() }).count == 5)
        for word in words {
            #expect(
                word.uppercased().contains(
                    /^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/))
        }
        #expect(words != (try expand(text, name: "Bus").split(separator: " ").map(String.init)))
    }

    @Test func `a cycle of a team's macros is refused with its chain`() throws {
        let macros = MacroValues(overrides: ["A": "___B___", "B": "x ___A:lower___"])
        let failure = failure { () throws(Failure) in
            _ = try Example.template(files: ["a.txt": "___A___"]).render(
                name: "Car", macros: macros)
        }
        #expect(failure?.status == .data)
        #expect(
            failure?.diagnostics.first?.message == "values refer to each other: 'A' → 'B' → 'A'")
    }

    @Test(arguments: [
        "COREDATACLASSNAME", "INTENTNAME", "APP_ENTITYNAME", "APP_ENUM_CASES", "LINK_ACTION_X",
        "SWIFTDATA_MODEL", "IMPORTS", "SUPERCLASSNAME", "AUXILIARY_CONTENT",
    ])
    func `a macro of Apple's own is refused with its place`(macro: String) throws {
        let failure = failure { () throws(Failure) in
            _ = try Example.template(files: ["a.txt": "1\n  ___\(macro)___"]).render(name: "Car")
        }
        #expect(failure?.status == .data)
        #expect(failure?.diagnostics.first?.path == "Module.xctemplate/a.txt")
        #expect(failure?.diagnostics.first?.position?.line == 2)
        #expect(failure?.diagnostics.first?.position?.column == 3)
    }
}
