{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Wireframe{{name}}Tests: XCTestCase {
    {{#samples.known}}
    private typealias PresenterToRouter = {{scene}}PresenterToRouter

    @MainActor
    func test{{> routeTestName}}HandsOverTheInitialData() async throws {
        let request = PresenterToRouter.{{> routeFunction}}({{samples.arguments}})
        let scene = try XCTUnwrap(destination(of: request) as? {{scene}}To{{name}}Destination)
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

    {{> destination}}
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}
