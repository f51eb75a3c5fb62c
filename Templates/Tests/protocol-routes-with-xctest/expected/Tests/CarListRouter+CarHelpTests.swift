import XCTest

@testable import Scenes

nonisolated final class CarListRouterCarHelpTests: XCTestCase {
    @MainActor
    func testPresentCarHelpAsksForTheScene() async {
        let spy = RouteSpy()
        let router = CarListRouter(handler: spy)
        router.presentCarHelp()
        XCTAssertTrue(spy.presented.first is CarHelpBuilder)
    }
}
