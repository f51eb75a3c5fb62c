import Basics
import Testing
import XcodeTemplates

@Suite struct OptionTests {
    private static let options = """
        { Identifier = productName; Type = static; Default = "___VARIABLE_screen___Flow"; },
        { Identifier = screen; Type = text; Required = YES; Name = "Screen:"; },
        { Identifier = author; Type = text; Required = true; Name = "Author:"; Description = who; },
        { Identifier = team; Type = text; Required = true; Name = Team; Placeholder = Core; },
        { Identifier = style; Type = popup; Values = (Plain, Rich); RequiredOptions = { logs = YES; }; },
        { Identifier = logs; Type = checkbox; },
        { Identifier = cell; Type = text; Required = 1; RequiredOptions = { style = (Rich, Other); }; },
        { Identifier = greeting; Type = text; Default = "Hi ___VARIABLE_author:upper___"; }
        """

    private func failure(
        _ given: [String: String], options: String = options
    ) -> Failure? {
        XcodeTemplatesTests.failure { () throws(Failure) in
            _ = try Example.template(options: options).resolve(name: "Car", options: given)
        }
    }

    @Test func `the name fills the text that the product's name is made of`() throws {
        let template = try Example.template(options: Self.options)
        #expect(template.nameOption?.identifier == "screen")
        #expect(
            template.userOptions.map(\.identifier) == [
                "author", "team", "style", "logs", "cell", "greeting",
            ])
        let values = try template.resolve(name: "Car", options: ["author": "Ann", "team": "x"])
        #expect(values.baseName == "CarFlow")
        #expect(values.values["greeting"] == "Hi ANN")
        #expect(values.values["logs"] == "false")
        #expect(values.active == ["productName", "screen", "author", "team", "logs", "greeting"])
    }

    @Test func `options say what the user can give`() throws {
        let template = try Example.template(options: Self.options)
        let author = try #require(template.option("author"))
        #expect(author.label == "Author" && author.summary == "who" && author.isRequired)
        let style = try #require(template.option("style"))
        #expect(style.kind == .popup && style.defaultText == "Plain")
        #expect(style.values == ["Plain", "Rich"] && style.requirements == ["logs": ["YES"]])
        #expect(template.option("logs")?.defaultText == "false")
        #expect(template.option("cell")?.requirements == ["style": ["Rich", "Other"]])
    }

    @Test(
        arguments: [
            ("{ Identifier = productName; Type = static; Default = Fixed; }", nil),
            ("{ Identifier = author; Type = text; }", nil),
            ("{ Identifier = productName; Type = text; }", "productName"),
            (
                """
                { Identifier = productName; Type = static; Default = "___VARIABLE_a___"; },
                { Identifier = a; Type = static; Default = "___VARIABLE_p___ ___VARIABLE_b:lower___"; },
                { Identifier = p; Type = popup; Values = (x); }, { Identifier = b; Type = text; }
                """, "b"
            ),
        ] as [(String, String?)])
    func `finds the option that the name fills`(options: String, id: String?) throws {
        #expect(try Example.template(options: options).nameOption?.identifier == id)
    }

    @Test func `lists all that is missing with what to type`() {
        let failure = failure(["logs": "YES", "style": "Rich"])
        #expect(failure?.status == .usage)
        #expect(
            failure?.diagnostics.map(\.message) == [
                "the option 'author' (Author) is missing", "the option 'team' (Team) is missing",
                "the option 'cell' is missing",
            ])
        #expect(failure?.diagnostics.first?.hint == "Type --option author=…")
    }

    @Test(
        arguments: [
            (["stile": "x"], "the template has no option 'stile'", "Did you mean 'style'?"),
            (["style": "rich"], "'style' cannot be 'rich'", "Did you mean 'Rich'?"),
            (["logs": "maybe"], "'logs' is true or false, not 'maybe'", "Type --option logs=true."),
            (["logs": ""], "'logs' is true or false, not ''", "Type --option logs=true."),
            (["productName": "x"], "the option 'productName' is fixed by the template", ""),
            (["screen": "x"], "the scene's name is the option 'screen'", "Give the name alone."),
            (
                ["style": "Rich", "author": "a", "team": "t"],
                "the option 'style' needs 'logs' to be 'YES'", "Add --option logs=YES."
            ),
            (["legacyFilebasename": "x"], "'legacyFilebasename' is true or false, not 'x'", ""),
        ] as [([String: String], String, String)])
    func `refuses what an option cannot be`(given: [String: String], message: String, hint: String)
    {
        let failure = failure(given)
        #expect(failure?.status == .usage)
        #expect(failure?.diagnostics.first?.message == message)
        #expect(failure?.diagnostics.first?.hint?.hasPrefix(hint) ?? hint.isEmpty)
        #expect(failure?.diagnostics.first?.path == "--option")
    }

    @Test func `an inactive option may be given what it is anyway`() throws {
        #expect(failure(["style": "Plain", "author": "a", "team": "t"]) == nil)
    }

    private static let exclusive = """
        { Identifier = productName; Type = text; },
        { Identifier = view; Type = checkbox; Default = YES; },
        { Identifier = xib; Type = checkbox; RequiredOptions = { view = true; board = false; }; },
        { Identifier = board; Type = checkbox; RequiredOptions = { view = true; xib = false; }; }
        """

    @Test(
        arguments: [
            ([:], ["view", "xib", "board"]), (["xib": "true"], ["view", "xib"]),
            (["board": "true", "xib": "false"], ["view", "board"]), (["view": "false"], ["view"]),
        ] as [([String: String], Set<String>)])
    func `checkboxes can exclude each other`(given: [String: String], active: Set<String>) throws {
        let template = try Example.template(options: Self.exclusive)
        let values = try template.resolve(name: "Car", options: given)
        #expect(values.active == active.union(["productName"]))
        #expect(values.values["xib"] == given["xib"] ?? "false")
    }

    @Test func `both of two that exclude each other are refused`() {
        let failure = failure(["xib": "true", "board": "true"], options: Self.exclusive)
        #expect(failure?.status == .usage)
        #expect(
            failure?.diagnostics.map(\.message) == [
                "the option 'xib' needs 'board' to be 'false' and 'view' to be 'true'"
            ])
    }

    @Test func `what needs an inactive option is inactive`() throws {
        let template = try Example.template(
            options: """
                { Identifier = a; Type = popup; Values = (x, y); RequiredOptions = { b = on; }; },
                { Identifier = b; Type = popup; Values = (on); RequiredOptions = { c = YES; }; },
                { Identifier = c; Type = checkbox; Default = YES; RequiredOptions = { d = 1; }; },
                { Identifier = d; Type = checkbox; }
                """)
        #expect(try template.resolve(name: "Car", options: [:]).active == ["d"])
        #expect(try template.resolve(name: "Car", options: ["d": "1"]).active.count == 4)
    }

    @Test(arguments: [
        (
            """
            { Identifier = a; Type = static; Default = "___VARIABLE_b___"; },
            { Identifier = b; Type = static; Default = "x___VARIABLE_a:lower___"; }
            """, "values refer to each other: 'a' → 'b' → 'a'"
        ),
        (
            "{ Identifier = productName; Type = static; Default = \"___FILEBASENAME___\"; }",
            "values refer to each other: 'productName' → 'productName'"
        ),
        (
            """
            { Identifier = a; Type = class; Default = x; FallbackHeader = "___IMPORTHEADER_a___"; },
            { Identifier = b; Type = static; Default = "___IMPORTHEADER_a___"; }
            """, "values refer to each other: 'IMPORTHEADER_a' → 'IMPORTHEADER_a'"
        ),
        (
            """
            { Identifier = a; Type = checkbox; Default = YES; RequiredOptions = { b = NO; }; },
            { Identifier = b; Type = checkbox; Default = YES; RequiredOptions = { a = YES; }; }
            """, "values refer to each other: 'a' → 'b' → 'a'"
        ),
    ])
    func `refuses a cycle with its chain`(options: String, message: String) {
        let failure = failure([:], options: options)
        #expect(failure?.status == .data)
        #expect(failure?.diagnostics.map(\.message) == [message])
        #expect(failure?.diagnostics.first?.path == "Module.xctemplate/TemplateInfo.plist")
    }

    @Test func `options that make each other larger or deeper without end are refused`() throws {
        let doubling = (0..<60).map { n in
            let next = n == 59 ? "ab" : String(repeating: "___VARIABLE_s\(n + 1)___", count: 10)
            return "{ Identifier = s\(n); Type = static; Default = \"\(next)\"; }"
        }
        #expect(failure([:], options: doubling.joined(separator: ","))?.status == .data)
        let chain = (0..<5_000).map { n in
            "{ Identifier = s\(n); Type = static; Default = \"___VARIABLE_s\(n + 1)___\"; }"
        }
        #expect(failure([:], options: chain.joined(separator: ","))?.status == .data)
        var macros = MacroValues()
        for n in 0..<60 {
            macros.overrides["M\(n)"] = n == 59 ? "" : "___M\(n + 1)______M\(n + 1)___"
        }
        let template = try Example.template(files: ["a.txt": "<___M0___>"])
        #expect(try template.render(name: "Car", macros: macros).texts == ["a.txt": "<>"])
    }
}
