{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }
    {{> testDependencies}}
    {{#samples.comparable}}

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = builder.makePresenter(view: nil, {{> testParts}})
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

    @MainActor
    func testCompleteFieldsAreSubmitted() async {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(view: nil, interactor: builder.makeInteractor({{> dependenciesArgument}}), wireframe: {{scene}}Wireframe(handler: spy))
        presenter.fieldsDidChange(.example)
        XCTAssertTrue(presenter.canSubmit)
        await presenter.submit()
        XCTAssertEqual(spy.closeCount, 1)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
    {{/samples.known}}
}
