import Testing

@testable import Scenes

@MainActor
struct CarTableTests {
    private let builder = CarTableBuilder()

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(router: CarTableRouter())
        await presenter.load()
        #expect(presenter.state.content != nil)
    }
}
