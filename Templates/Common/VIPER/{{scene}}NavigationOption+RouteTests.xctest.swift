{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}NavigationOption{{name}}Tests: XCTestCase {
    {{#samples.known}}
    {{#showsData}}
    @MainActor
    func testWireframePassesTheInitialData() async throws {
        let spy = RouteSpy()
        let wireframe = {{scene}}Wireframe(handler: spy)
        wireframe.navigate(to: .{{functionName}}({{samples.arguments}}))
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
    func testWireframeAsksForTheScene() async {
        let spy = RouteSpy()
        let wireframe = {{scene}}Wireframe(handler: spy)
        wireframe.navigate(to: .{{functionName}}({{samples.arguments}}))
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> optionProof}}
    {{/samples.known}}
}
{{/route}}
