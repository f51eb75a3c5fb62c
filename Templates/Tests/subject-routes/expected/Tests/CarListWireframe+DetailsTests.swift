import Testing

@testable import Scenes

@MainActor
struct CarListWireframeDetailsTests {
    @Test func navigateToDetailsPassesTheInitialData() throws {
        let spy = RouteSpy()
        CarListWireframe(handler: spy)
            .handle(CarListPresenterToRouter.navigateToDetails(withCarID: "42").request)
        #expect(try #require(spy.pushed.first as? CarDetailsBuilder).carID == "42")
    }
}
