import Basics
import Testing
import XcodeTemplates

/// The FILEHEADER of IDETemplateMacros.plist in files that no bundle makes.
struct FileHeaderTests {
    private func macros(_ overrides: [String: String]) -> MacroValues {
        var macros = Example.macros
        macros.overrides = overrides
        return macros
    }

    private func header(_ text: String, _ more: [String: String] = [:]) throws -> FileHeader {
        try #require(
            try FileHeader(ofTeam: macros(more.merging(["FILEHEADER": text]) { first, _ in first }))
        )
    }

    @Test func `macros are expanded for each file`() throws {
        let header = try header(
            "\n//  ___FILENAME___\n//  ___PROJECTNAME___, ___TEAM___  \n//\n// ___FULLUSERNAME___ "
                + "on ___DATE___\n//\n",
            ["TEAM": "the ___ORGANIZATIONNAME___ of ___YEAR___"])
        #expect(!header.isSameForAll)
        #expect(
            try header.lines(for: "Login.swift") == [
                "//", "//  Login.swift", "//  Garage, the Example Org of 2026", "//",
                "// Ann Example on 21/11/2026", "//",
            ])
        #expect(header.warnings.isEmpty)
    }

    @Test func `a header without the name of the file is the same for all`() throws {
        #expect(try header(" ___COPYRIGHT___").isSameForAll)
        #expect(
            try header(" ___COPYRIGHT___").lines(for: "")
                == ["// Copyright © 2026 Example Org. All rights reserved."])
        #expect(try !header(" ___X___", ["X": "___FILEBASENAMEASIDENTIFIER___"]).isSameForAll)
        #expect(try !header(" ___UUID___").isSameForAll)
    }

    @Test(arguments: ["", " ", "\n\n"])
    func `an empty header is none`(text: String) throws {
        #expect(try FileHeader(ofTeam: macros(["FILEHEADER": text])) == nil)
        #expect(try FileHeader(ofTeam: macros([:])) == nil)
    }

    @Test func `line breaks of every system end lines`() throws {
        #expect(
            try header("\r\n// a\r// b\u{2028}c").lines(for: "") == ["//", "// a", "// b\u{2028}c"])
    }

    @Test func `what nothing declares stays with a warning`() throws {
        let header = try header(" ___NOBODY___ ___VARIABLE_x___")
        #expect(try header.lines(for: "A") == ["// ___NOBODY___ ___VARIABLE_x___"])
        #expect(
            header.warnings.map(\.path) == ["IDETemplateMacros.plist", "IDETemplateMacros.plist"])
    }

    @Test(arguments: ["___FILEHEADER___", "___A___", "___IMPORTS___"])
    func `what cannot be expanded names the file`(text: String) {
        var macros = macros(["FILEHEADER": text, "A": "___B___", "B": "___A___"])
        macros.overridesPath = "App.xcodeproj/m.plist"
        let failure = failure { () throws(Failure) in
            _ = try FileHeader(ofTeam: macros)
        }
        #expect(failure?.status == .data)
        #expect(failure?.diagnostics.first?.path == "App.xcodeproj/m.plist")
    }

    private func kept(_ old: String, _ new: String, _ header: FileHeader) throws -> String? {
        try header.keeping(Array(old.utf8), in: Array(new.utf8), for: "A.swift")
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `dates and names of a file that is there stay`() throws {
        let header = try header("\n// ___FILENAME___\n// By ___FULLUSERNAME___ on ___DATE___.")
        let new = "//\n// A.swift\n// By Ann Example on 21/11/2026.\nnew\n"
        #expect(
            try kept("//\n// A.swift\n// By Bob on 2020-01-01.\nold\n", new, header)
                == "//\n// A.swift\n// By Bob on 2020-01-01.\nnew\n")
        #expect(try kept(new, new, header) == new)
        for other in [
            "", "//", "//\n// A.swift\n// By Bob on 2020-01-01.",
            "//\n// B.swift\n// By Bob on 2020-01-01.\n", "//\n// A.swift\n// By Bob.\n",
            "//\n// A.swift\n// By Bob on 2020-01-01!\n", "\n//\n// A.swift\n// By B on 2.\n",
        ] {
            #expect(try kept(other, new, header) == nil, "\(other)")
        }
    }

    @Test func `a header without dates and names is made anew`() throws {
        let header = try header(" Example Org")
        #expect(try kept("// Other\nold\n", "// Example Org\nnew\n", header) == nil)
    }

    @Test func `a text that does not begin with the header stays as it is`() throws {
        let header = try header(" ___YEAR___")
        #expect(try kept("// 2020\n", "new // 2026\n", header) == nil)
        #expect(try kept("// 2020\nold\n", "// 2026\nnew\n", header) == "// 2020\nnew\n")
    }
}
