import Testing

@testable import Scenes

@MainActor
struct CarListRouterMapTests {
    @Test func navigateToMapAsksForTheScene() {
        let spy = RouteSpy()
        CarListRouter(handler: spy).navigateToMap(withLatitude: 42, longitude: 43)
        #expect(spy.pushed.first is CarMapBuilder)
    }
}
