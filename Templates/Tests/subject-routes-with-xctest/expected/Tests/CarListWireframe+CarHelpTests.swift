import XCTest

@testable import Scenes

nonisolated final class CarListWireframeCarHelpTests: XCTestCase {
    @MainActor
    func testPresentCarHelpAsksForTheScene() async {
        let spy = RouteSpy()
        CarListWireframe(handler: spy).handle(CarListPresenterToRouter.presentCarHelp().request)
        XCTAssertTrue(spy.presented.first is CarHelpBuilder)
    }
}
