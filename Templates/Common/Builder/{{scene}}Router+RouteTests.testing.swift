{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Router{{name}}Tests {
    {{#samples.known}}
    {{#showsData}}
    @Test func {{> routeFunction}}PassesTheInitialData() throws {
        let spy = RouteSpy()
        let router = {{scene}}Router(handler: spy)
        router.{{> routeFunction}}({{samples.arguments}})
        let scene = try #require(spy.{{> routeRequests}}.first as? {{destination}})
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @Test func {{> routeFunction}}AsksForTheScene() {
        let spy = RouteSpy()
        let router = {{scene}}Router(handler: spy)
        router.{{> routeFunction}}({{samples.arguments}})
        #expect(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}
