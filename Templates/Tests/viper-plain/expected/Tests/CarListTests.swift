import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(
            view: nil,
            interactor: builder.makeInteractor(),
            wireframe: CarListWireframe()
        )
        await presenter.load()
        #expect(presenter.loader.state.content != nil)
    }
}
