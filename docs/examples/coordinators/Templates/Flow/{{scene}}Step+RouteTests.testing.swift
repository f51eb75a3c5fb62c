{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Step{{name}}Tests {
    {{#samples.known}}
    @Test func {{label}}LeadsToTheScene() throws {
        let spy = RouteSpy()
        SceneRouter(handler: spy).handle({{scene}}Step.{{functionName}}({{samples.arguments}}).request)
        {{#showsData}}
        let scene = try #require(spy.{{> routeRequests}}.first as? {{destination}})
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
        {{/showsData}}
        {{^showsData}}
        #expect(spy.{{> routeRequests}}.first is {{destination}})
        {{/showsData}}
    }
    {{/samples.known}}
    {{^samples.known}}
    /// Compiles if the step takes everything that the scene takes.
    private func step({{parameters}}) -> {{scene}}Step {
        .{{functionName}}({{arguments}})
    }
    {{/samples.known}}
}
{{/route}}
