{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}
    {{#samples.dependenciesKnown}}

    @MainActor
    func testLoadShowsContent() async {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.load()
        XCTAssertNotNil(viewModel.state.content)
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
