{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Wireframe{{name}}Tests {
    {{#samples.known}}
    private typealias PresenterToRouter = {{scene}}PresenterToRouter

    @Test func {{> routeFunction}}HandsOverTheInitialData() throws {
        let request = PresenterToRouter.{{> routeFunction}}({{samples.arguments}})
        let scene = try #require(destination(of: request) as? {{scene}}To{{name}}Destination)
        #expect(scene.navigationStyle == .{{#isPresented}}present{{/isPresented}}{{^isPresented}}push{{/isPresented}})
        {{#samples.comparisons}}
        #expect(scene.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{> destination}}
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}
