{{> header}}
{{> testImports}}
{{#samples.known}}
{{#samples.dependenciesKnown}}
import RxRelay
import RxSwift
{{/samples.dependenciesKnown}}
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}
    {{#samples.dependenciesKnown}}

    @MainActor
    func testCompleteFieldsAreSubmitted() async throws {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let submitted = Recording(of: viewModel.submission.compactMap(\.content), count: 1)
        viewModel.submitRelay.accept(())
        viewModel.fieldsRelay.accept(.init(text: "complete"))
        viewModel.submitRelay.accept(())
        let fields = try await submitted.elements()
        XCTAssertEqual(fields, [.init(text: "complete")])
    }
    {{/samples.dependenciesKnown}}

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var viewModel: {{scene}}ViewModel?
        viewModel = builder.makeViewModel()
        XCTAssertNil(viewModel)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
