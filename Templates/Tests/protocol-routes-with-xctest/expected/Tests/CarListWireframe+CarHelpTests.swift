import XCTest

@testable import Scenes

nonisolated final class CarListWireframeCarHelpTests: XCTestCase {
    @MainActor
    private final class RouterSpy: CarListPresenterToRouterProtocol {
        private(set) var shown: [any SceneDestination] = []
        private(set) var closeCount = 0

        func show(_ destination: any SceneDestination) {
            shown.append(destination)
        }

        func close() {
            closeCount += 1
        }
    }

    @MainActor
    func testPresentCarHelpHandsOverTheInitialData() async throws {
        let router = RouterSpy()
        router.presentCarHelp()
        XCTAssertEqual(router.shown.count, 1)
        let scene = try XCTUnwrap(router.shown.first as? CarListToCarHelpDestination)
        XCTAssertEqual(scene.navigationStyle, .present)
    }
}
