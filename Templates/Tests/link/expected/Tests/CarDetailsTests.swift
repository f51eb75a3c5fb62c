import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let builder = CarDetailsBuilder(withCarID: "42", page: 42, note: "43")

    @Test func builderPassesTheInitialData() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.carID == "42")
        #expect(viewModel.page == 42)
        #expect(viewModel.note == "43")
    }

    @Test func loadShowsContent() async {
        let viewModel = builder.makeViewModel()
        await viewModel.load()
        #expect(viewModel.loader.state.content != nil)
    }
}
