{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Wireframe{{name}}Tests: XCTestCase {
    {{#samples.known}}
    {{#showsData}}
    @MainActor
    func test{{> routeTestName}}PassesTheInitialData() async throws {
        let spy = RouteSpy()
        {{> followRoute}}
        let scene = try XCTUnwrap(spy.{{> routeRequests}}.first as? {{destination}})
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(scene.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @MainActor
    func test{{> routeTestName}}AsksForTheScene() async {
        let spy = RouteSpy()
        {{> followRoute}}
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}
