import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let builder = CarDetailsBuilder(withCarID: "42")

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(
            view: nil,
            interactor: builder.makeInteractor(),
            wireframe: CarDetailsWireframe()
        )
        #expect(presenter.carID == "42")
    }

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(
            view: nil,
            interactor: builder.makeInteractor(),
            wireframe: CarDetailsWireframe()
        )
        await presenter.load()
        #expect(presenter.loader.state.content != nil)
    }
}
