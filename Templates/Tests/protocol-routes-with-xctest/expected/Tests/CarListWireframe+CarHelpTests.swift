import XCTest

@testable import Scenes

nonisolated final class CarListWireframeCarHelpTests: XCTestCase {
    @MainActor
    func testPresentCarHelpAsksForTheScene() async {
        let spy = RouteSpy()
        CarListWireframe(handler: spy).presentCarHelp()
        XCTAssertTrue(spy.presented.first is CarHelpBuilder)
    }
}
