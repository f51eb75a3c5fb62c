{{> header}}
{{> testImports}}
{{> memberTestImports}}
{{#samples.known}}
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}
{{> importMemberTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}
    {{^options.form}}

    @Test func loadShowsContent() async throws {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let ends = Recording(of: viewModel.outputs.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.inputs.viewDidLoad()
        #expect(try await ends.elements().first?.content != nil)
    }
    {{/options.form}}
    {{> outputTests}}

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
