import Basics
import JSONSource
import Projects
import Scenes
import TestSupport
import Testing

/// The scenes of a list, and what it says of all of them.
struct ScenesFileTests {
    @Test func `every key is read in the form of the options`() throws {
        let list = try readList(
            """
            {
              // All of it.
              "$schema": "x",
              "scenes": [{
                "name": "CarDetails", "template": "Scene", "params": ["carID:String", "page:Int=1"],
                "imports": ["CarKit"], "dependencies": ["api:any API=Live()"],
                "samples": ["carID=\\"a\\""], "only": ["Router"], "routes": ["edit:CarEditor"],
                "present": [{ "scene": "Login", "params": ["a:B"], "imports": ["Auth"] }],
                "options": { "tests": "xctest", "large": false }
              }]
            }
            """)
        let scene = try #require(list.scenes.first)
        let choices = scene.choices
        #expect(list.scenes.count == 1 && scene.name.text == "CarDetails")
        #expect(choices.template?.text == "Scene")
        #expect(choices.parameters?.map(\.text) == ["carID:String", "page:Int=1"])
        #expect(choices.imports?.map(\.text) == ["CarKit"])
        #expect(choices.dependencies?.map(\.text) == ["api:any API=Live()"])
        #expect(choices.samples?.map(\.text) == [#"carID="a""#])
        #expect(choices.parts?.map(\.text) == ["Router"])
        #expect(choices.pushed?.map(\.text.text) == ["edit:CarEditor"])
        #expect(choices.pushed?.first?.parameters == nil)
        let login = try #require(choices.presented?.first)
        #expect(login.text.text == "Login" && login.parameters?.map(\.text) == ["a:B"])
        #expect(login.imports.map(\.text) == ["Auth"])
        #expect(
            choices.options.mapValues { $0.texts[0].text } == ["tests": "xctest", "large": "false"])
    }

    @Test func `a text stands for a list of one`() throws {
        let list = try readList(
            """
            { "scenes": [{ "name": "A", "params": "a:Int", "imports": "B", "dependencies": "c:C=D",
              "samples": "a=1", "only": "Router", "routes": "B", "present":
              { "scene": "C", "params": "d:E", "imports": "F" } }] }
            """)
        let choices = try #require(list.scenes.first).choices
        #expect(choices.parameters?.map(\.text) == ["a:Int"])
        #expect(choices.imports?.map(\.text) == ["B"])
        #expect(choices.dependencies?.map(\.text) == ["c:C=D"])
        #expect(choices.samples?.map(\.text) == ["a=1"])
        #expect(choices.parts?.map(\.text) == ["Router"])
        #expect(choices.pushed?.map(\.text.text) == ["B"])
        let other = try #require(choices.presented?.first)
        #expect(other.text.text == "C" && other.parameters?.map(\.text) == ["d:E"])
        #expect(other.imports.map(\.text) == ["F"])
    }

    @Test func `what a scene says replaces the defaults but for options`() throws {
        let list = try readList(
            """
            { "template": "Other", "params": ["a:Int"], "imports": ["X"], "routes": ["R"],
              "options": { "access": "public", "tests": "none" },
              "scenes": [{ "name": "A", "params": [], "imports": ["Y"],
                           "options": { "tests": "xctest", "large": true } }, { "name": "B" }] }
            """)
        let own = list.scenes[0].choices.over(list.defaults)
        #expect(own.template?.text == "Other" && own.parameters?.isEmpty == true)
        #expect(own.imports?.map(\.text) == ["Y"] && own.routes?.map(\.text.text) == ["R"])
        #expect(
            own.options.mapValues { $0.texts[0].text }
                == ["access": "public", "tests": "xctest", "large": "true"])
        let other = list.scenes[1].choices.over(list.defaults)
        #expect(other.parameters?.map(\.text) == ["a:Int"] && other.imports?.map(\.text) == ["X"])
        #expect(
            other.options.mapValues { $0.texts[0].text } == ["access": "public", "tests": "none"])
        let outer = SceneChoices(options: [
            "access": OptionEntry(SourceText(name: "", text: "internal"))
        ])
        #expect(other.over(outer).options["access"]?.texts.map(\.text) == ["public"])
    }

    @Test func `an unknown key is refused with a suggestion`() {
        let refusal = outcome {
            try readList(
                """
                { "option": {},
                  "scenes": [
                    { "name": "A", "route": "B" },
                    { "params": [] },
                    { "name": "C", "routes": [{ "scene": "D", "parms": "a:B" }] }
                  ] }
                """)
        }
        #expect(
            refusal
                == Refusal(
                    .data,
                    [
                        "scenes.json:1:3: unknown key 'option' (Did you mean 'options'?)",
                        "scenes.json:3:20: unknown key 'route' (Did you mean 'routes'?)",
                        "scenes.json:4:5: the key 'name' is missing",
                        "scenes.json:5:31: the key 'params' is missing",
                        "scenes.json:5:47: unknown key 'parms' (Did you mean 'params'?)",
                    ]))
    }

    @Test func `a wrong text is shown where the file has it`() throws {
        let set = try makeSet(
            ["A.swift": ""],
            options: """
                [{ "name": "kind", "type": "choice", "values": ["one", "two"], "default": "one",
                   "summary": "K" }]
                """)
        let list = try readList(
            """
            { "scenes": [
              { "name": "cars",
                "params": ["good:Int", "bad:[Int"],
                "imports": "Car Kit",
                "dependencies": ["api"],
                "options": { "kind": "tow" },
                "only": ["R", "Q"] }
            ] }
            """)
        let refusal = outcome {
            try Scene(named: list.scenes[0].name, list.scenes[0].choices, for: set)
        }
        #expect(
            refusal
                == Refusal(
                    .data,
                    [
                        "scenes.json:2:14: a scene name starts with an upper-case letter (Did you mean 'Cars'?)",
                        "scenes.json:6:27: the value 'tow' is invalid for the option 'kind' (Did you mean 'two'?)",
                        "scenes.json:4:20: a module name cannot hold a space",
                        "scenes.json:3:33: '[' has no ']' (Add the ']'.)",
                        "scenes.json:5:26: there is no type (Write name:Type, such as carID:String)",
                        "scenes.json:7:20: the set 'S' has no role or file 'Q' (Its roles are R, and its files are A.swift.)",
                    ]))
    }

    @Test func `a wrong route is shown where the file has it`() throws {
        let list = try readList(
            """
            { "scenes": [{ "name": "A", "routes": ["B", "1:C"],
                           "present": { "scene": "D E", "params": [] } }] }
            """)
        let refusal = outcome { try list.scenes[0].routeRequests() }
        #expect(
            refusal
                == Refusal(
                    .data,
                    [
                        "scenes.json:1:46: an argument label cannot start with '1'",
                        "scenes.json:2:40: a scene name cannot hold a space (Did you mean 'DE'?)",
                    ]))
    }

    @Test func `a route with the label of another is refused`() throws {
        let list = try readList(
            """
            { "scenes": [{ "name": "A", "routes": ["B", "c:C"], "present": ["d:D", "C:E", "b"] },
                         { "name": "A", "routes": ["c:C", "c: D"] },
                         { "name": "A", "routes": ["c:C", "D"], "present": ["c:E", "d:F"] }] }
            """)
        let problems = list.scenes.map { scene in outcome { try scene.routeRequests() } }
        #expect(
            problems == [
                Refusal(
                    .data,
                    [
                        "scenes.json:1:73: another route is already named 'C' "
                            + "(Put another label before it: other:E)",
                        "scenes.json:1:80: a scene name starts with an upper-case letter "
                            + "(Did you mean 'B'?)",
                    ]),
                Refusal(
                    .data,
                    [
                        "scenes.json:2:48: a ':' separates the label from the scene "
                            + "(Did you mean 'c:D'?)"
                    ]),
                Refusal(
                    .data,
                    [
                        "scenes.json:3:66: another route is already named 'c' "
                            + "(Put another label before it: other:E)",
                        "scenes.json:3:73: another route is already named 'd' "
                            + "(Put another label before it: other:F)",
                    ]),
            ])
    }

    /// What comes from the command line stays an error of the command line.
    @Test func `an entry of the command line is wrong usage`() {
        var entry = SceneEntry(name: SourceText(argument: "Cars", of: "name"))
        entry.choices.routes = [RouteEntry(SourceText(argument: "1:C", of: "--route"))]
        let refusal = outcome { try entry.routeRequests() }
        #expect(
            refusal
                == Refusal(.usage, ["--route: an argument label cannot start with '1'"]))
    }

    private func readList(_ text: String) throws -> ScenesFile {
        try JSONDocument(
            parsing: Array(text.utf8), name: "scenes.json", allowsComments: true
        ).decode()
    }
}
