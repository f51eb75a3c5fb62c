{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Wireframe{{name}}Tests {
    {{#samples.known}}
    {{#showsData}}
    @Test func {{> routeFunction}}PassesTheInitialData() throws {
        let spy = RouteSpy()
        {{> followRoute}}
        {{#samples.comparisons}}
        #expect(try #require(spy.{{> routeRequests}}.first as? {{destination}}).{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @Test func {{> routeFunction}}AsksForTheScene() {
        let spy = RouteSpy()
        {{> followRoute}}
        #expect(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}
