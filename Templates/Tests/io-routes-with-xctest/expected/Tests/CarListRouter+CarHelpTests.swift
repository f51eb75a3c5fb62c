import XCTest

@testable import Scenes

nonisolated final class CarListRouterCarHelpTests: XCTestCase {
    @MainActor
    func testNavigateToCarHelpAsksForTheScene() async {
        let spy = RouteSpy()
        CarListRouter(handler: spy).navigateToCarHelp()
        XCTAssertTrue(spy.pushed.first is CarHelpBuilder)
    }
}
