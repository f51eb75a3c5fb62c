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

    @Test func completeFieldsAreSubmitted() async {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.submit()
        #expect(viewModel.submission == LoadState())
        viewModel.fields.text = "complete"
        await viewModel.submit()
        #expect(viewModel.submission == LoadState(content: viewModel.fields))
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
