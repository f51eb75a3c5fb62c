{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})
    {{> testDependencies}}
    {{#samples.comparable}}

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(view: nil, {{> testParts}})
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}

    @Test func completeFieldsAreSubmitted() async {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(view: nil, interactor: builder.makeInteractor({{> dependenciesArgument}}), wireframe: {{scene}}Wireframe(handler: spy))
        presenter.fieldsDidChange(.example)
        #expect(presenter.canSubmit)
        await presenter.submit()
        #expect(spy.closeCount == 1)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
    {{/samples.known}}
}
