import TemplateEngine
import TestSupport
import Testing

@testable import Basics
@testable import Scenes
@testable import TemplateSets

/// A shared file is the same for every scene of a project, so its template sees none of them.
struct SharedFilesTests {
    private func render(
        _ template: String, path: String = "Shared.txt", options: [String] = []
    ) throws -> [RenderedFile] {
        let set = try readSet([
            "template.json": """
            { "formatVersion": 1, "name": "S", "version": "1.0.0", "summary": "A set",
              "options": [
                { "name": "own", "type": "bool", "summary": "O" },
                { "name": "all", "type": "bool", "summary": "A", "scope": "project" }],
              "files": [
                { "id": "own", "source": "Own", "path": "{{scene}}.txt", "role": "R" },
                { "id": "shared", "source": "T", "path": "\(path)", "role": "Support",
                  "root": "support", "shared": true }] }
            """,
            "T": template,
            "Own": "{{#options.own}}own{{/options.own}}{{#options.all}}all{{/options.all}}",
        ])
        let scene = try Scene(
            resolving: SceneRequest(name: "Cars", options: options, date: "2026-03-14"), for: set)
        return try renderedFiles(of: scene, set, module: "Shop")
    }

    @Test func `a shared file sees the project's options, the module and its name`() throws {
        let files = try render(
            "{{module}} {{fileName}} {{#options.all}}all{{/options.all}}",
            options: ["own=true", "all=true"])
        #expect(files.map(\.text) == ["ownall", "Shop Shared.txt all"])
        #expect(files.map(\.isShared) == [false, true])
        #expect(files.map(\.root) == [.scene, .support])
    }

    @Test(arguments: [
        "scene", "title", "params", "hasParams", "parameters", "arguments", "imports",
        "testImports", "samples", "dependencies", "injectedArguments", "author", "date", "year",
        "networking", "options.own",
    ])
    func `a shared file sees nothing of the scene`(name: String) {
        let refusal = outcome { try render("{{#\(name)}}{{/\(name)}}") }
        #expect(refusal?.status == .data)
        #expect(refusal?.lines.first?.hasPrefix("S/T:1:") == true)
    }

    @Test func `the path of a shared file sees nothing of the scene`() {
        #expect(outcome { try render("", path: "{{scene}}.txt") }?.status == .data)
    }

    /// What every template can name is known, so that no option hides it.
    @Test func `every name of the context is reserved`() throws {
        let set = try makeSet(["A.txt": ""])
        let scene = try Scene(
            resolving: SceneRequest(name: "Cars", date: "2026-03-14"), for: set)
        let context = SceneContext(
            scene, in: SceneContext.project(scene.options, templateSet: set, RenderEnvironment()),
            RenderEnvironment()
        ).value(fileName: "A")
        guard case .object(let members) = context else {
            Issue.record("the context is no object")
            return
        }
        // Only the files of a route see one.
        #expect(Set(members.names) == ContextNames.all.subtracting(["route"]))
        #expect(ContextNames.inputs.isSubset(of: ContextNames.all))
    }
}
