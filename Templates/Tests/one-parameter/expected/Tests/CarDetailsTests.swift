import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let builder = CarDetailsBuilder(withCarID: "42")

    @Test func builderPassesTheInitialData() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.carID == "42")
    }

    @Test func loadShowsContent() async {
        let viewModel = builder.makeViewModel()
        await viewModel.load()
        #expect(viewModel.loader.state.content != nil)
    }
}
