import Testing

@testable import Scenes

@MainActor
struct CarListWireframeDetailsTests {
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

    @Test func navigateToDetailsHandsOverTheInitialData() throws {
        let router = RouterSpy()
        router.navigateToDetails(withCarID: "42")
        #expect(router.shown.count == 1)
        let scene = try #require(router.shown.first as? CarListToDetailsDestination)
        #expect(scene.navigationStyle == .push)
        #expect(scene.carID == "42")
    }
}
