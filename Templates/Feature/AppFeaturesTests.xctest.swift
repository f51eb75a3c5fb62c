{{> header}}
import {{app}}
{{#features}}
import {{.}}Interface
{{/features}}
import {{support}}
import XCTest

/// Tests that no feature, and nothing that one needs, is missing in {{app}}.
nonisolated final class {{app}}Tests: XCTestCase {
    @MainActor
    func testEveryRouteHasAScene() async {
        let routes: [[any SceneRoute.Type]] = [
            {{#features}}
            {{.}}Routes.all{{> comma}}
            {{/features}}
        ]
        let missing = {{app}}.dependencies.unregistered(routes.flatMap { $0 })
        XCTAssertEqual(missing.map { "\($0)" }, [])
    }

    @MainActor
    func testEveryDependencyHasAValue() async {
        XCTAssertEqual({{app}}.dependencies.missing.map { "\($0)" }, [])
    }
}
