import Testing

@testable import Scenes

@MainActor
struct CarListRouterMapTests {
    @Test func navigateToMapAsksForTheScene() {
        let spy = RouteSpy()
        let router = CarListRouter(handler: spy)
        router.navigateToMap(withLatitude: 42, longitude: 43)
        #expect(spy.pushed.first is CarMapBuilder)
    }
}
