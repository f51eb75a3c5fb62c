import Testing

@testable import Scenes

@MainActor
struct CarTableTests {
    private let builder = CarTableBuilder()

    @Test func loadShowsContent() async {
        let viewModel = builder.makeViewModel()
        await viewModel.load()
        #expect(viewModel.state.content != nil)
    }
}
