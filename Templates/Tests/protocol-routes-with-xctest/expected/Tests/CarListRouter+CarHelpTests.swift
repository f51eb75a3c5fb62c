import XCTest

@testable import Scenes

nonisolated final class CarListRouterCarHelpTests: XCTestCase {
    @MainActor
    func testPresentCarHelpAsksForTheScene() async {
        let spy = RouteSpy()
        CarListRouter(handler: spy).presentCarHelp()
        XCTAssertTrue(spy.presented.first is CarHelpBuilder)
    }
}
