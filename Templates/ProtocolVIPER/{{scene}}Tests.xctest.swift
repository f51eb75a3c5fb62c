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
        let presenter = builder.makePresenter(router: {{scene}}Router(){{#dependencies}}{{#-first}}, {{> dependenciesArgument}}{{/-first}}{{/dependencies}})
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
    func testLoadShowsContent() async {
        let presenter = builder.makePresenter(router: {{scene}}Router(){{#dependencies}}{{#-first}}, {{> dependenciesArgument}}{{/-first}}{{/dependencies}})
        await presenter.load()
        XCTAssertNotNil(presenter.state.content)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{<proofByType}}
    {{$function}}
    private func makePresenter(like builder: {{scene}}Builder) -> {{scene}}Presenter {
        {{scene}}Builder({{copiedArguments}}).makePresenter(router: {{scene}}Router())
    }
    {{/function}}
    {{/proofByType}}
    {{/samples.known}}
}
