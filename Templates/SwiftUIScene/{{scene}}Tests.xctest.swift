{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}

    @MainActor
    func testLoadShowsContent() async {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.load()
        XCTAssertNotNil(viewModel.state.content)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
