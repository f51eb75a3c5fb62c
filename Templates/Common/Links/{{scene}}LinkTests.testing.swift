{{> header}}
import Testing

@testable import {{module}}

@MainActor
struct {{scene}}LinkTests {
    private let links = SceneLinks([{{scene}}Builder.self])

    {{#options.link.values}}
    {{#-first}}
    @Test func linkOpensTheScene() throws {
        let scene = try #require(links.scene(at: "{{options.link.example}}") as? {{scene}}Builder)
        {{#options.link.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/options.link.comparisons}}
    }
    {{/-first}}
    {{/options.link.values}}
    {{^options.link.values}}
    @Test func linkOpensTheScene() {
        #expect(links.scene(at: "{{options.link.example}}") is {{scene}}Builder)
    }
    {{/options.link.values}}

    @Test(arguments: [
        {{#options.link.mismatches}}
        "{{.}}",
        {{/options.link.mismatches}}
    ])
    func otherPathOpensNothing(path: String) {
        #expect(links.scene(at: path) == nil)
    }
}
