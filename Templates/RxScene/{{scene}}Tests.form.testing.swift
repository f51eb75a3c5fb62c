{{> header}}
{{> testImports}}
{{#samples.known}}
{{#samples.dependenciesKnown}}
import RxRelay
import RxSwift
{{/samples.dependenciesKnown}}
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    {{> testSetup}}
    {{#samples.dependenciesKnown}}

    @Test func completeFieldsAreSubmitted() async throws {
        {{> testDependencies}}
        let viewModel = builder.makeViewModel({{> dependenciesArgument}})
        let submitted = Recording(of: viewModel.submission.compactMap(\.content), count: 1)
        viewModel.submitRelay.accept(())
        viewModel.fieldsRelay.accept(.init(text: "complete"))
        viewModel.submitRelay.accept(())
        #expect(try await submitted.elements() == [.init(text: "complete")])
    }
    {{/samples.dependenciesKnown}}

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: {{scene}}ViewModel?
        viewModel = builder.makeViewModel()
        #expect(viewModel == nil)
    }
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
