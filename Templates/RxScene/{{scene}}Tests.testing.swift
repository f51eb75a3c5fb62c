{{> header}}
{{> testImports}}
{{#samples.known}}
import RxRelay
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}

    @Test func loadShowsContent() async throws {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let ends = Recording(of: viewModel.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.loadRelay.accept(())
        #expect(try await ends.elements().first?.content != nil)
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: {{scene}}ViewModel?
        viewModel = builder.makeViewModel({{> dependenciesArgument}})
        #expect(viewModel == nil)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
