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
    func testWireframePassesTheInitialData() async {
        let spy = RouteSpy()
        {{scene}}Wireframe(handler: spy).navigate(to: .{{functionName}}({{samples.arguments}}))
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(try XCTUnwrap(spy.{{> routeRequests}}.first as? {{destination}}).{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(try XCTUnwrap(spy.{{> routeRequests}}.first as? {{destination}}).{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @MainActor
    func testWireframeAsksForTheScene() async {
        let spy = RouteSpy()
        {{scene}}Wireframe(handler: spy).navigate(to: .{{functionName}}({{samples.arguments}}))
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> optionProof}}
    {{/samples.known}}
}
{{/route}}
