import Basics
import Testing
import XcodeTemplates

/// What is odd about a bundle is told of, and taken as Xcode takes it.
@Suite struct OddBundleTests {
    private func template(
        _ options: String, more: String = "", files: [String]
    ) throws -> XcodeTemplate {
        try Example.template(
            options: options, more: more,
            files: Dictionary(uniqueKeysWithValues: files.map { ($0, "___VARIABLE_a___") }))
    }

    @Test func `of options with one identifier the last is used`() throws {
        let template = try template(
            """
            { Identifier = a; Type = text; Default = one; }, { Identifier = b; Type = static; },
            { Identifier = a; Type = static; Default = two; }
            """, files: ["a.txt"])
        #expect(template.options.map(\.identifier) == ["b", "a"])
        #expect(
            template.warnings.map(\.message) == [
                "2 options have the identifier 'a'; the last one is used"
            ])
        #expect(try template.render(name: "Car").texts == ["a.txt": "two"])
    }

    @Test func `options that say the same about files are used too`() throws {
        let options = """
            { Identifier = a; Type = popup; Values = (x, y); Name = One; },
            { Identifier = a; Type = popup; Values = (x, y); Name = Two; }
            """
        let template = try template(options, files: ["x/a.txt", "y/b.txt"])
        #expect(template.option("a")?.label == "Two")
        #expect(try template.render(name: "Car").files.map(\.path) == ["a.txt"])
    }

    @Test(arguments: [
        "{ Identifier = a; Type = popup; Values = (x, y); }",
        "{ Identifier = a; Type = text; Default = x; }, { Identifier = b; Type = checkbox; "
            + "RequiredOptions = { a = x; }; }",
    ])
    func `options that choose other files are an error`(option: String) {
        let failure = failure { () throws(Failure) in
            _ = try Example.template(
                options: "{ Identifier = a; Type = text; Default = z; }, " + option)
        }
        #expect(failure?.status == .data)
        #expect(failure?.diagnostics.first?.hint == "Give each option a different identifier.")
    }

    @Test func `a default that is none of the values is the first, unless it has a folder`() throws
    {
        let odd = try template(
            "{ Identifier = a; Type = popup; Values = (x, y); Default = z; }", files: ["x/a.txt"])
        #expect(odd.options.first?.choices == ["x", "y"])
        #expect(odd.warnings.map(\.severity) == [.warning])
        #expect(
            odd.warnings.first?.message
                == "the default 'z' of 'a' isn't one of its values; the first one, 'x', is used")
        #expect(try odd.render(name: "Car").texts == ["a.txt": "x"])
        let known = try template(
            "{ Identifier = a; Type = popup; Values = (x, y); Default = z; }",
            files: ["x/a.txt", "Z/b.txt"])
        #expect(known.options.first?.choices == ["x", "y", "z"])
        #expect(known.warnings.isEmpty)
        let empty = try template(
            "{ Identifier = a; Type = popup; Values = (x); Default = \"\"; }", files: ["a.txt"])
        #expect(empty.warnings.isEmpty)
        #expect(try empty.render(name: "Car").texts == ["a.txt": "x"])
    }

    @Test(arguments: [
        ("a; Type = checkbox", ["Part", "Parta"]),
        ("b; Type = popup; Values = (X, Y)", ["PartX", "PartY"]),
        ("c; Type = class; Default = X", ["Part", "PartX", "Other"]),
    ])
    func `of folders whose names end in values of options, a scene never gets several`(
        option: String, folders: [String]
    ) throws {
        let template = try template("{ Identifier = \(option); }", files: folders.map { $0 + "/a" })
        #expect(template.variantFolders == folders.filter { $0 != "Other" })
        let failure = failure { () throws(Failure) in _ = try template.workingOptions() }
        #expect(failure?.status == .data)
    }

    @Test func `folders with other names belong to every scene`() throws {
        let template = try template(
            "{ Identifier = a; Type = checkbox; }", files: ["Views/b", "ViewsB/b", "a/b/c"])
        #expect(template.variantFolders == ["a"])
        let whole = try self.template(
            "{ Identifier = a; Type = checkbox; }", files: ["Views/b", "ViewsB/b"])
        #expect(whole.variantFolders == [])
    }

    @Test func `a required class without values can be any`() throws {
        let template = try template(
            "{ Identifier = a; Type = class; Required = YES; }", files: ["b"])
        #expect(try template.workingOptions() == ["a": "Sample"])
    }

    @Test func `a popup without values has its default if that is a folder`() throws {
        let option = "{ Identifier = a; Type = popup; Default = z; }"
        let template = try template(option, files: ["z/a.txt"])
        #expect(template.options.first?.values == ["z"])
        #expect(
            template.warnings.map(\.message) == [
                "the popup 'a' has no 'Values'; its default 'z' is used"
            ])
        #expect(try template.render(name: "Car").files.map(\.path) == ["a.txt"])
        let failure = failure { () throws(Failure) in
            _ = try Example.template(options: option)
        }
        #expect(failure?.diagnostics.first?.message == "the popup 'a' has no 'Values'")
    }

    @Test func `a bundle without a kind is a file template`() throws {
        let template = try XcodeTemplate(
            name: "M", location: "M",
            files: ["TemplateInfo.plist": Example.plist(""), "a.txt": [65]])
        #expect(
            template.warnings.map(\.message) == [
                "the template has no 'Kind'; it is used as a file template"
            ])
        #expect(try template.render(name: "Car").texts == ["a.txt": "A"])
    }

    @Test func `a node without a file is left out`() throws {
        let more = """
            Nodes = (gone.txt, "a.txt:part", "b.txt", made.txt);
            Definitions = { made.txt = { Path = away.txt; }; };
            """
        let options = """
            { Identifier = a; Type = popup; Values = (x); },
            { Identifier = u; Type = checkbox; Units = { YES = { Nodes = (lost.txt); }; }; }
            """
        let template = try template(options, more: more, files: ["a.txt", "x/b.txt"])
        #expect(
            template.warnings.map(\.message)
                == ["gone.txt", "away.txt", "lost.txt"].map {
                    "'Nodes' names '\($0)', which is not in the bundle; it is left out"
                })
        let rendering = try template.render(name: "Car", options: ["u": "true"])
        #expect(rendering.files.map(\.path) == ["a.txt", "b.txt"])
    }

    @Test func `a bundle that names only files that are not there is empty`() throws {
        let template = try Example.template(more: "Nodes = (gone.txt);", files: [:])
        #expect(failure { () throws(Failure) in try template.requireFiles() }?.status == .data)
    }
}
