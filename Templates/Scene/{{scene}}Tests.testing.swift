{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}
    {{#samples.dependenciesKnown}}

    @Test func loadShowsContent() async {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.load()
        #expect(viewModel.loader.state.content != nil)
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
