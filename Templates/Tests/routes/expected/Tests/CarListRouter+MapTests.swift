import Testing

@testable import Scenes

@MainActor
struct CarListRouterMapTests {
    @Test func navigateToMapAsksForTheScene() {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.navigateToMap(withLatitude: 42, longitude: 43)
        #expect(spy.pushed.first is CarMapBuilder)
    }
}
