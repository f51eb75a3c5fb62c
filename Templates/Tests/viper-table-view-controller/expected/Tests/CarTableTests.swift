import Testing

@testable import Scenes

@MainActor
struct CarTableTests {
    private let builder = CarTableBuilder()
    private let view = ViewSpy()

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(
            view: view,
            interactor: builder.makeInteractor(),
            formatter: CarTableFormatter(),
            wireframe: CarTableWireframe()
        )
        await presenter.load()
        #expect(view.state.content != nil)
    }
}

@MainActor
private final class ViewSpy: CarTableViewInterface {
    private(set) var state = LoadState<CarTableContent>()

    func show(_ state: LoadState<CarTableContent>) {
        self.state = state
    }
}
