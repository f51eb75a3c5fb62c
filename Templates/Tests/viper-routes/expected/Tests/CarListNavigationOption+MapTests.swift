import Testing

@testable import Scenes

@MainActor
struct CarListNavigationOptionMapTests {
    @Test func wireframeAsksForTheScene() {
        let spy = RouteSpy()
        CarListWireframe(handler: spy).navigate(to: .map(withLatitude: 42, longitude: 43))
        #expect(spy.pushed.first is CarMapBuilder)
    }
}
