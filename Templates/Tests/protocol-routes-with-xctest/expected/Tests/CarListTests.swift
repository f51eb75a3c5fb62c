import XCTest

@testable import Scenes

nonisolated final class CarListTests: XCTestCase {
    @MainActor private var builder: CarListBuilder {
        CarListBuilder()
    }

    @MainActor
    func testLoadShowsContent() async {
        let view = ViewSpy()
        let presenter = builder.makePresenter(router: CarListRouter())
        presenter.view = view
        await presenter.load()
        XCTAssertNotNil(view.state.content)
    }
}

@MainActor
private final class ViewSpy: CarListPresenterToViewProtocol {
    private(set) var state = LoadState<CarListContent>()

    func show(_ state: LoadState<CarListContent>) {
        self.state = state
    }
}
