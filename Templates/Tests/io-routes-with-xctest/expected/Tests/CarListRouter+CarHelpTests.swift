import XCTest

@testable import Scenes

nonisolated final class CarListRouterCarHelpTests: XCTestCase {
    @MainActor
    func testNavigateToCarHelpAsksForTheScene() async {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.navigateToCarHelp()
        XCTAssertTrue(spy.pushed.first is CarHelpBuilder)
    }
}
