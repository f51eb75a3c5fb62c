import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()

    @Test func loadShowsContent() async {
        let viewModel = builder.makeViewModel()
        await viewModel.load()
        #expect(viewModel.loader.state.content != nil)
    }
}
