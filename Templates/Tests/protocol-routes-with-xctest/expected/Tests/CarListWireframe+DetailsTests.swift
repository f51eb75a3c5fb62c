import XCTest

@testable import Scenes

nonisolated final class CarListWireframeDetailsTests: XCTestCase {
    @MainActor
    func testNavigateToDetailsPassesTheInitialData() async throws {
        let spy = RouteSpy()
        CarListWireframe(handler: spy).navigateToDetails(withCarID: "42")
        let scene = try XCTUnwrap(spy.pushed.first as? CarDetailsBuilder)
        XCTAssertEqual(scene.carID, "42")
    }
}
