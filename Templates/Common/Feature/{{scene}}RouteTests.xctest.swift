{{> header}}
{{> testImports}}
import {{module}}Interface
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}RouteTests: XCTestCase {
    @MainActor private var dependencies: Dependencies {
        Dependencies(features: [{{module}}Feature.self])
    }

    {{#samples.known}}
    {{#samples.comparable}}
    @MainActor
    func testRoutePassesTheInitialData() async throws {
        let route = {{scene}}Route({{samples.arguments}})
        let scene = try XCTUnwrap(dependencies.scene(for: route) as? {{scene}}Builder)
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(scene.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}
    {{^samples.comparable}}
    @MainActor
    func testRouteLeadsToTheScene() async {
        let route = {{scene}}Route({{samples.arguments}})
        XCTAssertTrue(dependencies.scene(for: route) is {{scene}}Builder)
    }
    {{/samples.comparable}}
    {{/samples.known}}
    {{^samples.known}}
    @MainActor
    func testRouteLeadsToAScene() async {
        XCTAssertTrue(dependencies.unregistered([{{scene}}Route.self]).isEmpty)
    }
    {{/samples.known}}
}
