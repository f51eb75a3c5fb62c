{{> header}}
import XCTest

@testable import {{module}}

nonisolated final class {{scene}}LinkTests: XCTestCase {
    @MainActor private var links: SceneLinks {
        SceneLinks([{{scene}}Builder.self])
    }

    {{#options.link.values}}
    {{#-first}}
    @MainActor
    func testLinkOpensTheScene() async throws {
        let scene = try XCTUnwrap(links.scene(at: "{{options.link.example}}") as? {{scene}}Builder)
        {{#options.link.comparisons}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/options.link.comparisons}}
    }
    {{/-first}}
    {{/options.link.values}}
    {{^options.link.values}}
    @MainActor
    func testLinkOpensTheScene() async {
        XCTAssertTrue(links.scene(at: "{{options.link.example}}") is {{scene}}Builder)
    }
    {{/options.link.values}}

    @MainActor
    func testOtherPathsOpenNothing() async {
        let paths = [
            {{#options.link.mismatches}}
            "{{.}}",
            {{/options.link.mismatches}}
        ]
        for path in paths {
            XCTAssertNil(links.scene(at: path), path)
        }
    }
}
