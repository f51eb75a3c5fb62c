{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    @MainActor private lazy var view = ViewSpy()
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }
    {{#samples.comparable}}

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = builder.makePresenter(view: view, {{> testParts}})
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(presenter.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(presenter.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}
    {{#samples.dependenciesKnown}}

    @MainActor
    func testCompleteFieldsAreSubmitted() async {
        {{> testDependencies}}
        let view = ViewSpy()
        let spy = RouteSpy()
        let presenter = builder.makePresenter(view: view, interactor: builder.makeInteractor({{> dependenciesArgument}}), wireframe: {{scene}}Wireframe(handler: spy))
        await presenter.submit()
        XCTAssertEqual(spy.closeCount, 0)
        presenter.fieldsDidChange({{scene}}Fields(text: "complete"))
        XCTAssertTrue(view.canSubmit)
        await presenter.submit()
        XCTAssertEqual(spy.closeCount, 1)
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
