import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()
    private let view = ViewSpy()

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(
            view: view,
            interactor: builder.makeInteractor(),
            wireframe: CarListWireframe()
        )
        await presenter.load()
        #expect(view.state.content != nil)
    }
}

@MainActor
private final class ViewSpy: CarListViewInterface {
    private(set) var state = LoadState<CarListContent>()

    func show(_ state: LoadState<CarListContent>) {
        self.state = state
    }
}
