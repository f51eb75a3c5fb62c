{{> header}}
{{> testImports}}
{{> memberTestImports}}
{{#samples.known}}
{{#samples.dependenciesKnown}}
import RxSwift
{{/samples.dependenciesKnown}}
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}
{{> importMemberTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    {{> xctestSetup}}
    {{^options.form}}
    {{#samples.dependenciesKnown}}

    @MainActor
    func testLoadShowsContent() async throws {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let ends = Recording(of: viewModel.outputs.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.inputs.viewDidLoad()
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
    }
    {{/samples.dependenciesKnown}}
    {{/options.form}}
    {{> outputTests}}

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
