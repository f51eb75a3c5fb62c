import TestSupport
import Testing

@testable import Basics
@testable import Scenes
@testable import SwiftSource
@testable import TemplateSets

/// `--only` names roles and files; what these need of the shared files comes along.
struct PartsOfScenesTests {
    private static func file(
        _ id: String, role: String, root: String = "scene", more: String = ""
    ) -> String {
        #"{ "id": "\#(id)", "source": "\#(id).swift", "role": "\#(role)", "root": "\#(root)"\#(more) }"#
    }

    private static let shared = #", "shared": true"#

    private static let files = [
        file("router", role: "Router"), file("model", role: "Model"),
        file("tests", role: "Tests", root: "tests"),
        file("xctests", role: "XCTests", root: "tests", more: #", "when": { "xctest": true }"#),
        file("way", role: "Router", more: #", "forEach": "routes""#),
        file("way-tests", role: "Tests", root: "tests", more: #", "forEach": "routes""#),
        file("routing", role: "Support", root: "support", more: shared),
        file("routing-uikit", role: "Support", root: "support", more: shared),
        file("theme", role: "Support", root: "support", more: shared),
        file("views", role: "Support", root: "support", more: shared),
        file("spy", role: "Support", root: "tests", more: shared),
    ]

    private static let texts = [
        "router": "final class Router { weak var handler: (any Handler)? }",
        "model": "final class Model { let text = \"Theme\" }",
        "tests": "import Testing\nlet spy = Spy()", "xctests": "// Spy\nlet theme = Theme()",
        "way": "extension Router {}", "way-tests": "let spy = Spy()",
        "routing": "protocol Handler: AnyObject {}",
        "routing-uikit": "extension Handler {}\nstruct AppRouter {}",
        "theme": "struct Theme {}", "views": "extension Int {}", "spy": "class Spy: Handler {}",
    ]

    private func set() throws -> TemplateSet {
        var tree = [
            "template.json": """
            { "formatVersion": 1, "name": "S", "version": "1.0.0", "summary": "A set",
              "options": [{ "name": "xctest", "type": "bool", "summary": "O" }],
              "files": [\(Self.files.joined(separator: ","))] }
            """
        ]
        for (id, text) in Self.texts { tree[id + ".swift"] = text }
        return try readSet(tree)
    }

    private func scene(
        _ parts: [String], options: [String] = [], routed: Bool = false
    ) throws -> Scene {
        var scene = try Scene(
            resolving: SceneRequest(
                name: "Cars", options: options, parts: parts, date: "2026-03-14"), for: set())
        let target = RouteTarget(
            name: try SceneName(parsing: "Help"), parameters: try ParameterList(parsing: []),
            imports: [])
        if routed {
            scene.routes = [
                Route(
                    try RouteRequest(
                        parsing: SourceText(argument: "Help", of: "--route"), .push),
                    to: target)
            ]
        }
        return scene
    }

    @Test(arguments: [
        ([], "router model tests way way-tests routing routing-uikit theme views spy"),
        (["model"], "model way views"),
        (["Router"], "router way routing routing-uikit views"),
        (["router"], "router way routing routing-uikit views"),
        (["Tests"], "tests way way-tests routing routing-uikit views spy"),
        (["tests"], "tests way routing routing-uikit views spy"),
        (["way-tests"], "way way-tests routing routing-uikit views spy"),
        (["model", "theme"], "model way theme views"),
        (["model", "Support"], "model way routing routing-uikit theme views spy"),
    ])
    func `the parts that are asked for are made`(parts: [String], ids: String) throws {
        let files = try renderedFiles(of: scene(parts, routed: true), set())
        #expect(files.map(\.id).joined(separator: " ") == ids)
    }

    /// A name in a comment or a literal is no use of a type.
    @Test func `only words of the code count`() throws {
        let files = try renderedFiles(of: scene(["XCTests"], options: ["xctest=true"]), set())
        #expect(files.map(\.id) == ["xctests", "theme", "views"])
    }

    @Test(arguments: [
        ([[]], "routing routing-uikit theme views spy"),
        ([["model"]], "views"),
        ([["model"], ["router"]], "routing routing-uikit views"),
        ([["model"], ["tests"]], "routing routing-uikit views spy"),
        ([["model"], []], "routing routing-uikit theme views spy"),
    ])
    func `scenes of a list share what one of them needs`(parts: [[String]], ids: String) throws {
        let set = try set()
        let scenes = try parts.map { try scene($0) }
        let generation = SceneGeneration(
            scenes.map { .init(.scene($0), name: SourceText(argument: "Cars", of: "name")) },
            of: [set], sharing: [.needed(scenes[0].options)],
            in: OutputLayout(
                scene: .init("Scenes"), tests: .init("Tests"), support: .init("Support")),
            RenderEnvironment())
        var budget = RunBudget()
        let files = try generation.makeSharedFiles(spending: &budget)
        #expect(files.map(\.file.id).joined(separator: " ") == ids)
    }

    @Test func `a name that no part has is refused`() {
        #expect(
            outcome { try scene(["Rooter", "modle", "Zebra"]) }?.lines == [
                "--only: the set 'S' has no role or file 'Rooter' (Did you mean 'Router' or 'router'?)",
                "--only: the set 'S' has no role or file 'modle' (Did you mean 'Model' or 'model'?)",
                "--only: the set 'S' has no role or file 'Zebra' (Its roles are Model, Router, Support, Tests and XCTests, and its files are router, model, tests, xctests, way, way-tests, routing, routing-uikit, theme, views and spy.)",
            ])
    }

    @Test func `a part that the options leave out is refused`() {
        #expect(
            outcome { try scene(["xctests", "model"]) }
                == Refusal(
                    .usage,
                    [
                        "--only: with these options the set 'S' makes no 'xctests' (It is made with --option xctest=true.)"
                    ]))
    }
}
