{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})
    {{#samples.comparable}}

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(router: {{scene}}Router())
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}
    {{#samples.dependenciesKnown}}

    @Test func loadShowsContent() async {
        {{> testDependencies}}
        let view = ViewSpy()
        let presenter = builder.makePresenter(router: {{scene}}Router(){{#dependencies}}{{#-first}}, {{> dependenciesArgument}}{{/-first}}{{/dependencies}})
        presenter.view = view
        await presenter.load()
        #expect(view.state.content != nil)
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
