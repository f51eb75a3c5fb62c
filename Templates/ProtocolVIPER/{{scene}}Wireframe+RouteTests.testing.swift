{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Wireframe{{name}}Tests {
    @MainActor
    private final class RouterSpy: {{scene}}PresenterToRouterProtocol {
        {{> routerSpy}}
    }

    {{#samples.known}}
    @Test func {{> routeFunction}}HandsOverTheInitialData() throws {
        let router = RouterSpy()
        router.{{> routeFunction}}({{samples.arguments}})
        #expect(router.shown.count == 1)
        let scene = try #require(router.shown.first as? {{scene}}To{{name}}Destination)
        #expect(scene.navigationStyle == .{{#isPresented}}present{{/isPresented}}{{^isPresented}}push{{/isPresented}})
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}
