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
    func testLoadShowsContent() async {
        {{> testDependencies}}
        let presenter = builder.makePresenter(view: view, {{> loadParts}})
        await presenter.load()
        XCTAssertNotNil(view.state.content)
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{> presenterProof}}
    {{/samples.known}}
}

{{> viewSpy}}
