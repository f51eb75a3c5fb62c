{{> header}}
{{#route}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}To{{name}}Tests {
    {{#samples.known}}
    private typealias NavigationOption = {{scene}}NavigationOption

    @Test func optionShowsTheScene() throws {
        let option = NavigationOption.{{functionName}}({{samples.arguments}})
        guard case .showing(let shown) = option else {
            Issue.record("the option shows no scene")
            return
        }
        let destination = try #require(shown as? {{scene}}To{{name}}Destination)
        {{> expectedStyle}}
        {{#samples.comparisons}}
        #expect(destination.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> routeProof}}
    {{/samples.known}}
}
{{/route}}
