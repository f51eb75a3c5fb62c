{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}
    @Test func loadUpdatesState() async {
        let viewModel = builder.makeViewModel(fetch: { content })
        var states: [LoadState<ViewModel.Content>] = []
        viewModel.onChange = { states.append($0) }
        #expect(viewModel.state == .loading)
        await viewModel.load()
        await viewModel.load()
        #expect(states == [.loaded(content)])
    }

    {{> failureTests}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
