import XCTest

@testable import Scenes

nonisolated final class CarListWireframeDetailsTests: XCTestCase {
    private typealias PresenterToRouter = CarListPresenterToRouter

    @MainActor
    func testNavigateToDetailsHandsOverTheInitialData() async throws {
        let request = PresenterToRouter.navigateToDetails(withCarID: "42")
        let scene = try XCTUnwrap(destination(of: request) as? CarListToDetailsDestination)
        XCTAssertEqual(scene.navigationStyle, .push)
        XCTAssertEqual(scene.carID, "42")
    }

    @MainActor
    private func destination(of request: PresenterToRouter) -> (any SceneDestination)? {
        switch request {
        case .show(let destination): destination
        case .close: nil
        }
    }
}
