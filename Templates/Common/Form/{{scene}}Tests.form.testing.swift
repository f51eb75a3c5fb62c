{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}

    @Test func completeFieldsAreSubmitted() async {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        viewModel.fields = .example
        await viewModel.submit()
        #expect(viewModel.submission == LoadState(content: viewModel.fields))
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
