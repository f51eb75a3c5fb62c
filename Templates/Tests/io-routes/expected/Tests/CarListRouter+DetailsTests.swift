import Testing

@testable import Scenes

@MainActor
struct CarListRouterDetailsTests {
    @Test func navigateToDetailsPassesTheInitialData() throws {
        let spy = RouteSpy()
        CarListRouter(handler: spy).navigateToDetails(withCarID: "42")
        #expect(try #require(spy.pushed.first as? CarDetailsBuilder).carID == "42")
    }
}
