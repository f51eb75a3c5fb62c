{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}NavigationOption{{name}}Tests {
    {{#samples.known}}
    {{#showsData}}
    @Test func wireframePassesTheInitialData() throws {
        let spy = RouteSpy()
        {{scene}}Wireframe(handler: spy).navigate(to: .{{functionName}}({{samples.arguments}}))
        {{#samples.comparisons}}
        #expect(try #require(spy.{{> routeRequests}}.first as? {{destination}}).{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/showsData}}
    {{^showsData}}
    @Test func wireframeAsksForTheScene() {
        let spy = RouteSpy()
        {{scene}}Wireframe(handler: spy).navigate(to: .{{functionName}}({{samples.arguments}}))
        #expect(spy.{{> routeRequests}}.first is {{destination}})
    }
    {{/showsData}}
    {{/samples.known}}
    {{^samples.known}}
    {{> optionProof}}
    {{/samples.known}}
}
{{/route}}
