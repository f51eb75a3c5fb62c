import Testing

@testable import Scenes

@MainActor
struct CarListRouterDetailsTests {
    @Test func navigateToDetailsPassesTheInitialData() throws {
        let spy = RouteSpy()
        let router = CarListRouter(handler: spy)
        router.navigateToDetails(withCarID: "42")
        let scene = try #require(spy.pushed.first as? CarDetailsBuilder)
        #expect(scene.carID == "42")
    }
}
