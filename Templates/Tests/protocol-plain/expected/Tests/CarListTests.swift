import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()

    @Test func loadShowsContent() async {
        let view = ViewSpy()
        let presenter = builder.makePresenter(router: CarListRouter())
        presenter.view = view
        await presenter.load()
        #expect(view.state.content != nil)
    }
}

@MainActor
private final class ViewSpy: CarListPresenterToViewProtocol {
    private(set) var state = LoadState<CarListContent>()

    func show(_ state: LoadState<CarListContent>) {
        self.state = state
    }
}
