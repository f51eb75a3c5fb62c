import Testing

@testable import Checkout

@MainActor
struct CartTests {
    private let builder = CartBuilder(withCartID: "42", page: 42)

    @Test func builderPassesTheInitialData() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.cartID == "42")
        #expect(viewModel.page == 42)
    }

    @Test func loadShowsContent() async {
        var dependencies = Dependencies()
        dependencies[Int.self] = 42
        let viewModel = builder.makeViewModel(with: dependencies)
        await viewModel.load()
        #expect(viewModel.loader.state.content != nil)
    }
}
