import Testing

@testable import Scenes

@MainActor
struct CarTableTests {
    private let builder = CarTableBuilder()

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(
            view: nil,
            interactor: builder.makeInteractor(),
            formatter: CarTableFormatter(),
            wireframe: CarTableWireframe()
        )
        await presenter.load()
        #expect(presenter.loader.state.content != nil)
    }
}
