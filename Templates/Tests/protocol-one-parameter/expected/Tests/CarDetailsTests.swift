import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let builder = CarDetailsBuilder(withCarID: "42")

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(router: CarDetailsRouter())
        #expect(presenter.carID == "42")
    }

    @Test func loadShowsContent() async {
        let view = ViewSpy()
        let presenter = builder.makePresenter(router: CarDetailsRouter())
        presenter.view = view
        await presenter.load()
        #expect(view.state.content != nil)
    }
}

@MainActor
private final class ViewSpy: CarDetailsPresenterToViewProtocol {
    private(set) var state = LoadState<CarDetailsContent>()

    func show(_ state: LoadState<CarDetailsContent>) {
        self.state = state
    }
}
