{{> header}}
{{> testImports}}
import {{module}}Interface
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}RouteTests {
    private let dependencies = Dependencies(features: [{{module}}Feature.self])

    {{#samples.known}}
    {{#samples.comparable}}
    @Test func routePassesTheInitialData() throws {
        let route = {{scene}}Route({{samples.arguments}})
        let scene = try #require(dependencies.scene(for: route) as? {{scene}}Builder)
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}
    {{^samples.comparable}}
    @Test func routeLeadsToTheScene() {
        let route = {{scene}}Route({{samples.arguments}})
        #expect(dependencies.scene(for: route) is {{scene}}Builder)
    }
    {{/samples.comparable}}
    {{/samples.known}}
    {{^samples.known}}
    @Test func routeLeadsToAScene() {
        #expect(dependencies.unregistered([{{scene}}Route.self]).isEmpty)
    }
    {{/samples.known}}
}
