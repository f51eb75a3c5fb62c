import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let builder = CarDetailsBuilder(withCarID: "42")
    private let view = ViewSpy()

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(
            view: view,
            interactor: builder.makeInteractor(),
            wireframe: CarDetailsWireframe()
        )
        #expect(presenter.carID == "42")
    }

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(
            view: view,
            interactor: builder.makeInteractor(),
            wireframe: CarDetailsWireframe()
        )
        await presenter.load()
        #expect(view.state.content != nil)
    }
}

@MainActor
private final class ViewSpy: CarDetailsViewInterface {
    private(set) var state = LoadState<CarDetailsContent>()

    func show(_ state: LoadState<CarDetailsContent>) {
        self.state = state
    }
}
