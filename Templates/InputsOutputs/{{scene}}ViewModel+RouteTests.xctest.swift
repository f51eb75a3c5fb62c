{{> header}}
{{#route}}
{{> testImports}}
import RxSwift
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}ViewModel{{name}}Tests: XCTestCase {
    {{#samples.known}}
    {{> routing}}

    @MainActor
    func testGoTo{{name}}LeadsTheRouterThere() async throws {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        let route = {{scene}}GoTo{{name}}({{samples.arguments}})
        Routing(routes: .of(Nowhere(), route)).goTo{{name}}
            .subscribe(onNext: { $0.follow(with: router) })
            .dispose()
        XCTAssertEqual(spy.{{> routeRequests}}.count, 1)
        {{#showsData}}
        let scene = try XCTUnwrap(spy.{{> routeRequests}}.first as? {{target}}Builder)
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(scene.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(scene.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
        {{/showsData}}
        {{^showsData}}
        XCTAssertTrue(spy.{{> routeRequests}}.first is {{target}}Builder)
        {{/showsData}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> goToProof}}
    {{/samples.known}}
}
{{/route}}
