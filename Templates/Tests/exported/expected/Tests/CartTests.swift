import Testing

@testable import Checkout

@MainActor
struct CartTests {
    private let builder = CartBuilder(withCartID: "42", page: 42)

    private var dependencies: Dependencies {
        var dependencies = Dependencies()
        dependencies[Int.self] = 42
        return dependencies
    }

    @Test func builderPassesTheInitialData() {
        let viewModel = builder.makeViewModel(with: dependencies)
        #expect(viewModel.cartID == "42")
        #expect(viewModel.page == 42)
    }

    @Test func loadShowsContent() async {
        let viewModel = builder.makeViewModel(with: dependencies)
        await viewModel.load()
        #expect(viewModel.loader.state.content != nil)
    }
}
