import XCTest

@testable import Scenes

nonisolated final class CarListWireframeDetailsTests: XCTestCase {
    @MainActor
    func testNavigateToDetailsPassesTheInitialData() async throws {
        let spy = RouteSpy()
        let router = CarListWireframe(handler: spy)
        router.handle(CarListPresenterToRouter.navigateToDetails(withCarID: "42").request)
        let scene = try XCTUnwrap(spy.pushed.first as? CarDetailsBuilder)
        XCTAssertEqual(scene.carID, "42")
    }
}
