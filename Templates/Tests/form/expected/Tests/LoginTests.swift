import Testing

@testable import Scenes

@MainActor
struct LoginTests {
    private let builder = LoginBuilder(withUser: "42")

    @Test func builderPassesTheInitialData() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.user == "42")
    }

    @Test func completeFieldsAreSubmitted() async {
        let viewModel = builder.makeViewModel()
        viewModel.fields = .example
        await viewModel.submit()
        #expect(viewModel.submission == LoadState(content: viewModel.fields))
    }
}
