import XCTest

@testable import Scenes

nonisolated final class CarListWireframeDetailsTests: XCTestCase {
    @MainActor
    func testNavigateToDetailsPassesTheInitialData() async {
        let spy = RouteSpy()
        CarListWireframe(handler: spy)
            .handle(CarListPresenterToRouter.navigateToDetails(withCarID: "42").request)
        XCTAssertEqual(try XCTUnwrap(spy.pushed.first as? CarDetailsBuilder).carID, "42")
    }
}
