{{> header}}
{{#route}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Step{{name}}Tests: XCTestCase {
    {{#samples.known}}
    @MainActor
    func test{{name}}LeadsToTheScene() async throws {
        let spy = RouteSpy()
        SceneRouter(handler: spy).handle({{scene}}Step.{{functionName}}({{samples.arguments}}).request)
        {{#showsData}}
        let scene = try XCTUnwrap(spy.{{> routeRequests}}.first as? {{destination}})
        {{#samples.comparisons}}
        XCTAssertTrue(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
        {{/showsData}}
        {{^showsData}}
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{destination}})
        {{/showsData}}
    }
    {{/samples.known}}
    {{^samples.known}}
    /// Compiles if the step takes everything that the scene takes.
    @MainActor
    private func step({{parameters}}) -> {{scene}}Step {
        .{{functionName}}({{arguments}})
    }
    {{/samples.known}}
}
{{/route}}
