import Basics
import Scenes
import TemplateSets
import TestSupport
import Testing

/// Members of one option name the members of another one that they come from.
struct MemberSourcesTests {
    private static let sourced = """
        [{ "name": "output", "type": "members", "summary": "O", "source": "input" },
         { "name": "input", "type": "members", "summary": "I" }]
        """

    @Test func `a member names the one that it comes from`() throws {
        let template = """
            {{#options.output}}
            {{name}}{{^hasSource}}!{{/hasSource}} {{#source}}of {{plainName}}: {{type}} {{sample}}{{/source}}{{^source}}-{{/source}}
            {{/options.output}}
            """
        let set = try makeSet(["A.txt": template], options: Self.sourced)
        let options = [
            "output=isLoading:Bool=refresh", "output=b:Int", "output=c:Int= `class`",
            "input=refresh:Bool", "input=class:[Int]",
        ]
        let scene = try Scene(
            resolving: SceneRequest(name: "Cars", options: options, date: "2026-03-14"), for: set)
        #expect(
            try renderedFiles(of: scene, set)[0].text
                == "isLoading of refresh: Bool true\nb! -\nc of class: [Int] [42]\n")
    }

    /// Inside of a section over the source, its names hide those of the member.
    @Test func `a template asks whether a member names a source`() throws {
        let template = """
            {{#options.output}}
            {{name}}{{#hasSource}} of {{source.plainName}}{{/hasSource}}
            {{/options.output}}
            """
        let set = try makeSet(["A.txt": template], options: Self.sourced)
        let options = ["output=a:Int=tap", "output=b:Int", "input=tap:Void"]
        let scene = try Scene(
            resolving: SceneRequest(name: "Cars", options: options, date: "2026-03-14"), for: set)
        #expect(try renderedFiles(of: scene, set)[0].text == "a of tap\nb\n")
    }

    @Test(arguments: [
        (
            ["output=a:Int=refrsh", "input=refresh:Void"], "'input' has no member 'refrsh'", 7,
            "Did you mean 'refresh'?"
        ),
        (
            ["output=a:Int=refresh"], "'input' has no member 'refresh'", 7,
            "Add it: --option input=refresh:Void, or refresh:Type if it has a value"
        ),
        (
            ["output=a:Int=1 + 1"], "a member's source is the name of another member", 7,
            "Write name:Type=source"
        ),
        (["input=a:Int=a"], "a member has no default", 0, "Write name:Type"),
    ])
    func `a source that is not there is refused`(
        options: [String], message: String, column: Int, hint: String
    ) throws {
        let set = try makeSet(["A.txt": ""], options: Self.sourced)
        let refusal = try #require(throws: Failure.self) {
            try OptionValues(parsing: options.map(OptionText.init(argument:)), for: set)
        }
        #expect(refusal.status == .usage)
        #expect(refusal.diagnostics.map(\.message) == [message])
        #expect(refusal.diagnostics.map(\.hint) == [hint])
        let start = "output=a:Int=".utf8.count + 1
        if column > 0 { #expect(refusal.diagnostics[0].excerpt?.column == start) }
    }

    @Test(arguments: [
        (
            #"[{ "name": "a", "type": "text", "summary": "A", "source": "b" }]"#,
            "only members have a source"
        ),
        (
            #"[{ "name": "a", "type": "members", "summary": "A", "source": "a" }]"#,
            "'source' names 'a', which is not another option that takes members"
        ),
        (
            #"[{ "name": "a", "type": "members", "summary": "A", "source": "b", "#
                + #""default": ["x:Int=y"] }, { "name": "b", "type": "members", "summary": "B" }]"#,
            "'b' has no member 'y'"
        ),
    ])
    func `a source has to be an option with members`(options: String, message: String) throws {
        let refusal = try #require(throws: Failure.self) {
            try makeSet(["A.txt": ""], options: options)
        }
        #expect(refusal.diagnostics.map(\.message).contains(message))
    }
}
