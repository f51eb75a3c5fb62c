import XCTest

@testable import Scenes

nonisolated final class CarListWireframeCarHelpTests: XCTestCase {
    private typealias PresenterToRouter = CarListPresenterToRouter

    @MainActor
    func testPresentCarHelpHandsOverTheInitialData() async throws {
        let request = PresenterToRouter.presentCarHelp()
        let scene = try XCTUnwrap(destination(of: request) as? CarListToCarHelpDestination)
        XCTAssertEqual(scene.navigationStyle, .present)
    }

    @MainActor
    private func destination(of request: PresenterToRouter) -> (any SceneDestination)? {
        switch request {
        case .show(let destination): destination
        case .close: nil
        }
    }
}
