import Basics
import Scenes
import SwiftSource
import TemplateSets
import Testing

/// Scenes of a list that differ in their names only: the renderer fills their names in, and nobody can
/// tell.
struct ScenesOfOneShapeTests {
    private static let names = [
        "Cars", "CarList", "\u{c4}rgerListe", "Import", "iOSList",
        "AVeryLongNameOfASceneThatNobodyShouldEverGiveToOneButThatSomebodyWill", "Cars2", "_", "__",
    ]

    private func scene(_ name: String, _ parameters: [String], _ set: TemplateSet) throws -> Scene {
        try Scene(
            resolving: SceneRequest(name: name, parameters: parameters, date: "2026-03-14"),
            for: set)
    }

    private func set() throws -> TemplateSet {
        try makeSet(
            [
                "A.swift": """


                import B
                import A

                {{#hasParams}}
                struct {{scene}}: {{scene.lowerCamelCase}} {


                    let text = "{{title}}, {{fileName}}", call = {{scene}}({{arguments}})
                {{>part}}
                }
                {{/hasParams}}

                """,
                "B.txt": "  {{title}}\n\n\n{{scene.snakeCase}} {{fileName}}",
                "C.swift": "@testable import {{scene}}\nimport A\n",
                "Partials/part.mustache": "    // {{scene}}\n\n    func f{{scene}}() {}\n",
            ],
            paths: [
                "A.swift": "{{scene}}/{{scene}}.swift",
                "B.txt": "{{scene.kebabCase}}/{{title}}.txt",
                "C.swift": "{{scene}}/Import{{scene}}.swift",
            ])
    }

    @Test(
        arguments: [
            SwiftLayout(), SwiftLayout(lineLength: 40),
            SwiftLayout(indentation: .tabs(1), lineLength: 60),
        ])
    func filesAreTheSameAsEachOnItsOwn(layout: SwiftLayout) throws {
        let set = try set()
        let surroundings = SceneSurroundings(module: "Shop", layout: layout)
        var common = try SceneRenderer(set: set, in: surroundings)
        for name in Self.names {
            for parameters in [[], ["carID:String"], ["carID:String", "onDone:(Bool) -> Void"]] {
                guard let scene = try? scene(name, parameters, set) else { continue }
                var own = try SceneRenderer(set: set, in: surroundings)
                let files = try? common.renderOwnFiles(of: scene)
                let expected = try? own.renderOwnFiles(of: scene)
                #expect(files == expected)
            }
        }
    }

    @Test func whatIsWrongIsSaidOfEveryScene() throws {
        let set = try makeSet(["A.swift": "{{scene.missing}}"])
        var renderer = try SceneRenderer(set: set)
        let outcomes = try ["A", "B", "C", "D"].map { name in
            let scene = try scene(name, [], set)
            return outcome { try renderer.renderOwnFiles(of: scene) }
        }
        #expect(outcomes[0] != nil && outcomes.allSatisfy { $0 == outcomes[0] })
    }
}
