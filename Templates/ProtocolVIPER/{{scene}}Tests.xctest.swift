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
    {{#samples.comparable}}

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = builder.makePresenter(router: {{scene}}Router())
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
        let view = ViewSpy()
        let presenter = builder.makePresenter(router: {{scene}}Router(){{#dependencies}}{{#-first}}, {{> dependenciesArgument}}{{/-first}}{{/dependencies}})
        presenter.view = view
        await presenter.load()
        XCTAssertNotNil(view.state.content)
    }
    {{/samples.dependenciesKnown}}
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
{{#samples.known}}
{{#samples.dependenciesKnown}}

@MainActor
private final class ViewSpy: {{scene}}PresenterToViewProtocol {
    private(set) var state = LoadState<{{scene}}Content>()

    func show(_ state: LoadState<{{scene}}Content>) {
        self.state = state
    }
}
{{/samples.dependenciesKnown}}
{{/samples.known}}
