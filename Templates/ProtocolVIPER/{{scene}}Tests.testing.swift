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
        let presenter = builder.makePresenter(router: {{scene}}Router(){{#dependencies}}{{#-first}}, {{> dependenciesArgument}}{{/-first}}{{/dependencies}})
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(router: {{scene}}Router(){{#dependencies}}{{#-first}}, {{> dependenciesArgument}}{{/-first}}{{/dependencies}})
        await presenter.load()
        #expect(presenter.state.content != nil)
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
