import Basics
import Scenes
import TemplateSets
import TestSupport
import Testing

/// An option of the type `link` takes the path of links that open a scene.
struct LinkTests {
    private static let options = """
        [{ "name": "link", "type": "link", "summary": "L",
           "reserved": { "link": "it is the parameter" } }]
        """

    private func scene(
        _ link: String, _ parameters: [String], template: String = "{{params}}"
    ) throws -> (Scene, TemplateSet) {
        let set = try makeSet(["A.txt": template], options: Self.options)
        let request = SceneRequest(
            name: "Cars", parameters: parameters, options: ["link=\(link)"], date: "2026-03-14")
        return (try Scene(resolving: request, for: set), set)
    }

    private func render(
        _ template: String, _ link: String, _ parameters: [String]
    ) throws -> String {
        let (scene, set) = try scene(link, parameters, template: template)
        return try renderedFiles(of: scene, set)[0].text
    }

    @Test func `templates see what a link reads and how it makes the scene`() throws {
        let template = """
            {{#options.link.values}}{{plainName}} {{name}}: {{type}}; {{/options.link.values}}
            {{options.link}} - {{options.link.arguments}}
            {{options.link.example}}
            {{#options.link.comparisons}}{{name}} == {{value}}; {{/options.link.comparisons}}
            {{#options.link.mismatches}}[{{.}}]{{/options.link.mismatches}}{{^params}}{{/params}}
            """
        let text = try render(
            template, "cars/:id/für uns/:in",
            [
                "id:String", "in:Optional<Int>", "note:String?", "count:Int=1",
                "on done:(() -> Void)?",
            ])
        #expect(
            text
                == """
                id id: String; in `in`: Int; \n\
                cars/:id/für uns/:in - withID: id, in: `in`, note: nil, on: nil
                cars/42/f%C3%BCr%20uns/42
                id == "42"; `in` == 42; \n\
                [][cars/42/f%C3%BCr%20uns/42/more][cars/42/f%C3%BCr%20uns]\
                [xcars/42/f%C3%BCr%20uns/42][cars/42/f%C3%BCr%20uns/no-value]
                """.replacing("withID", with: "withId"))
    }

    @Test func `values of one type differ, and a scene without parameters has a link`() throws {
        let template = "{{options.link.example}} {{options.link.arguments}}.{{^params}}{{/params}}"
        #expect(
            try render(template, ":a/:b/:c", ["a:String", "b:String?", "c:Bool"])
                == "42/43/true withA: a, b: b, c: c.")
        #expect(try render(template, "settings", []) == "settings .")
    }

    @Test func `no link is none`() throws {
        let template = "{{#options.link}}a{{/options.link}}{{^options.link}}b{{/options.link}}"
        #expect(try render(template + "{{^params}}{{/params}}", "", ["car:Car"]) == "b")
    }

    private static let wrongPaths: [(String, [String], Int, String?)] = [
        ("cars/:carId", ["there is no parameter 'carId'"], 11, "Did you mean 'carID'?"),
        ("cars/:", ["the name after ':' is missing"], 11, "There is carID, car, link and onDone."),
        ("/cars", ["the path has an empty component"], 6, nil),
        ("cars//:carID", ["the path has an empty component"], 11, nil),
        ("cars/", ["the path has an empty component"], 11, nil),
        ("a%20b/:carID", ["a link path cannot contain '%'"], 6, nil),
        ("cars?id=:carID", ["a link path cannot contain '?'"], 6, nil),
        ("cars/../:carID", ["a link path cannot contain the component '..'"], 11, nil),
        (":carID/:carID", ["':carID' appears twice"], 13, nil),
        (":car", ["'car' has the type Car, which a link cannot contain"], 6, nil),
        (":link", ["a link cannot set 'link': it is the parameter"], 6, nil),
        ("a//:b", ["the path has an empty component", "there is no parameter 'b'"], 8, nil),
    ]

    @Test(arguments: wrongPaths)
    func `a path is checked`(
        path: String, messages: [String], column: Int, hint: String?
    ) throws {
        let refusal = try #require(throws: Failure.self) {
            try scene(
                path, ["carID:String", "car:Car=.preview", "link:Int=1", "onDone:() -> Void={}"])
        }
        #expect(refusal.status == .usage)
        #expect(refusal.diagnostics.map(\.message) == messages)
        #expect(refusal.diagnostics[0].excerpt?.column == column)
        if let hint { #expect(refusal.diagnostics[0].hint == hint) }
    }

    @Test func `what a link leaves out has another value`() throws {
        let refusal = try #require(throws: Failure.self) {
            try scene("cars", ["a:Int", "b:[Int]", "c:Int?", "d:Int=1", "e:(() -> Void)?"])
        }
        #expect(
            refusal.diagnostics.map(\.message) == [
                "the link does not set 'a', which has no default",
                "the link does not set 'b', which has no default",
            ])
        #expect(
            refusal.diagnostics.map(\.hint) == [
                "Add :a to the path, or add a default value: --param a:Type=default",
                "Add a default value: --param b:Type=default",
            ])
    }

    @Test(arguments: [
        (#""scope": "project""#, "a link is a scene's own, so no project can choose it"),
        (#""default": "cars""#, "a link has no default"),
    ])
    func `a link is a scene's own`(member: String, message: String) throws {
        let refusal = try #require(throws: Failure.self) {
            try makeSet(
                ["A.txt": ""],
                options: #"[{ "name": "link", "type": "link", "summary": "L", \#(member) }]"#)
        }
        #expect(refusal.diagnostics.map(\.message).contains(message))
    }

    @Test func `a condition asks whether there is a link`() throws {
        let set = try makeSet(["A.txt": ""], options: Self.options)
        for (path, expected) in [("", "false"), ("cars", "true")] {
            let values = try OptionValues(
                parsing: [OptionText(argument: "link=\(path)")], for: set)
            #expect(values["link"]?.conditionText == expected)
        }
    }
}
