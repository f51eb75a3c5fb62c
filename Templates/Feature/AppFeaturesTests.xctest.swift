{{> header}}
import {{app}}
{{#features}}
import {{.}}Interface
{{/features}}
import {{support}}
import XCTest

/// Tests that no feature is missing in {{app}}.
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
}
