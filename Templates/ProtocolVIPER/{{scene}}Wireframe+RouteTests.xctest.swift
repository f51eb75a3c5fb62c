{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Wireframe{{name}}Tests: XCTestCase {
    @MainActor
    private final class RouterSpy: {{scene}}PresenterToRouterProtocol {
        {{> routerSpy}}
    }

    {{#samples.known}}
    @MainActor
    func test{{> routeTestName}}HandsOverTheInitialData() async throws {
        let router = RouterSpy()
        router.{{> routeFunction}}({{samples.arguments}})
        XCTAssertEqual(router.shown.count, 1)
        let scene = try XCTUnwrap(router.shown.first as? {{scene}}To{{name}}Destination)
        XCTAssertEqual(scene.navigationStyle, .{{#isPresented}}present{{/isPresented}}{{^isPresented}}push{{/isPresented}})
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(scene.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}
