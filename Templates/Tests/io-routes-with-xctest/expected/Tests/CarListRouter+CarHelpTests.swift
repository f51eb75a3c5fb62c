import XCTest

@testable import Scenes

nonisolated final class CarListRouterCarHelpTests: XCTestCase {
    @MainActor
    func testNavigateToCarHelpAsksForTheScene() async {
        let spy = RouteSpy()
        let router = CarListRouter(handler: spy)
        router.navigateToCarHelp()
        XCTAssertTrue(spy.pushed.first is CarHelpBuilder)
    }
}
