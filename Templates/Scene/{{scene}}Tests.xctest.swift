{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}
    @MainActor
    func testLoadUpdatesState() async {
        let content = content
        let viewModel = builder.makeViewModel(fetch: { content })
        var states: [LoadState<ViewModel.Content>] = []
        viewModel.onChange = { states.append($0) }
        XCTAssertEqual(viewModel.state, .loading)
        await viewModel.load()
        await viewModel.load()
        XCTAssertEqual(states, [.loaded(content)])
    }

    {{> failureXCTests}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
