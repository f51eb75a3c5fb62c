{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Router{{name}}Tests: XCTestCase {
    {{#samples.known}}
    {{#showsData}}
    @MainActor
    func test{{> routeTestName}}PassesTheInitialData() async {
        let spy = RouteSpy()
        {{scene}}Router(handler: spy).{{> routeFunction}}({{samples.arguments}})
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
    func test{{> routeTestName}}AsksForTheScene() async {
        let spy = RouteSpy()
        {{scene}}Router(handler: spy).{{> routeFunction}}({{samples.arguments}})
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}
