import Testing

@Suite struct LeftoversTests {
    @Test func `unlisted files are warnings`() throws {
        var tree = setTree(["a.swift": "", "Partials/used.mustache": ""])
        tree["S/a.swift"] = "{{>used}}"
        tree["S/notes.txt"] = "x"
        tree["S/Partials/picture.png"] = "x"
        tree["S/README.md"] = "For readers"
        #expect(
            try problems(of: tree) == [
                "warning P/S/template.json:3:3: the file 'Partials/picture.png' is in the set's "
                    + "folder and not listed (List it in 'files', or delete it.)",
                "warning P/S/template.json:3:3: the file 'notes.txt' is in the set's folder and "
                    + "not listed (List it in 'files', or delete it.)",
            ])
    }

    @Test func `missing files are errors`() throws {
        var tree = setTree(["a.swift": "", "b.swift": ""])
        tree["S/b.swift"] = nil
        let found = try problems(of: tree)
        #expect(
            found == [
                "error P/S/template.json:3:115: the file 'b.swift' is listed but does not exist"
            ])
    }

    @Test func `unused partials are warnings`() throws {
        let tree = setTree([
            "a.swift": "{{>a}}", "Partials/a.mustache": "{{>b}}", "Partials/b.mustache": "",
            "Partials/c.mustache": "{{>d}}", "Partials/d.mustache": "",
        ])
        let found = try problems(of: tree).map { String($0.prefix { $0 != "(" }) }
        #expect(
            found == [
                "warning P/S/Partials/c.mustache:1:1: no template uses the partial 'c' ",
                "warning P/S/Partials/d.mustache:1:1: no template uses the partial 'd' ",
            ])
    }

    @Test func `a partial can be included by the value of an option`() throws {
        let partials = ["Partials/one.mustache": "", "Partials/x.mustache": ""]
        let choice =
            #"[{"name":"k","type":"choice","values":["one"],"default":"one","summary":"s"}]"#
        let template = ["a.swift": "{{>*options.k}}"].merging(partials) { $1 }
        #expect(
            try problems(of: setTree(template, options: choice)).map { $0.prefix(40) } == [
                "warning P/S/Partials/x.mustache:1:1: no "
            ])
        let text = #"[{"name":"k","type":"text","default":"one","summary":"s"}]"#
        #expect(try problems(of: setTree(template, options: text)) == [])
    }

    @Test func `unused options are warnings`() throws {
        let options = """
            [{"name":"a","type":"bool","summary":"s"}, {"name":"b","type":"bool","summary":"s"},
            {"name":"c","type":"bool","summary":"s"}, {"name":"d","type":"bool","summary":"s"},
            {"name":"e","type":"bool","summary":"s", "when": {"d": true}}]
            """
        let tree = setTree(
            [
                "a.swift": "{{#options.a}}{{/options.a}}{{#options}}{{b}}{{/options}}",
                "b.swift": "",
            ],
            options: options, keys: ["b.swift": #", "when": {"c": true}"#])
        #expect(
            try problems(of: tree) == [
                "warning P/S/template.json:4:9: nothing depends on the option 'e' (Name it in a "
                    + "template as {{options.e}} or in a 'when', or delete it.)"
            ])
    }

    @Test func `rules for roles without files are warnings`() throws {
        let rule = """
            {"id": "r", "why": "W.", "fix": "F.", "in": {"roles": "Q"}, "names": ["a"],
             "passes": "b", "fails": "a"}
            """
        let tree = setTree(["a.swift": ""], more: #", "rules": [\#(rule)]"#)
        let found = try problems(of: tree).map { String($0.prefix { $0 != "(" }) }
        #expect(
            found == [
                "warning P/S/template.json:3:142: the rule 'r' is for the role 'Q', which no file has"
            ])
    }

    @Test func `a rule whose examples are wrong is an error`() throws {
        let rule = """
            {"id": "r", "why": "W.", "fix": "F.", "names": ["a"], "passes": "a", "fails": "b"}
            """
        let found = try problems(of: setTree(["a.swift": ""], more: #", "rules": [\#(rule)]"#))
            .map { String($0.prefix { $0 != "(" }) }
        #expect(
            found == [
                "error P/S/template.json:3:105: the rule 'r' finds something in what it should "
                    + "accept: a ",
                "error P/S/template.json:3:105: the rule 'r' finds nothing in what should break it: "
                    + "b ",
            ])
    }
}
