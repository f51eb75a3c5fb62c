import Basics
import JSONSource
import Projects
import Scenes
import TemplateSets
import TestSupport
import Testing

/// What is wrong is shown where it was written, and not at a text that happens to be like it.
struct PlacesOfProblemsTests {
    private let set: TemplateSet

    init() throws {
        set = try makeSet(
            ["A.swift": "{{parameters}} {{dependencyParameters}}"],
            options: """
                [{ "name": "kind", "type": "choice", "values": ["one", "two"], "default": "one",
                   "summary": "K" },
                 { "name": "S", "type": "bool", "summary": "S" },
                 { "name": "input", "type": "members", "summary": "I",
                   "reserved": { "types": "it is the model's" } }]
                """,
            more: """
                , "rules": [{
                    "id": "no-ui", "why": "W.", "fix": "Pass a value.", "in": { "roles": "Router" },
                    "imports": { "forbid": ["UIKit", "SwiftUI"] }, "passes": "a",
                    "fails": "import UIKit"
                  }],
                  "reserved": { "scenes": { "App": "there is one" },
                                "parameters": { "state": "it is a property" },
                                "types": { "State": "it would be another",
                                           "{{scene}}Model": "it is a type" } }
                """)
    }

    private func entry(_ text: String) throws -> SceneEntry {
        try JSONDocument(parsing: Array(text.utf8), name: "s.json").decode()
    }

    private func refusal(_ text: String, typed options: [String] = []) throws -> Refusal? {
        let entry = try entry(text)
        return outcome {
            try Scene(
                named: entry.name, entry.choices,
                options: options.map(OptionText.init(argument:)), for: set)
        }
    }

    @Test func `a type that is taken is marked at its own parameter`() throws {
        let refusal = try refusal(
            #"{ "name": "Cars", "params": ["first:Int", "second:State"] }"#)
        #expect(
            refusal
                == Refusal(
                    .data,
                    [
                        "s.json:1:44: 'second' cannot have the type 'State': it would be another "
                            + "(Rename the type, or write it with its module in front.)"
                    ]))
    }

    @Test func `every broken rule is marked at its own text`() throws {
        let refusal = try refusal(
            """
            { "name": "App",
              "params": ["first:Int",
                         "second:State", "third:Int=State.x",
                         "for state:Int"],
              "imports": ["Foundation", "UIKit.UIView",
                          "CarKit", "SwiftUI"],
              "dependencies": ["api:any API=Live()",
                               "made:(State) -> Void={ _ in }"],
              "options": { "input": ["a:Int",
                                     "types:Int", "c:State", "first:Int"] } }
            """)
        #expect(refusal?.status == .data)
        #expect(
            refusal?.lines.map { $0.prefix { $0 != " " } } == [
                "s.json:1:12:", "s.json:4:19:", "s.json:3:15:", "s.json:8:21:", "s.json:3:31:",
                "s.json:10:27:", "s.json:10:40:", "s.json:10:51:", "s.json:5:30:", "s.json:6:26:",
            ])
    }

    @Test func `every text that cannot be read is marked at its own place`() throws {
        let refusal = try refusal(
            """
            { "name": "Cars",
              "params": ["a:Int", "b:[Int", "a:", "c:some P"],
              "imports": ["CarKit", "Car Kit", "1"],
              "dependencies": ["d:Int=1", "e:Int", "f f:Int=1"],
              "samples": ["a", "b=1)"],
              "options": { "kind": "tow", "S": "S", "set": "S", "input": ["x:Int", "x", "y:"] },
              "only": ["R", "Q", "P"] }
            """)
        #expect(refusal?.status == .data)
        #expect(
            refusal?.lines.map { $0.prefix { $0 != " " } } == [
                "s.json:6:37:", "s.json:6:25:", "s.json:6:42:", "s.json:6:74:", "s.json:6:80:",
                "s.json:3:29:", "s.json:3:37:", "s.json:2:26:", "s.json:2:36:", "s.json:2:42:",
                "s.json:4:43:", "s.json:5:17:", "s.json:5:24:", "s.json:7:18:",
                "s.json:7:23:",
            ])
    }

    @Test func `names that are there twice are marked where they are again`() throws {
        let refusal = try refusal(
            """
            { "name": "Cars", "params": ["a:Int", "b:Int", "a:String", "B:Int"],
              "samples": ["a=1", "b=2", "b=3", "a=4"],
              "options": { "input": ["x:Int", "y:Int", "X:Int"], "kind": ["one", "two"] } }
            """)
        #expect(refusal?.status == .data)
        #expect(
            refusal?.lines.map { $0.prefix { $0 != " " } } == [
                "s.json:3:55:", "s.json:3:45:", "s.json:1:49:", "s.json:1:61:", "s.json:2:30:",
                "s.json:2:37:",
            ])
    }

    @Test func `what the command line adds is its own fault`() throws {
        let text = #"{ "name": "Cars", "params": ["state:Int"], "options": { "kind": "one" } }"#
        #expect(try refusal(text, typed: ["S=true"])?.status == .data)
        #expect(
            try refusal(#"{ "name": "Cars", "options": { "kind": "" } }"#, typed: ["S=x"])
                == Refusal(
                    .usage,
                    [
                        "s.json:1:41: the value '' is invalid for the option 'kind' "
                            + "(Please provide one of 'one' or 'two'.)",
                        "--option: the value 'x' is invalid for the option 'S' "
                            + "(Please provide one of 'true' or 'false'.)",
                    ]))
        #expect(
            try refusal(text, typed: ["kind=one"])
                == Refusal(.usage, ["--option: the option 'kind' is given twice (Give it once.)"]))
    }

    @Test func `routes are marked at their own texts`() throws {
        let entry = try entry(
            """
            { "name": "Cars", "routes": ["A", "b:9", "c:B:C"],
              "present": ["A", { "scene": "1:D", "params": [] }] }
            """)
        let refusal = outcome { try entry.routeRequests() }
        #expect(refusal?.status == .data)
        #expect(
            refusal?.lines.map { $0.prefix { $0 != " " } } == [
                "s.json:1:38:", "s.json:1:46:", "s.json:2:16:", "s.json:2:32:",
            ])
    }

    @Test func `a record that is wrong is marked where it stands`() throws {
        let text = try SampleRecord.full().text.replacing(#""carID:String""#, with: #""y:""#)
        let record = try SceneRecord(parsing: Array(text.utf8), name: "r.json")
        let refusal = outcome { try RouteTarget(record) }
        #expect(refusal?.status == .data)
        #expect(refusal?.lines.count == 1)
        #expect(refusal?.lines.first?.contains(": the type is missing") == true)
    }
}
