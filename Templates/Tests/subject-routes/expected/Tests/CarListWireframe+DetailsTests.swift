import Testing

@testable import Scenes

@MainActor
struct CarListWireframeDetailsTests {
    @Test func navigateToDetailsPassesTheInitialData() throws {
        let spy = RouteSpy()
        let router = CarListWireframe(handler: spy)
        router.handle(CarListPresenterToRouter.navigateToDetails(withCarID: "42").request)
        let scene = try #require(spy.pushed.first as? CarDetailsBuilder)
        #expect(scene.carID == "42")
    }
}
