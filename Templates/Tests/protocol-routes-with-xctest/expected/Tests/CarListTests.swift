import XCTest

@testable import Scenes

nonisolated final class CarListTests: XCTestCase {
    @MainActor private var builder: CarListBuilder {
        CarListBuilder()
    }

    @MainActor
    func testLoadShowsContent() async {
        let presenter = builder.makePresenter(router: CarListRouter())
        await presenter.load()
        XCTAssertNotNil(presenter.state.content)
    }
}
