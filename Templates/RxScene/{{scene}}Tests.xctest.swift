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
    func testLoadShowsContent() async throws {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let ends = Recording(of: viewModel.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.loadRelay.accept(())
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
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
