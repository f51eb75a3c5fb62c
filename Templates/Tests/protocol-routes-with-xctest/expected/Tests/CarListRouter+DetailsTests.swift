import XCTest

@testable import Scenes

nonisolated final class CarListRouterDetailsTests: XCTestCase {
    @MainActor
    func testNavigateToDetailsPassesTheInitialData() async throws {
        let spy = RouteSpy()
        let router = CarListRouter(handler: spy)
        router.navigateToDetails(withCarID: "42")
        let scene = try XCTUnwrap(spy.pushed.first as? CarDetailsBuilder)
        XCTAssertEqual(scene.carID, "42")
    }
}
