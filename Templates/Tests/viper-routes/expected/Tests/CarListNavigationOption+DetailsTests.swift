import Testing

@testable import Scenes

@MainActor
struct CarListNavigationOptionDetailsTests {
    @Test func wireframePassesTheInitialData() throws {
        let spy = RouteSpy()
        let wireframe = CarListWireframe(handler: spy)
        wireframe.navigate(to: .details(withCarID: "42"))
        let scene = try #require(spy.pushed.first as? CarDetailsBuilder)
        #expect(scene.carID == "42")
    }
}
