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

    @Test func completeFieldsAreSubmitted() async throws {
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let submitted = Recording(of: viewModel.submission.compactMap(\.content), count: 1)
        viewModel.fieldsRelay.accept(.example)
        viewModel.submitRelay.accept(())
        #expect(try await submitted.elements() == [.example])
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
