import Testing

@testable import Scenes

@MainActor
struct CarListWireframeDetailsTests {
    private typealias PresenterToRouter = CarListPresenterToRouter

    @Test func navigateToDetailsHandsOverTheInitialData() throws {
        let request = PresenterToRouter.navigateToDetails(withCarID: "42")
        let scene = try #require(destination(of: request) as? CarListToDetailsDestination)
        #expect(scene.navigationStyle == .push)
        #expect(scene.carID == "42")
    }

    private func destination(of request: PresenterToRouter) -> (any SceneDestination)? {
        switch request {
        case .show(let destination): destination
        case .close: nil
        }
    }
}
