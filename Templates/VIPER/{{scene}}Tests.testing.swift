{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})
    private let view = ViewSpy()
    {{#samples.comparable}}

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(view: view, {{> testParts}})
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}
    {{#samples.dependenciesKnown}}

    @Test func loadShowsContent() async {
        {{> testDependencies}}
        let presenter = builder.makePresenter(view: view, {{> loadParts}})
        await presenter.load()
        #expect(view.state.content != nil)
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
    {{/samples.known}}
}

{{> viewSpy}}
