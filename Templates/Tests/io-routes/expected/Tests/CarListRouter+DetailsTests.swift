import Testing

@testable import Scenes

@MainActor
struct CarListRouterDetailsTests {
    @Test func navigateToDetailsHandsOverTheInitialData() throws {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.navigateToDetails(withCarID: "42")
        let scene = try #require(spy.pushed.first as? CarDetailsBuilder)
        #expect(scene.carID == "42")
    }
}
