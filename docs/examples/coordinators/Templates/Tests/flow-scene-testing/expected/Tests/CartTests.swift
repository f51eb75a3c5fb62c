import Testing

@testable import Scenes

@MainActor
struct CartTests {
    private let builder = CartBuilder(withCartID: "42")

    @Test func builderPassesTheInitialData() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.cartID == "42")
    }

    @Test func loadShowsContent() async {
        let viewModel = builder.makeViewModel()
        await viewModel.load()
        #expect(viewModel.loader.state.content != nil)
    }
}
