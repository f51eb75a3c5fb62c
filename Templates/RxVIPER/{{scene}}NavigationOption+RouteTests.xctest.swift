{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}To{{name}}Tests: XCTestCase {
    {{#samples.known}}
    private typealias NavigationOption = {{scene}}NavigationOption

    @MainActor
    func testOptionShowsTheScene() async throws {
        let option = NavigationOption.{{functionName}}({{samples.arguments}})
        guard case .showing(let shown) = option else {
            XCTFail("the option shows no scene")
            return
        }
        let destination = try XCTUnwrap(shown as? {{scene}}To{{name}}Destination)
        {{> expectedStyle}}
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(destination.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(destination.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}
