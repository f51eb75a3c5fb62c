{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}

    @Test func loadShowsContent() async {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.load()
        #expect(viewModel.loader.state.content != nil)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
