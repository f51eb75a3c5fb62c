{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}

    @MainActor
    func testCompleteFieldsAreSubmitted() async {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        viewModel.fields = .example
        await viewModel.submit()
        XCTAssertEqual(viewModel.submission, LoadState(content: viewModel.fields))
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
