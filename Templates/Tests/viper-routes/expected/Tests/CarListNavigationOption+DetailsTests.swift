import Testing

@testable import Scenes

@MainActor
struct CarListNavigationOptionDetailsTests {
    @Test func wireframePassesTheInitialData() throws {
        let spy = RouteSpy()
        CarListWireframe(handler: spy).navigate(to: .details(withCarID: "42"))
        #expect(try #require(spy.pushed.first as? CarDetailsBuilder).carID == "42")
    }
}
