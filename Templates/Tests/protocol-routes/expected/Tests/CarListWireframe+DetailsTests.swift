import Testing

@testable import Scenes

@MainActor
struct CarListWireframeDetailsTests {
    @Test func navigateToDetailsPassesTheInitialData() throws {
        let spy = RouteSpy()
        CarListWireframe(handler: spy).navigateToDetails(withCarID: "42")
        let scene = try #require(spy.pushed.first as? CarDetailsBuilder)
        #expect(scene.carID == "42")
    }
}
