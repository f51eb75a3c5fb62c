import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(router: CarListRouter())
        await presenter.load()
        #expect(presenter.state.content != nil)
    }
}
