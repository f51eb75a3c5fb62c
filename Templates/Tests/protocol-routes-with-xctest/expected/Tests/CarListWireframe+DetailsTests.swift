import XCTest

@testable import Scenes

nonisolated final class CarListWireframeDetailsTests: XCTestCase {
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
    func testNavigateToDetailsHandsOverTheInitialData() async throws {
        let router = RouterSpy()
        router.navigateToDetails(withCarID: "42")
        XCTAssertEqual(router.shown.count, 1)
        let scene = try XCTUnwrap(router.shown.first as? CarListToDetailsDestination)
        XCTAssertEqual(scene.navigationStyle, .push)
        XCTAssertEqual(scene.carID, "42")
    }
}
