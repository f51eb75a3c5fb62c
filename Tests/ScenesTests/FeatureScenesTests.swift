import TestSupport
import Testing

@testable import Basics
@testable import Scenes
@testable import SwiftSource
@testable import TemplateSets

/// Scenes of a feature, whose files belong to several modules.
struct FeatureScenesTests {
    private static let files = [
        ("own", "scene", false), ("tests", "tests", false), ("route", "interface", false),
        ("fake", "testing", false), ("shared", "support", true), ("spy", "testing", true),
        ("shared-tests", "tests", true),
    ]

    private func set() throws -> TemplateSet {
        let files = Self.files.map { id, root, isShared in
            #"{ "id": "\#(id)", "source": "T", "path": "\#(id).swift", "role": "R", "#
                + #""root": "\#(root)", "shared": \#(isShared) }"#
        }
        let way = #"""
            { "id": "way", "source": "Way", "path": "way.swift", "role": "R", "forEach": "routes" }
            """#
        return try readSet([
            "template.json": """
            { "formatVersion": 1, "name": "S", "version": "1.0.0", "summary": "A set",
              "options": [{ "name": "exported", "type": "bool", "summary": "E" }],
              "files": [\((files + [way]).joined(separator: ","))] }
            """,
            "T": "// {{module}} {{testingModule}}\n", "Way": "{{#route}}{{> way}}{{/route}}",
            "Partials/way.mustache":
                "{{#imports}}\nimport {{.}}\n{{/imports}}\n\nlet way = {{destination}}()\n",
        ])
    }

    private static var environment: RenderEnvironment {
        var environment = RenderEnvironment(module: "Cars")
        environment.supportModule = "Kit"
        environment.supportTestingModule = "KitTesting"
        return environment
    }

    private func texts(
        in layout: OutputLayout, _ environment: RenderEnvironment = Self.environment,
        to target: RouteTarget? = nil
    ) throws -> [String: String] {
        var scene = try Scene(resolving: SceneRequest(name: "Car", date: "2026-03-14"), for: set())
        if let target {
            scene.routes = [
                Route(
                    try RouteRequest(
                        parsing: SourceText(argument: "Cart", of: "--route"), .push), to: target)
            ]
        }
        let generation = SceneGeneration(
            [
                .init(
                    .scene(scene), name: SourceText(argument: "Car", of: "name"),
                    folder: try ProjectFolder("Group"))
            ], of: [try set()], sharing: [.all(scene.options)], in: layout, environment)
        var budget = RunBudget()
        let files = try generation.files(spending: &budget).files
        return Dictionary(uniqueKeysWithValues: files.map { ($0.destination.path, $0.file.text) })
    }

    @Test func `each file has the folder and the imports of its module`() throws {
        var layout = OutputLayout(scene: .init("S"), tests: .init("T"), support: .init("K"))
        (layout.interface, layout.testing) = (.init("I"), .init("F"))
        (layout.supportTests, layout.supportTesting) = (.init("KT"), .init("KF"))
        let imports = "import Kit\n"
        #expect(
            try texts(in: layout) == [
                "S/Group/own.swift": "// Cars KitTesting\n\n\(imports)",
                "T/Group/tests.swift": "// Cars KitTesting\n\n\(imports)import KitTesting\n",
                "I/route.swift": "// Cars KitTesting\n\n\(imports)",
                "F/fake.swift": "// Cars KitTesting\n\n\(imports)",
                "K/shared.swift": "// Kit KitTesting\n",
                "KF/spy.swift": "// Kit KitTesting\n\n\(imports)",
                "KT/shared-tests.swift": "// Kit KitTesting\n\n\(imports)import KitTesting\n",
            ])
    }

    @Test func `without a feature, files for others aren't made`() throws {
        let layout = OutputLayout(scene: .init("S"), tests: .init("T"), support: .init("K"))
        let texts = try texts(in: layout, RenderEnvironment(module: "Cars"))
        #expect(
            texts.keys.sorted() == [
                "K/shared.swift", "S/Group/own.swift", "T/Group/tests.swift",
                "T/shared-tests.swift", "T/spy.swift",
            ])
        #expect(Set(texts.values) == ["// Cars \n"])
    }

    @Test(arguments: [
        ("Checkout", true, "import CheckoutInterface\nimport Kit\n\nlet way = CartRoute()\n"),
        ("Checkout", false, "import Checkout\nimport Kit\n\nlet way = CartBuilder()\n"),
        ("Cars", true, "import Kit\n\nlet way = CartBuilder()\n"),
        (nil, true, "import Kit\n\nlet way = CartBuilder()\n"),
    ])
    func `a route to another feature depends on its interface`(
        module: String?, isExported: Bool, text: String
    ) throws {
        let scene = try Scene(
            resolving: SceneRequest(
                name: "Cart", options: ["exported=\(isExported)"], date: "2026-03-14"),
            for: set())
        let target = RouteTarget(scene, of: try set(), module: module)
        let layout = OutputLayout(scene: .init("S"))
        #expect(try texts(in: layout, to: target)["S/Group/way.swift"] == text)
    }

    @Test func `an exported scene is public`() throws {
        let name = try SceneName(parsing: "Cart")
        let target = RouteTarget(
            name: name, parameters: try ParameterList(parsing: []), imports: [],
            module: "Checkout", access: "internal", isExported: true)
        #expect(target.isPublic && target.interface == "CheckoutInterface")
    }
}
