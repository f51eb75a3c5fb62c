import XCTest

@testable import Scenes

nonisolated final class CarListRouterDetailsTests: XCTestCase {
    @MainActor
    func testNavigateToDetailsPassesTheInitialData() async {
        let spy = RouteSpy()
        CarListRouter(handler: spy).navigateToDetails(withID: "42", page: 42)
        XCTAssertEqual(try XCTUnwrap(spy.pushed.first as? CarDetailsBuilder).carID, "42")
        XCTAssertEqual(try XCTUnwrap(spy.pushed.first as? CarDetailsBuilder).page, 42)
    }
}
