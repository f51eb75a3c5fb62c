{{> header}}
{{> testImports}}
import Observation
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
        XCTAssertEqual(viewModel.state, .loading)
        let change = XCTestExpectation(description: "The state changes.")
        withObservationTracking {
            _ = viewModel.state
        } onChange: {
            change.fulfill()
        }
        await viewModel.load()
        await fulfillment(of: [change], timeout: 1)
        XCTAssertEqual(viewModel.state, .loaded(content))
    }

    @MainActor
    func testCanceledReloadKeepsTheContent() async {
        let content = content
        let viewModel = builder.makeViewModel(fetch: { content })
        await viewModel.load()
        let reload = Task { await viewModel.load() }
        reload.cancel()
        await reload.value
        XCTAssertEqual(viewModel.state, .loaded(content))
    }

    {{> failureXCTests}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
