{{> header}}
{{> testImports}}
{{#samples.known}}
import RxRelay
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}

    @MainActor
    func testCompleteFieldsAreSubmitted() async throws {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let submitted = Recording(of: viewModel.submission.compactMap(\.content), count: 1)
        viewModel.fieldsRelay.accept(.example)
        viewModel.submitRelay.accept(())
        let fields = try await submitted.elements()
        XCTAssertEqual(fields, [.example])
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var viewModel: {{scene}}ViewModel?
        viewModel = builder.makeViewModel({{> dependenciesArgument}})
        XCTAssertNil(viewModel)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
