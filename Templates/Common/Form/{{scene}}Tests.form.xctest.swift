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
    func testCompleteFieldsAreSubmitted() async {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        await viewModel.submit()
        XCTAssertEqual(viewModel.submission, LoadState())
        viewModel.fields.text = "complete"
        await viewModel.submit()
        XCTAssertEqual(viewModel.submission, LoadState(content: viewModel.fields))
    }
    {{/samples.dependenciesKnown}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
