{{> header}}
import {{app}}
{{#features}}
import {{.}}Interface
{{/features}}
import {{support}}
import Testing

/// Tests that no feature, and nothing that one needs, is missing in {{app}}.
@MainActor
struct {{app}}Tests {
    @Test func everyRouteHasAScene() {
        let routes: [[any SceneRoute.Type]] = [
            {{#features}}
            {{.}}Routes.all{{> comma}}
            {{/features}}
        ]
        let missing = {{app}}.dependencies.unregistered(routes.flatMap { $0 })
        #expect(missing.map { "\($0)" } == [])
    }

    @Test func everyDependencyHasAValue() {
        #expect({{app}}.dependencies.missing.map { "\($0)" } == [])
    }
}
