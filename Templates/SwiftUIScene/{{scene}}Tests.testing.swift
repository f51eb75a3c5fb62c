{{> header}}
{{> testImports}}
import Observation
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}
    @Test func loadUpdatesState() async {
        let viewModel = builder.makeViewModel(fetch: { content })
        #expect(viewModel.state == .loading)
        await confirmation { changed in
            withObservationTracking {
                _ = viewModel.state
            } onChange: {
                changed()
            }
            await viewModel.load()
        }
        #expect(viewModel.state == .loaded(content))
    }

    @Test func canceledReloadKeepsTheContent() async {
        let viewModel = builder.makeViewModel(fetch: { content })
        await viewModel.load()
        let reload = Task { await viewModel.load() }
        reload.cancel()
        await reload.value
        #expect(viewModel.state == .loaded(content))
    }

    {{> failureTests}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
