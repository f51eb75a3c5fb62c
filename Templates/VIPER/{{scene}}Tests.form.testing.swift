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

    @Test func completeFieldsAreSubmitted() async {
        {{> testDependencies}}
        let spy = RouteSpy()
        let presenter = builder.makePresenter(view: view, interactor: builder.makeInteractor({{> dependenciesArgument}}), wireframe: {{scene}}Wireframe(handler: spy))
        await presenter.submit()
        #expect(spy.closeCount == 0)
        presenter.fieldsDidChange({{scene}}Fields(text: "complete"))
        #expect(view.canSubmit)
        await presenter.submit()
        #expect(spy.closeCount == 1)
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
    {{/samples.known}}
}

@MainActor
private final class ViewSpy: {{scene}}ViewInterface {
    private(set) var canSubmit = false

    func show(canSubmit: Bool) {
        self.canSubmit = canSubmit
    }
}
